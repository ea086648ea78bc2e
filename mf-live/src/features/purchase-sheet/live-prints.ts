import type { EventPhoto, EventPhotoEditionOption } from '@gallery/contracts';
import { formatEditionNumber, formatSize, eventPhotoTitle } from '@gallery/domain';
import type { NewCartItem } from '@gallery/session';

/** The event, for the link back and the cart line. */
export interface PurchaseEvent {
  id: string;
  tag: string;
  title: string;
}

/** The gate, for a guest without a pass. */
export const gatePath = ({ tag }: Pick<PurchaseEvent, 'tag'>): string => `/live-event-gate/${tag}`;

/** What the sheet and the cart need of a photo. */
export type PurchasePhoto = Pick<
  EventPhoto,
  'id' | 'caption' | 'seq' | 'imageUrl' | 'capturedAt' | 'isAvailableForOrder' | 'isWithdrawn'
>;

/** Radio value of the unnumbered print with its file. */
export const EVENT_PHOTO_ORDER_TYPE = 'event-photo';

/** Available prints of a size. */
export const availablePrints = ({ remaining, held }: EventPhotoEditionOption): number => remaining - held;

/** 'Sold Out', or '8 of 9 remaining', with prints on hold. */
export function remainingLabel({ total, remaining, held }: EventPhotoEditionOption): string {
  if (remaining <= 0) return 'Sold Out';
  const words = `${remaining} of ${total} remaining`;
  return held > 0 ? `${words}, ${held} on hold` : words;
}

/** 'Frame 42.5 × 32.5 in' below the size. */
export const frameSizeLabel = ({ frameSize }: EventPhotoEditionOption): string | undefined =>
  frameSize === null ? undefined : `Frame ${formatSize(frameSize)}`;

/** Frame and matte of a print. */
export interface Framing {
  frame: string;
  /** Matte in inches; null where the frame decides. */
  matteSize: number | null;
}

/** The frame as `frameType`: 'Black wood, 5 in matte', or 'Black wood' for a mini. */
export const framingLabel = ({ frame, matteSize }: Framing): string =>
  matteSize === null ? frame : `${frame}, ${matteSize} in matte`;

/** The offered framing nearest to the selected one: another size may have other frames. */
export function resolveFraming(
  { frames, matteSizes }: EventPhotoEditionOption,
  wanted: Framing | null,
): Framing {
  return {
    frame: frames.find((frame) => frame === wanted?.frame) ?? frames[0] ?? '',
    matteSize: matteSizes.find((size) => size === wanted?.matteSize) ?? matteSizes[0] ?? null,
  };
}

/** The size as a cart line with one print. */
export function toCartItem(
  event: PurchaseEvent,
  photo: PurchasePhoto,
  option: EventPhotoEditionOption,
  frameType: string,
): NewCartItem {
  return {
    id: `live-${photo.id}-${option.size}`,
    artworkId: photo.id,
    title: eventPhotoTitle(photo),
    series: event.title,
    year: new Date(photo.capturedAt).getUTCFullYear(),
    imageUrl: photo.imageUrl,
    editionNumber: formatEditionNumber(option.total),
    editionSize: formatSize(option.size),
    size: option.size,
    frameSize: option.frameSize ?? '',
    frameType,
    price: option.price ?? 0,
    remaining: availablePrints(option),
    eventId: event.id,
  };
}
