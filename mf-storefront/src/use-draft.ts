import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a control shows while the address is still behind: the router changes it in a transition, which on a slow phone
 * ends long after the next letter, and until then a control that shows the address loses what is typed. An address that
 * carries the draft's mark only runs after it; any other one is a link that was followed, and wins.
 * @param addressed what the address says
 * @param write brings the address to the value; the mark becomes the state of its location
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

/** Stays in the history: one of an earlier draft is told apart by the location at which that one was begun. */
const markOf = (begunAt: string): string => `draft-of-${begunAt}`;
