/** What a picture needs to be shown; the wire's `Picture` fits. */
export interface PictureSource {
  /** 32 hex digits: file names under /api/uploads, immutable. */
  id: string;
  /** For an event photo: its files are under /api/event-pictures/{eventId}. */
  eventId?: string;
  /** Authorizes guarded files, because an `<img>` sends no header. */
  grant?: string;
  alt: string;
  /** Pixels of the original, for the ratio. */
  width: number;
  height: number;
  /** `#rrggbb`, the background until the file has loaded. */
  dominantColor: string;
  /** A data URI 16 px wide. */
  placeholder: string;
  /** Widths in pixels that exist as files. */
  widths: readonly number[];
}

export type PictureFormat = 'avif' | 'jpg';

/** The `srcset` of one format, from the page's own origin. */
export function sourceSet(picture: PictureSource, format: PictureFormat): string {
  return picture.widths.map((width) => `${fileUrl(picture, width, format)} ${width}w`).join(', ');
}

/** The file for a browser without `srcset`: the width nearest to a common screen's. */
export function fallbackUrl(picture: PictureSource): string {
  const width =
    picture.widths.find((candidate) => candidate >= 800) ?? picture.widths.at(-1) ?? picture.width;
  return fileUrl(picture, width, 'jpg');
}

function fileUrl(picture: PictureSource, width: number, format: PictureFormat): string {
  const folder = picture.eventId === undefined ? 'uploads' : `event-pictures/${picture.eventId}`;
  const query = picture.grant === undefined ? '' : `?grant=${encodeURIComponent(picture.grant)}`;
  return `/api/${folder}/${picture.id}-${width}.${format}${query}`;
}
