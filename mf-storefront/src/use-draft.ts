import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The value of a control while the address lags behind: the router updates it in a transition, which on a slow phone
 * ends long after the next letter, and a control bound to the address would lose input. An address with the draft's
 * mark lags behind it; any other one is a followed link, and wins.
 * @param addressed the address's value
 * @param write updates the address; the mark becomes the state of its location
 */
export function useDraft<T>(
  addressed: T,
  write: (value: T, mark: string) => void,
): [value: T, change: (next: T) => void] {
  const location = useLocation();
  const [draft, setDraft] = useState<{ value: T; begunAt: string } | null>(null);
  const isOn = draft !== null && (draft.begunAt === location.key || location.state === markOf(draft.begunAt));

  const change = (next: T) => {
    const begunAt = isOn ? draft.begunAt : location.key;
    setDraft({ value: next, begunAt });
    write(next, markOf(begunAt));
  };
  return [isOn ? draft.value : addressed, change];
}

/** Stays in the history: a mark of an earlier draft differs by the location where that began. */
const markOf = (begunAt: string): string => `draft-of-${begunAt}`;
