export const PHOTO_ORIENTATIONS = ['square', 'landscape', 'vertical'] as const;

/** How a photograph of an event hangs, which decides the sizes it is sold in. */
export type PhotoOrientation = (typeof PHOTO_ORIENTATIONS)[number];

/** Sides that differ by at most one part in so many make a square. */
const SQUARE_PARTS = 10;

/** By the sides in pixels; square when they say nothing, as for a picture that does not load. */
export function photoOrientation({ width, height }: { width: number; height: number }): PhotoOrientation {
  if (!(width > 0 && height > 0)) return 'square';
  if (Math.abs(width - height) * SQUARE_PARTS <= height) return 'square';
  return width > height ? 'landscape' : 'vertical';
}
