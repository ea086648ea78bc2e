/** What a picture needs to be shown; the wire's `Picture` fits it. */
export interface PictureSource {
  /** 32 hex digits: names of files under /api/uploads, immutable. */
  id: string;
  /** Of an event's photograph: its files are under /api/event-pictures/{eventId}. */
  eventId?: string;
  /** Opens files that are guarded, for those who cannot show who they are with an `<img>`. */
  grant?: string;
  alt: string;
  /** Pixels of the original; they give the ratio. */
  width: number;
  height: number;
  /** `#rrggbb`, the ground until the file has arrived. */
  dominantColor: string;
  /** A data URI 16 px wide. */
  placeholder: string;
  /** Widths in pixels that exist as files. */
  widths: readonly number[];
}

export type PictureFormat = 'avif' | 'jpg';

/** The `srcset` of one format. The API serves the files from the page's own origin. */
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
