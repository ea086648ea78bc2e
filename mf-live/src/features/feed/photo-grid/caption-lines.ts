/** Width of an average letter of the serif italic, in parts of its size. */
const LETTER_WIDTH = 0.42;
/** More of a caption is read in the full view. */
const MAX_LINES = 2;

/**
 * How many lines a caption is given beneath its picture. Reckoned, not measured: heights must be known of thousands of
 * photographs that are not drawn.
 *
 * @param width pixels that the caption has
 * @param size pixels of its letters
 */
export function captionLines(caption: string, width: number, size: number): number {
  const lines = Math.ceil((caption.length * LETTER_WIDTH * size) / Math.max(1, width));
  return Math.min(MAX_LINES, Math.max(1, lines));
}
