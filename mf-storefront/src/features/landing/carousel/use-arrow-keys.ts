import { useEffect, type RefObject } from 'react';
import { arrowKeyStep, type CarouselStep } from './carousel-navigation';

/**
 * Turns by the left and right arrow: while the focus is inside the element, and while the element holds the middle of
 * the window and the focus is on nothing that needs these keys itself.
 */
export function useArrowKeys(
  element: RefObject<HTMLElement | null>,
  onTurn: (turn: CarouselStep) => void,
): void {
  useEffect(() => {
    const turnByKey = (event: KeyboardEvent) => {
      const turn = arrowKeyStep(event.key);
      const isTaken =
        event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (turn === null || isTaken || !isForCarousel(element.current, event.target)) return;
      event.preventDefault();
      onTurn(turn);
    };
    document.addEventListener('keydown', turnByKey);
    return () => document.removeEventListener('keydown', turnByKey);
  }, [element, onTurn]);
}

/** What has a use of its own for these keys. */
const USES_ARROW_KEYS =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="tablist"]';

function isForCarousel(element: HTMLElement | null, target: EventTarget | null): boolean {
  if (!element || !(target instanceof Element)) return false;
  if (element.contains(target)) return true;
  const { top, bottom } = element.getBoundingClientRect();
  const middle = window.innerHeight / 2;
  return top <= middle && bottom >= middle && target.closest(USES_ARROW_KEYS) === null;
}
