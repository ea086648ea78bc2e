/**
 * Widths in pixels at which every picture is offered. Neighbours are at most 1.5 apart: browsers choose the nearer one by
 * the geometric mean, so what is fetched never has more than 1.5 times the pixels that are shown.
 */
export const DERIVATIVE_WIDTHS = [200, 300, 400, 600, 800, 1200, 1600, 2400] as const;

export const DERIVATIVE_FORMATS = ['avif', 'jpg'] as const;
export type DerivativeFormat = (typeof DERIVATIVE_FORMATS)[number];

export const DERIVATIVE_MIME: Record<DerivativeFormat, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/**
 * The widths of one picture, ascending. Nothing is enlarged: an original narrower than a width ends the list with its
 * own width instead.
 */
export function derivativeWidths(originalWidth: number): number[] {
  const fitting = DERIVATIVE_WIDTHS.filter((width) => width <= originalWidth);
  return fitting.length === DERIVATIVE_WIDTHS.length || fitting.at(-1) === originalWidth
    ? [...fitting]
    : [...fitting, originalWidth];
}

/** One derivative as its file name says it. */
export interface Derivative {
  mediaId: string;
  /** Of an event's photograph: the folder of its files. */
  eventId?: string;
  width: number;
  format: DerivativeFormat;
}

const FILE_NAME = /^([0-9a-f]{32})-([1-9]\d{0,4})\.(avif|jpg)$/;

export const derivativeName = ({ mediaId, width, format }: Derivative): string =>
  `${mediaId}-${width}.${format}`;

/** Reads a file name; null for anything that is not exactly one, so that no path can be smuggled through it. */
export function parseDerivativeName(name: string): Derivative | null {
  const [, mediaId, width, extension] = FILE_NAME.exec(name) ?? [];
  const format = DERIVATIVE_FORMATS.find((each) => each === extension);
  if (mediaId === undefined || width === undefined || format === undefined) return null;
  return { mediaId, width: Number(width), format };
}

/** The folder of an event's picture files, as address below the API and as storage key. */
export const EVENT_PICTURE_FILES = 'event-pictures';

const folderOf = ({ eventId }: Derivative): string =>
  eventId === undefined ? 'uploads' : `${EVENT_PICTURE_FILES}/${eventId}`;

/** Where derivatives are public, below the API; those of an event are open to those who may see the event. */
export const derivativeUrl = (derivative: Derivative): string =>
  `/api/${folderOf(derivative)}/${derivativeName(derivative)}`;

/** What stands in where a work has no picture, or its file does not load. */
export const PLACEHOLDER_NAME = 'placeholder.svg';
export const PLACEHOLDER_URL = `/api/uploads/${PLACEHOLDER_NAME}`;

/** Storage key of a derivative. */
export const derivativeKey = (derivative: Derivative): string =>
  `${folderOf(derivative)}/${derivativeName(derivative)}`;

/** Storage key of a photograph of an event as it came: no route reads that folder. */
export const eventOriginalKey = (eventId: string, sha256: string): string =>
  `event-originals/${eventId}/${sha256}`;

/** Storage key of an original: outside the folder that the uploads route reads. */
export const originalKey = (sha256: string, extension: string): string => `originals/${sha256}.${extension}`;

/** The folder of buyers' files: no route reads it. */
export const BUYER_FILES = 'event-files';

/** Storage key of the file that the buyer of an event's photograph gets: whole, and without its metadata. */
export const buyerFileKey = (eventId: string, mediaId: string): string =>
  `${BUYER_FILES}/${eventId}/${buyerFileName(mediaId)}`;

export const buyerFileName = (mediaId: string): string => `${mediaId}.jpg`;

/** Caching of files whose names carry the hash of their content: what they name never changes. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
