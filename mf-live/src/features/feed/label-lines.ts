/** Width of an average letter of the serif italic, in parts of its size. */
const LETTER = 0.42;
/** More of a caption is read in the full view. */
const MOST_LINES = 2;

/**
 * How many lines a caption is given beneath its picture. Reckoned, not measured: heights must be known of thousands of
 * photographs that are not drawn.
 *
 * @param width pixels that the caption has
 * @param size pixels of its letters
 */
export function labelLines(caption: string, width: number, size: number): number {
  const lines = Math.ceil((caption.length * LETTER * size) / Math.max(1, width));
  return Math.min(MOST_LINES, Math.max(1, lines));
}
