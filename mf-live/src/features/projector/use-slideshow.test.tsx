import type { EventPhoto } from '@gallery/contracts';
import { act, renderHook } from '@testing-library/react';
import { aPhoto } from '../../live-event-test-support';
import { SLIDE_DURATION_MS } from './slideshow';
import { useSlideshow } from './use-slideshow';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The three newest first, by default. */
const play = (photos: EventPhoto[] = [aPhoto(3), aPhoto(2), aPhoto(1)]) =>
  renderHook((shown: EventPhoto[]) => useSlideshow(shown), { initialProps: photos });

const turn = (times = 1) => act(() => jest.advanceTimersByTime(times * SLIDE_DURATION_MS));

test('fetches ahead what hangs next', () => {
  const { result } = play();
  const { next } = result.current;
  turn();
  expect(result.current.current).toBe(next);
});

test('a single photograph hangs, and nothing is fetched ahead', () => {
  const { result } = play([aPhoto(1)]);
  turn();
  expect(result.current).toMatchObject({ current: { seq: 1 }, next: null });
});

test('a photograph that is withdrawn while it hangs is followed by another at once', () => {
  const { result, rerender } = play();
  rerender([aPhoto(2), aPhoto(1)]);
  expect(result.current.current?.seq).toBe(2);
});

test('thousands of turns keep one timer, and none is left when the wall goes', () => {
  const { result, unmount } = play();
  turn(5_000);
  expect(jest.getTimerCount()).toBe(1);
  expect(result.current.current).not.toBeNull();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
