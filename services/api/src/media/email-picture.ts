import type { EmailPicture } from '../platform';
import type { Picture } from './dto/picture.dto';
import { derivativeUrl } from './images/image-derivatives';

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
