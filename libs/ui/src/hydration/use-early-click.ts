import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A server-rendered radio can be clicked before hydration. The browser keeps its state and React leaves it alone;
 * this hook tells the page.
 */
export function useEarlyClick(isChosen: boolean, onClick: () => void): RefObject<HTMLInputElement | null> {
  const radio = useRef<HTMLInputElement>(null);
  const takeOver = useRef(() => {
    if (radio.current?.checked && !isChosen) onClick();
  });
  // In the layout phase: a second render in between would reset the radio.
  useLayoutEffect(() => takeOver.current(), []);
  return radio;
}

/**
 * The same for a checkbox, whose page reads the event: it is reset to the server's state, and clicked again once the
 * page handles events.
 */
export function useEarlyCheck(): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = box.current;
    if (!input || input.checked === input.defaultChecked) return;
    input.checked = input.defaultChecked;
    // After hydration, during which React handles no events.
    queueMicrotask(() => input.click());
  }, []);
  return box;
}
