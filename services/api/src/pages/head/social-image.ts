import { derivativeUrl, type Picture } from '../../media';

/** A picture as link previews and search engines fetch it: one JPEG at a whole address. */
export interface SocialImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Previews are shown about 600 px wide, at two pixels to one. */
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
