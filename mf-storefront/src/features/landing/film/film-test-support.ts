import { act } from '@testing-library/react';
import { AlwaysIntersectingObserver } from '../../../page-test-support';

/** What a browser does with films, for jsdom, which has neither players nor sight nor rest. */
export interface FilmPlaybackMock {
  /** Films that run now. */
  running: () => HTMLVideoElement[];
  /** The visitor looks around and the page comes to rest: whatever waited for that happens now. */
  rest: () => void;
  /** Lets every later film be refused, as a phone does that saves power. */
  refuse: () => void;
  restore: () => void;
}

/** Every film is in sight and plays when it is told to. */
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
