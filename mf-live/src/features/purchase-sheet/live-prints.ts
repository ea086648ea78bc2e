import type { EventPhoto, EventPhotoEditionOption, FrameOption } from '@gallery/contracts';
import { formatEditionNumber, formatSize, eventPhotoTitle, type EditionHold } from '@gallery/domain';
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

/** The prints of a size, and until when others hold some. */
export const editionHoldOf = (option: EventPhotoEditionOption): EditionHold => ({
  ...option,
  sold: option.total - option.remaining,
  available: availablePrints(option),
});

/** 'Frame 42.5 × 32.5 in' below the size; that of the chosen frame, which its matte may make larger. */
export function frameSizeLabel(option: EventPhotoEditionOption, wanted: Framing | null): string | undefined {
  const frameSize = resolveFrameOption(option, wanted)?.framedSize ?? option.framedSize;
  return frameSize === null ? undefined : `Frame ${formatSize(frameSize)}`;
}

/** The chosen frame and matte. */
export type Framing = Pick<FrameOption, 'type' | 'matteSize'>;

/** The offered frame nearest to the chosen one, because another size may have other frames and no matte. */
export function resolveFrameOption(
  { frameOptions }: EventPhotoEditionOption,
  wanted: Framing | null,
): FrameOption | undefined {
  const sameFrame = frameOptions.filter(({ type }) => type === wanted?.type);
  const offered = sameFrame.length > 0 ? sameFrame : frameOptions;
  return offered.find(({ matteSize }) => matteSize === wanted?.matteSize) ?? offered[0];
}

/** The visualizer with this print. */
export const visualizerPath = (
  event: Pick<PurchaseEvent, 'id'>,
  photo: Pick<PurchasePhoto, 'id'>,
  { size }: Pick<EventPhotoEditionOption, 'size'>,
  { frameType }: Pick<FrameOption, 'frameType'>,
): string =>
  `/visualizer?${new URLSearchParams({ event: event.id, photo: photo.id, size, frame: frameType })}`;

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
    frameSize: option.framedSize ?? '',
    frameType,
    price: option.price ?? 0,
    remaining: availablePrints(option),
    eventId: event.id,
  };
}
