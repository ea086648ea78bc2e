import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { CENTER, type Point } from './point-in-picture';

/** CSS pixels that an arrow key moves a zoomed picture by. */
const KEY_STEP_PX = 120;

const KEY_SCROLL: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-KEY_STEP_PX, 0],
  ArrowRight: [KEY_STEP_PX, 0],
  ArrowUp: [0, -KEY_STEP_PX],
  ArrowDown: [0, KEY_STEP_PX],
};

/** Whether the plate's picture is fitted or at its actual size, and which part of it is seen then. */
export function useZoom(plate: RefObject<HTMLElement | null>) {
  const [isZoomed, setZoomed] = useState(false);
  const center = useRef<Point>(CENTER);

  useLayoutEffect(() => {
    const room = plate.current;
    if (!room || !isZoomed) return;
    room.scrollTo({
      left: center.current.x * room.scrollWidth - room.clientWidth / 2,
      top: center.current.y * room.scrollHeight - room.clientHeight / 2,
    });
  }, [isZoomed, plate]);

  return {
    isZoomed,
    fit: () => setZoomed(false),
    /** @param at what comes to the middle, in parts of the picture */
    toggle: (at: Point = CENTER) => {
      center.current = at;
      setZoomed(!isZoomed);
    },
    moveByKey: (event: KeyboardEvent) => {
      const move = KEY_SCROLL[event.key];
      if (!move) return;
      event.preventDefault();
      plate.current?.scrollBy(...move);
    },
  };
}
