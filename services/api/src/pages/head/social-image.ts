import { derivativeUrl, type Picture } from '../../media';

/** A picture for link previews and search engines: one JPEG with an absolute URL. */
export interface SocialImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Previews are about 600 px wide, with two device pixels each. */
const PREVIEW_WIDTH = 1200;

export function socialImage(picture: Picture | null | undefined, origin: string): SocialImage | null {
  if (!picture) return null;
  const width = picture.widths.findLast((each) => each <= PREVIEW_WIDTH) ?? picture.widths[0];
  if (width === undefined) return null;
  return {
    url: origin + derivativeUrl({ mediaId: picture.id, eventId: picture.eventId, width, format: 'jpg' }),
    width,
    height: Math.round((width * picture.height) / picture.width),
    alt: picture.alt,
  };
}
