import { useEffect, type RefObject } from 'react';
import { turnOfKey, type Turn } from './carousel-turn';

/**
 * Turns by the left and right arrow (S37): while the focus is inside the element, and while it is nowhere in particular
 * and the element holds the middle of the window. Keys that another control needs are left to it.
 */
export function useArrowKeys(element: RefObject<HTMLElement | null>, onTurn: (turn: Turn) => void): void {
  useEffect(() => {
    const turnByKey = (event: KeyboardEvent) => {
      const turn = turnOfKey(event.key);
      const isTaken =
        event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (turn === null || isTaken || !isMeant(element.current, event.target)) return;
      event.preventDefault();
      onTurn(turn);
    };
    document.addEventListener('keydown', turnByKey);
    return () => document.removeEventListener('keydown', turnByKey);
  }, [element, onTurn]);
}

function isMeant(element: HTMLElement | null, target: EventTarget | null): boolean {
  if (!element || !(target instanceof Element)) return false;
  if (element.contains(target)) return true;
  // The main region has the focus after a change of page, the body after a press on nothing.
  const isNowhere = target === document.body || target.matches('main');
  const { top, bottom } = element.getBoundingClientRect();
  const middle = window.innerHeight / 2;
  return isNowhere && top <= middle && bottom >= middle;
}
