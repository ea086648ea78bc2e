import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useDraft } from '../../use-draft';
import { readChoices, writeChoices, type WallChoices } from './wall-choices';

/** Milliseconds of rest before the address follows: Safari refuses more than 100 changes of it in 30 seconds. */
const SETTLED_AFTER = 250;

export interface WallChoicesState {
  choices: WallChoices;
  change: (part: Partial<WallChoices>) => void;
  /** Query string of the view as it is now, whether the address has followed already or not. */
  query: string;
}

/** The choices of the URL, and what has been changed since and is about to be written there. */
export function useWallChoices(): WallChoicesState {
  const [params, setParams] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const [choices, setChoices] = useDraft(readChoices(params), (next, mark) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        setParams((now) => writeChoices(now, next), {
          replace: true,
          preventScrollReset: true,
          state: mark,
        }),
      SETTLED_AFTER,
    );
  });

  return {
    choices,
    change: (part) => setChoices({ ...choices, ...part }),
    query: writeChoices(params, choices).toString(),
  };
}
