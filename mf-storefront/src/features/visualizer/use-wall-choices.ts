import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readChoices, writeChoices, type WallChoices } from './wall-choices';

/** Milliseconds of rest before the address follows: Safari refuses more than 100 changes of it in 30 seconds. */
const SETTLED_AFTER = 250;
/** Marks the addresses that were written here. */
const WRITTEN_HERE = 'wall-choices';

export interface WallChoicesState {
  choices: WallChoices;
  change: (part: Partial<WallChoices>) => void;
  /** Query string of the view as it is now, whether the address has followed already or not. */
  query: string;
}

/** The choices of the URL, and what has been changed since and is about to be written there (G24). */
export function useWallChoices(): WallChoicesState {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [draft, setDraft] = useState<{ at: string; choices: WallChoices } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Addresses written here only run after the draft; any other one is a link that was followed, and wins.
  const isDraft = draft !== null && (draft.at === location.key || location.state === WRITTEN_HERE);
  const choices = isDraft ? draft.choices : readChoices(params);

  const change = (part: Partial<WallChoices>) => {
    const next = { ...choices, ...part };
    setDraft({ at: location.key, choices: next });
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        setParams((now) => writeChoices(now, next), {
          replace: true,
          preventScrollReset: true,
          state: WRITTEN_HERE,
        }),
      SETTLED_AFTER,
    );
  };
  return { choices, change, query: writeChoices(params, choices).toString() };
}
