import { editionTotal, type ProposedEdition } from '../catalog/edition';
import {
  EVENT_PHOTO_FRAMES,
  eventPhotoFrameStyle,
  MATTE_SIZES,
  type FrameStyle,
} from '../catalog/frame-styles';
import type { EventPhotoOrientation } from './event-photo';
import { priceEntry, type PriceBookPrices } from '../pricing/price-book';
import { formatSize, isMini, rotateSize, type SizeKey } from '../catalog/print-size';

/** A size in which a live photograph is sold as a numbered print. */
export interface EventPhotoSize extends ProposedEdition {
  /** The size as screens show it. */
  label: string;
  /** Frames and mattes from which the buyer chooses. */
  frameStyles: readonly FrameStyle[];
  /** Inches of matte around the print; empty where the frame leaves no choice. */
  matteSizes: readonly number[];
}

/** An event photo: the digital file with a small print, without a number. */
export const EVENT_PHOTO_PRICE_CENTS = 15_000;

/** The print that belongs to an event photo. */
export const INCLUDED_MINI_PRINT = { size: '7x5', frameSize: null, frameStyle: 'Unframed' } as const;

/** The sizes in which a photograph of this shape is sold, smallest first. */
export const eventPhotoSizeKeys = (orientation: EventPhotoOrientation): readonly SizeKey[] =>
  SIZE_KEYS[orientation];

/** What live prints are made of. */
export const EVENT_PHOTO_MEDIUM = 'Archival pigment print';

/** Keys of the sizes, smallest first; the mini lies the same way whatever the photograph. */
const SIZE_KEYS: Record<EventPhotoOrientation, readonly SizeKey[]> = {
  square: ['7x5', '20x20', '30x30', '40x40'],
  landscape: ['7x5', '30x20', '45x30', '60x40'],
  vertical: ['7x5', '20x30', '30x45', '40x60'],
};

/**
 * What the purchase sheet offers of a photograph. The sheet's own prices are charged; the frames come from the live
 * table, those of squares from the owner's form. A vertical print is its landscape twin turned.
 */
export function eventPhotoSizes(book: PriceBookPrices, orientation: EventPhotoOrientation): EventPhotoSize[] {
  return SIZE_KEYS[orientation].flatMap((size) => eventPhotoSize(book, size) ?? []);
}

function eventPhotoSize(book: PriceBookPrices, size: SizeKey): EventPhotoSize | null {
  const sheet = priceEntry(book, 'live_sheet', size);
  if (sheet === null) return null;
  const mini = isMini(size);
  return {
    size,
    label: formatSize(size),
    kind: mini ? 'mini' : 'framed',
    priceCents: sheet.priceCents,
    total: editionTotal(size),
    frameSize: mini ? sheet.frameSize : outerFrameSize(book, size),
    frameStyle: mini ? EVENT_PHOTO_FRAMES[0] : eventPhotoFrameStyle(EVENT_PHOTO_FRAMES[0], MATTE_SIZES[0]),
    shippingClass: mini ? 'mini' : 'framed',
    frameStyles: mini
      ? EVENT_PHOTO_FRAMES
      : EVENT_PHOTO_FRAMES.flatMap((frame) => MATTE_SIZES.map((matte) => eventPhotoFrameStyle(frame, matte))),
    matteSizes: mini ? [] : MATTE_SIZES,
  };
}

/** Outer size of the frame, turned as the print is. */
function outerFrameSize(book: PriceBookPrices, size: SizeKey): string | null {
  const frame =
    (priceEntry(book, 'live_table', size) ?? priceEntry(book, 'form_create', size))?.frameSize ?? null;
  const [width = 0, height = 0] = size.split('x').map(Number);
  return frame !== null && height > width ? rotateSize(frame) : frame;
}
