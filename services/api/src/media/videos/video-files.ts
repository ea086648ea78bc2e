import type { ByteRange } from '../../platform';

/** Accepted types; browsers play the first one they support. */
export const VIDEO_TYPES = ['video/webm', 'video/mp4'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];

const EXTENSION: Record<VideoType, string> = { 'video/webm': 'webm', 'video/mp4': 'mp4' };

/** `id` is the first 32 hex digits of the SHA-256. */
export interface VideoFile {
  id: string;
  type: VideoType;
}

const FILE_NAME = /^([0-9a-f]{32})\.(webm|mp4)$/;

/** Null for anything that is not exactly a file name, so that no path gets through. */
export function parseVideoName(name: string): VideoFile | null {
  const [, id, extension] = FILE_NAME.exec(name) ?? [];
  const type = VIDEO_TYPES.find((each) => EXTENSION[each] === extension);
  return id === undefined || type === undefined ? null : { id, type };
}

const videoName = ({ id, type }: VideoFile): string => `${id}.${EXTENSION[type]}`;

export const videoUrl = (video: VideoFile): string => `/videos/${videoName(video)}`;

export const videoKey = (video: VideoFile): string => `videos/${videoName(video)}`;

/** The type according to the first bytes: EBML opens WebM, an `ftyp` box opens MP4. Null for anything else. */
export function detectVideoType(bytes: Buffer): VideoType | null {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'video/webm';
  return bytes.subarray(4, 8).toString('latin1') === 'ftyp' ? 'video/mp4' : null;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The range of a Range header. Null means the whole file: no header, or several ranges or another unit, which a server may
 * ignore (RFC 9110, section 14.2). `outside` means that the file has no byte of the range.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'outside';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
