import { useCallback, useEffect, useState } from 'react';
import { mayAutoplay, whenPageIdle } from './autoplay';

/** `poster` until the film is first played: nothing of it is loaded before. */
export type FilmState = 'poster' | 'running' | 'paused';

/** A film's state and its controls. */
export interface FilmControl {
  state: FilmState;
  /** Plays or pauses the film. */
  toggle: () => void;
  /** The browser refused to play it. */
  pause: () => void;
}

/** A film that autoplays once the page is idle, where that is welcome, or waits to be played. */
export function useFilm({ startsByItself }: { startsByItself: boolean }): FilmControl {
  const [state, setState] = useState<FilmState>('poster');
  useEffect(() => {
    if (!startsByItself) return undefined;
    return whenPageIdle(() => {
      if (mayAutoplay()) setState((now) => (now === 'poster' ? 'running' : now));
    });
  }, [startsByItself]);
  const toggle = useCallback(() => setState((now) => (now === 'running' ? 'paused' : 'running')), []);
  const stop = useCallback(() => setState('paused'), []);
  return { state, toggle, pause: stop };
}
