import { derivativeUrl } from './images/image-derivatives';
import type { MediaEntity } from './media.entity';
import type { Picture } from './dto/picture.dto';

/** What leaves of a picture; `alt` where the place that shows it has words of its own. */
export const presentPicture = (media: MediaEntity, alt = media.alt): Picture => ({
  id: media.id,
  ...(media.eventId === null ? {} : { eventId: media.eventId }),
  alt,
  width: media.width,
  height: media.height,
  dominantColor: media.dominantColor,
  placeholder: media.placeholder,
  widths: media.widths,
});

/** Widest JPEG that plain `<img>` readers of the spec's URL fields should load. */
const MAX_SINGLE_URL_WIDTH = 1600;

/** Address of one picture for fields that hold a single URL (`imageUrl`). */
export function pictureUrl({ id, eventId, widths }: Picture): string {
  const width = widths.findLast((each) => each <= MAX_SINGLE_URL_WIDTH) ?? widths[0] ?? MAX_SINGLE_URL_WIDTH;
  return derivativeUrl({ mediaId: id, eventId, width, format: 'jpg' });
}
