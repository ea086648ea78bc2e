/** One artwork back or forward. */
export type CarouselStep = -1 | 1;

/** Minimum distance of a swipe in pixels. */
export const SWIPE_THRESHOLD = 50;

/** The first artwork of a visit, the same for server and browser. */
export const initialPosition = (seed: number, count: number): number =>
  count === 0 ? 0 : Math.abs(seed) % count;

/** The next position; wraps around. */
export const stepPosition = (position: number, turn: CarouselStep, count: number): number =>
  (position + turn + count) % count;

/** The step of a swipe; null for a tap, or for scrolling. */
export function swipeStep({ x, y }: { x: number; y: number }): CarouselStep | null {
  if (Math.abs(x) < SWIPE_THRESHOLD || Math.abs(x) <= Math.abs(y)) return null;
  return x < 0 ? 1 : -1;
}

/** The step of an arrow key; null for every other key. */
export function arrowKeyStep(key: string): CarouselStep | null {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : null;
}

/** Positions whose pictures are loaded: this one and its neighbors, each once, in order. */
export function positionsToLoad(position: number, count: number): number[] {
  if (count === 0) return [];
  const wanted = new Set([stepPosition(position, -1, count), position, stepPosition(position, 1, count)]);
  return [...wanted].sort((a, b) => a - b);
}
