import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A radio of a page that the server rendered can be pressed before the page's scripts run. The browser keeps that press and
 * React leaves it alone when it takes the page over; here the page hears of it.
 */
export function useEarlyPress(isChosen: boolean, onPress: () => void): RefObject<HTMLInputElement | null> {
  const radio = useRef<HTMLInputElement>(null);
  const takeOver = useRef(() => {
    if (radio.current?.checked && !isChosen) onPress();
  });
  // In the layout phase: a second render in between would set the radio back.
  useLayoutEffect(() => takeOver.current(), []);
  return radio;
}
