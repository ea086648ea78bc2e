import { editionTotal, type ProposedEdition } from '../catalog/edition';
import type { FrameStyle } from '../catalog/frame-styles';
import { MATTE_SIZES } from '../catalog/matte';
import type { EventPhotoOrientation } from './event-photo-orientation';
import { EVENT_PHOTO_FRAMES, eventPhotoFrameStyle } from './event-photo-frames';
import { priceEntry, usualShippingClass, type PriceBookPrices } from '../pricing/price-book';
import { formatSize, isMini, rotateSize, type SizeKey } from '../catalog/print-size';

/** A size in which an event photo is sold as a numbered print. */
export interface EventPhotoSize extends ProposedEdition {
  /** Display size. */
  label: string;
  /** Frames and mattes to choose from. */
  frameStyles: readonly FrameStyle[];
}

/** An event photo order: the digital file with a small unnumbered print. */
export const EVENT_PHOTO_PRICE_CENTS = 15_000;

/** The print of an event photo order. */
export const INCLUDED_MINI_PRINT = { size: '7x5', frameSize: null, frameStyle: 'Unframed' } as const;

/** The sizes of this orientation, smallest first. */
export const eventPhotoSizeKeys = (orientation: EventPhotoOrientation): readonly SizeKey[] =>
  SIZE_KEYS[orientation];

/** Paper of live editions. */
export const EVENT_PHOTO_MEDIUM = 'Archival pigment print';

/** Size keys, smallest first; the mini's orientation never changes. */
const SIZE_KEYS: Record<EventPhotoOrientation, readonly SizeKey[]> = {
  square: ['7x5', '20x20', '30x30', '40x40'],
  landscape: ['7x5', '30x20', '45x30', '60x40'],
  vertical: ['7x5', '20x30', '30x45', '40x60'],
};

/** What the purchase sheet offers, from its own table. A vertical print is its landscape twin turned, with its frame. */
export function eventPhotoSizes(book: PriceBookPrices, orientation: EventPhotoOrientation): EventPhotoSize[] {
  return SIZE_KEYS[orientation].flatMap((size) => eventPhotoSize(book, size) ?? []);
}

function eventPhotoSize(book: PriceBookPrices, size: SizeKey): EventPhotoSize | null {
  const sheet = priceEntry(book, 'live_sheet', size);
  if (sheet === null) return null;
  const mini = isMini(size);
  const frameStyles = mini
    ? EVENT_PHOTO_FRAMES
    : EVENT_PHOTO_FRAMES.flatMap((frame) => MATTE_SIZES.map((matte) => eventPhotoFrameStyle(frame, matte)));
  return {
    size,
    label: formatSize(size),
    kind: mini ? 'mini' : 'framed',
    priceCents: sheet.priceCents,
    total: editionTotal(size),
    frameSize: mini ? sheet.frameSize : turnedFrameSize(sheet.frameSize, size),
    frameStyle: frameStyles[0] ?? EVENT_PHOTO_FRAMES[0],
    shippingClass: sheet.shippingClass ?? usualShippingClass(size),
    frameStyles,
  };
}

/** The frame turned like its print. */
function turnedFrameSize(frameSize: string | null, size: SizeKey): string | null {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return frameSize !== null && height > width ? rotateSize(frameSize) : frameSize;
}
