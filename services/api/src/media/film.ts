/** What a film's file may be; browsers take the first that they know. */
export const FILM_TYPES = ['video/webm', 'video/mp4'] as const;
export type FilmType = (typeof FILM_TYPES)[number];

const EXTENSION: Record<FilmType, string> = { 'video/webm': 'webm', 'video/mp4': 'mp4' };

/** One file of a film, by the first 32 hex digits of its SHA-256. */
export interface FilmFile {
  id: string;
  type: FilmType;
}

const NAME = /^([0-9a-f]{32})\.(webm|mp4)$/;

/** Reads a file name; null for anything that is not exactly one, so that no path can be smuggled through it. */
export function parseFilmName(name: string): FilmFile | null {
  const [, id, extension] = NAME.exec(name) ?? [];
  const type = FILM_TYPES.find((each) => EXTENSION[each] === extension);
  return id === undefined || type === undefined ? null : { id, type };
}

const filmName = ({ id, type }: FilmFile): string => `${id}.${EXTENSION[type]}`;

/** Where a film is public. */
export const filmUrl = (film: FilmFile): string => `/videos/${filmName(film)}`;

/** Storage key of a film. */
export const filmKey = (film: FilmFile): string => `videos/${filmName(film)}`;

/** The type by the first bytes: EBML opens WebM, an `ftyp` box opens MP4. Null for anything else. */
export function filmType(bytes: Buffer): FilmType | null {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'video/webm';
  return bytes.subarray(4, 8).toString('latin1') === 'ftyp' ? 'video/mp4' : null;
}
