export const PHOTO_ORIENTATIONS = ['square', 'landscape', 'vertical'] as const;

/** How a photograph of an event hangs, which decides the sizes it is sold in. */
export type PhotoOrientation = (typeof PHOTO_ORIENTATIONS)[number];

/** Sides that differ by at most a tenth make a square (L54). */
const SQUARE_TOLERANCE = 0.1;

/** By the sides in pixels; square when they say nothing, as for a picture that does not load (L54). */
export function photoOrientation({ width, height }: { width: number; height: number }): PhotoOrientation {
  const ratio = width / height;
  if (!Number.isFinite(ratio) || Math.abs(ratio - 1) <= SQUARE_TOLERANCE) return 'square';
  return ratio > 1 ? 'landscape' : 'vertical';
}
