export const EVENT_PHOTO_ORIENTATIONS = ['square', 'landscape', 'vertical'] as const;

/** Decides the sizes an event photo is sold in. */
export type EventPhotoOrientation = (typeof EVENT_PHOTO_ORIENTATIONS)[number];

/** Sides that differ by at most a tenth make a square. */
const SQUARE_TOLERANCE_DIVISOR = 10;

/** The orientation by the sides in pixels; square if they are unknown, as for a picture that does not load. */
export function eventPhotoOrientation({
  width,
  height,
}: {
  width: number;
  height: number;
}): EventPhotoOrientation {
  if (!(width > 0 && height > 0)) return 'square';
  if (Math.abs(width - height) * SQUARE_TOLERANCE_DIVISOR <= height) return 'square';
  return width > height ? 'landscape' : 'vertical';
}
