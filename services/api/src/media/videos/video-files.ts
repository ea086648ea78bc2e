/** What a film's file may be; browsers take the first that they know. */
export const VIDEO_TYPES = ['video/webm', 'video/mp4'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];

const EXTENSION: Record<VideoType, string> = { 'video/webm': 'webm', 'video/mp4': 'mp4' };

/** One file of a film, by the first 32 hex digits of its SHA-256. */
export interface VideoFile {
  id: string;
  type: VideoType;
}

const FILE_NAME = /^([0-9a-f]{32})\.(webm|mp4)$/;

/** Reads a file name; null for anything that is not exactly one, so that no path can be smuggled through it. */
export function parseVideoName(name: string): VideoFile | null {
  const [, id, extension] = FILE_NAME.exec(name) ?? [];
  const type = VIDEO_TYPES.find((each) => EXTENSION[each] === extension);
  return id === undefined || type === undefined ? null : { id, type };
}

const videoName = ({ id, type }: VideoFile): string => `${id}.${EXTENSION[type]}`;

/** Where a film is public. */
export const videoUrl = (film: VideoFile): string => `/videos/${videoName(film)}`;

/** Storage key of a film. */
export const videoKey = (film: VideoFile): string => `videos/${videoName(film)}`;

/** The type by the first bytes: EBML opens WebM, an `ftyp` box opens MP4. Null for anything else. */
export function detectVideoType(bytes: Buffer): VideoType | null {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'video/webm';
  return bytes.subarray(4, 8).toString('latin1') === 'ftyp' ? 'video/mp4' : null;
}
