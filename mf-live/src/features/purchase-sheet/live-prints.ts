import type { EventPhoto, EventPhotoEditionOption } from '@gallery/contracts';
import { formatEditionNumber, formatSize, eventPhotoTitle } from '@gallery/domain';
import type { NewCartItem } from '@gallery/session';

/** What the sheet needs to know of the event: the way back to it and its name on the cart line. */
export interface PurchaseEvent {
  id: string;
  tag: string;
  title: string;
}

/** Where a guest without a pass of the event gets one. */
export const gatePath = ({ tag }: Pick<PurchaseEvent, 'tag'>): string => `/live-event-gate/${tag}`;

/** What the sheet shows of a photo, and what of it goes into the cart. */
export type PurchasePhoto = Pick<
  EventPhoto,
  'id' | 'caption' | 'seq' | 'imageUrl' | 'capturedAt' | 'isAvailableForOrder' | 'isWithdrawn'
>;

/** Value of the row that is no size: the unnumbered print with its file. */
export const EVENT_PHOTO_ORDER_TYPE = 'event-photo';

/** Prints of this size that can be bought now: neither sold nor on hold. */
export const availablePrints = ({ remaining, held }: EventPhotoEditionOption): number => remaining - held;

/** 'Sold Out', or '8 of 9 remaining', with what others are paying for right now. */
export function remainingLabel({ total, remaining, held }: EventPhotoEditionOption): string {
  if (remaining <= 0) return 'Sold Out';
  const words = `${remaining} of ${total} remaining`;
  return held > 0 ? `${words}, ${held} on hold` : words;
}

/** 'Frame 42.5 × 32.5 in' beneath the size. */
export const frameSizeLabel = ({ frameSize }: EventPhotoEditionOption): string | undefined =>
  frameSize === null ? undefined : `Frame ${formatSize(frameSize)}`;

/** How a print is framed. */
export interface Framing {
  frame: string;
  /** Inches of matte on each side; null where the frame leaves no choice. */
  matteSize: number | null;
}

/** The frame in the words of `frameType`: 'Black wood, 5 in matte', or 'Black wood' of a mini. */
export const framingLabel = ({ frame, matteSize }: Framing): string =>
  matteSize === null ? frame : `${frame}, ${matteSize} in matte`;

/** The framing on offer that is nearest to what was chosen: another size may have other frames. */
export function resolveFraming(
  { frames, matteSizes }: EventPhotoEditionOption,
  wanted: Framing | null,
): Framing {
  return {
    frame: frames.find((frame) => frame === wanted?.frame) ?? frames[0] ?? '',
    matteSize: matteSizes.find((size) => size === wanted?.matteSize) ?? matteSizes[0] ?? null,
  };
}

/** The size as a line of the cart, one print. */
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
