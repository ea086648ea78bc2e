import { act } from '@testing-library/react';
import { AlwaysIntersectingObserver } from '../../../page-test-support';

/** Browser APIs for films, which jsdom lacks: players, intersection and idle callbacks. */
export interface FilmPlaybackMock {
  /** Films that are playing. */
  running: () => HTMLVideoElement[];
  /** The shopper interacts and the page becomes idle: what waited for that happens now. */
  rest: () => void;
  /** Makes the browser refuse every later film, as a phone that saves power does. */
  refuse: () => void;
  restore: () => void;
}

/** Every film is visible and plays on request. */
export function mockFilmPlayback(): FilmPlaybackMock {
  const running = new Set<HTMLMediaElement>();
  const waiting: (() => void)[] = [];
  let refuses = false;
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    if (refuses) return Promise.reject(new DOMException('saving power', 'NotAllowedError'));
    running.add(this);
    return Promise.resolve();
  });
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    running.delete(this);
  });
  const given = {
    IntersectionObserver: AlwaysIntersectingObserver,
    requestIdleCallback: (start: () => void) => waiting.push(start),
    cancelIdleCallback: (id: number) => waiting.splice(id - 1, 1, () => {}),
  };
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(window, name, { configurable: true, value });
  }
  return {
    running: () => [...running].filter((film) => film instanceof HTMLVideoElement),
    rest: () =>
      act(() => {
        window.dispatchEvent(new Event('pointermove'));
        waiting.splice(0).forEach((start) => start());
      }),
    refuse: () => {
      refuses = true;
    },
    restore: () => {
      play.mockRestore();
      pause.mockRestore();
      for (const name of Object.keys(given)) Reflect.deleteProperty(window, name);
    },
  };
}
