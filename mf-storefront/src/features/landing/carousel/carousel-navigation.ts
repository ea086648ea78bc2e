/** One work back or one on. */
export type CarouselStep = -1 | 1;

/** Pixels that a finger must travel sideways to turn the carousel. */
export const SWIPE_THRESHOLD = 50;

/** The work that a visit begins with: any of them, the same one for server and browser. */
export const initialPosition = (seed: number, count: number): number =>
  count === 0 ? 0 : Math.abs(seed) % count;

/** The position after a turn; past either end it goes round. */
export const stepPosition = (position: number, turn: CarouselStep, count: number): number =>
  (position + turn + count) % count;

/** What the way of a finger asks for, in pixels; null when it was a tap, or meant to scroll the page. */
export function swipeStep({ x, y }: { x: number; y: number }): CarouselStep | null {
  if (Math.abs(x) < SWIPE_THRESHOLD || Math.abs(x) <= Math.abs(y)) return null;
  return x < 0 ? 1 : -1;
}

/** What an arrow key asks for; null for every other key. */
export function arrowKeyStep(key: string): CarouselStep | null {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : null;
}

/** The positions whose pictures are wanted: this one and its neighbours, each once, in the order of the works. */
export function positionsToLoad(position: number, count: number): number[] {
  if (count === 0) return [];
  const wanted = new Set([stepPosition(position, -1, count), position, stepPosition(position, 1, count)]);
  return [...wanted].sort((a, b) => a - b);
}
