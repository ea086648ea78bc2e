import type { EmailPicture } from '../../platform';
import type { Picture } from '../dto/picture.dto';

/**
 * Widths in pixels of every picture's files. Neighbors differ by at most 1.5: browsers choose the nearer one by the geometric
 * mean, so a file never has more than 1.5 times the pixels shown.
 */
export const DERIVATIVE_WIDTHS = [200, 300, 400, 600, 800, 1200, 1600, 2400] as const;

export const DERIVATIVE_FORMATS = ['avif', 'jpg'] as const;
export type DerivativeFormat = (typeof DERIVATIVE_FORMATS)[number];

export const DERIVATIVE_MIME: Record<DerivativeFormat, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/**
 * The widths of one picture, ascending. Nothing is enlarged: for a narrower original the list ends with its own width.
 */
export function derivativeWidths(originalWidth: number): number[] {
  const fitting = DERIVATIVE_WIDTHS.filter((width) => width <= originalWidth);
  return fitting.length === DERIVATIVE_WIDTHS.length || fitting.at(-1) === originalWidth
    ? [...fitting]
    : [...fitting, originalWidth];
}

interface Derivative {
  mediaId: string;
  /** The event of an event photo. */
  eventId?: string;
  width: number;
  format: DerivativeFormat;
}

const FILE_NAME = /^([0-9a-f]{32})-([1-9]\d{0,4})\.(avif|jpg)$/;

export const derivativeName = ({ mediaId, width, format }: Derivative): string =>
  `${mediaId}-${width}.${format}`;

/** Null for anything that is not exactly a file name, so that no path gets through. */
export function parseDerivativeName(name: string): Derivative | null {
  const [, mediaId, width, extension] = FILE_NAME.exec(name) ?? [];
  const format = DERIVATIVE_FORMATS.find((each) => each === extension);
  if (mediaId === undefined || width === undefined || format === undefined) return null;
  return { mediaId, width: Number(width), format };
}

/** The folder of event pictures, in URLs below /api and in storage. */
export const EVENT_PICTURE_FILES = 'event-pictures';

const folderOf = ({ eventId }: Derivative): string =>
  eventId === undefined ? 'uploads' : `${EVENT_PICTURE_FILES}/${eventId}`;

/** The public URL. Files of an event are open to everyone who may see the event. */
export const derivativeUrl = (derivative: Derivative): string =>
  `/api/${folderOf(derivative)}/${derivativeName(derivative)}`;

/** Shown when an artwork has no picture, or its file does not load. */
export const PLACEHOLDER_NAME = 'placeholder.svg';
export const PLACEHOLDER_URL = `/api/uploads/${PLACEHOLDER_NAME}`;

/** Storage key of a derivative. */
export const derivativeKey = (derivative: Derivative): string =>
  `${folderOf(derivative)}/${derivativeName(derivative)}`;

/** Storage key of the original of an event photo: no route serves that folder. */
export const eventOriginalKey = (eventId: string, sha256: string): string =>
  `event-originals/${eventId}/${sha256}`;

/** Storage key of an original: no route serves that folder. */
export const originalKey = (sha256: string, extension: string): string => `originals/${sha256}.${extension}`;

/** The folder of buyers' files: no route serves it. */
export const BUYER_FILES = 'event-files';

/** Storage key of the file for the buyer of an event photo: full size, without metadata. */
export const buyerFileKey = (eventId: string, mediaId: string): string =>
  `${BUYER_FILES}/${eventId}/${buyerFileName(mediaId)}`;

export const buyerFileName = (mediaId: string): string => `${mediaId}.jpg`;

/** For files named by the hash of their content. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** An email shows pictures 520 px wide; this is twice as wide, for dense screens. */
const EMAIL_PICTURE_WIDTH = 1_040;

/** The picture for an email; null without a file. Only guests can open the pictures of an event for VIPs. */
export function emailPicture(
  { id: mediaId, eventId, widths, alt: ownAlt }: Picture,
  publicOrigin: string,
  alt = ownAlt,
): EmailPicture | null {
  const width = widths.find((each) => each >= EMAIL_PICTURE_WIDTH) ?? widths.at(-1);
  if (width === undefined) return null;
  return { url: publicOrigin + derivativeUrl({ mediaId, eventId, width, format: 'jpg' }), alt };
}
