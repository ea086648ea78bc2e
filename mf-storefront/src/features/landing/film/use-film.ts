import { useCallback, useEffect, useState } from 'react';
import { mayAutoplay, whenPageIdle } from './autoplay';

/** `poster` until the film is first wanted: not a byte of it is asked for before. */
export type FilmState = 'poster' | 'running' | 'paused';

/** A film's state and who may change it. */
export interface FilmControl {
  state: FilmState;
  /** The visitor's word: Play film, Pause film. */
  toggle: () => void;
  /** The browser would not play it. */
  pause: () => void;
}

/** A film that starts by itself once the page is at rest, where that is welcome, or waits to be asked. */
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
