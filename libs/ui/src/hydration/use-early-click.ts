import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A radio of a page that the server rendered can be pressed before the page's scripts run. The browser keeps that press and
 * React leaves it alone when it takes the page over; here the page hears of it.
 */
export function useEarlyClick(isChosen: boolean, onClick: () => void): RefObject<HTMLInputElement | null> {
  const radio = useRef<HTMLInputElement>(null);
  const takeOver = useRef(() => {
    if (radio.current?.checked && !isChosen) onClick();
  });
  // In the layout phase: a second render in between would set the radio back.
  useLayoutEffect(() => takeOver.current(), []);
  return radio;
}

/**
 * The same of a checkbox, whose page reads the event: it is set back to what the server wrote, and pressed again once the page
 * takes events.
 */
export function useEarlyCheck(): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = box.current;
    if (!input || input.checked === input.defaultChecked) return;
    input.checked = input.defaultChecked;
    // Behind React's own work on the page, in which it takes no events.
    queueMicrotask(() => input.click());
  }, []);
  return box;
}
