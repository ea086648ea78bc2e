import {
  useRef,
  type DragEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
} from 'react';
import { CENTER, pointInPicture, type Point } from './point-in-picture';

/** Minimum distance of a swipe. */
const SWIPE_THRESHOLD_PX = 50;
/** Movement up to this is still a press. */
const PRESS_TOLERANCE_PX = 6;

/** Handlers of the gestures. */
export interface PictureGestures {
  isZoomed: boolean;
  onSwipe: (way: 'left' | 'right') => void;
  /** A press on the picture; absent if it does nothing. */
  onPress?: (at: Point) => void;
}

interface PointerStart {
  pointer: number;
  x: number;
  y: number;
  left: number;
  top: number;
}

/** Swipes change the picture, presses zoom, and a mouse drags a zoomed picture; touch scrolls it natively. */
export function usePictureGestures(
  plate: RefObject<HTMLElement | null>,
  { isZoomed, onSwipe, onPress: onClick }: PictureGestures,
) {
  const hold = useRef<PointerStart | null>(null);

  return {
    onPointerDown: ({ pointerId, clientX, clientY, button, isPrimary }: PointerEvent) => {
      const room = plate.current;
      // A second finger is a pinch, which the browser handles.
      hold.current =
        room && isPrimary && button === 0
          ? { pointer: pointerId, x: clientX, y: clientY, left: room.scrollLeft, top: room.scrollTop }
          : null;
    },
    onPointerMove: ({ pointerType, pointerId, clientX, clientY }: PointerEvent) => {
      const from = hold.current;
      if (!from || from.pointer !== pointerId || !isZoomed || pointerType !== 'mouse') return;
      plate.current?.scrollTo(from.left - (clientX - from.x), from.top - (clientY - from.y));
    },
    onPointerUp: ({ clientX, clientY, pointerId, target }: PointerEvent) => {
      const from = hold.current;
      hold.current = null;
      if (!from || from.pointer !== pointerId) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.hypot(across, down) < PRESS_TOLERANCE_PX) {
        if (target instanceof HTMLImageElement) onClick?.(pressedPoint(target, { x: clientX, y: clientY }));
      } else if (!isZoomed && Math.abs(across) > SWIPE_THRESHOLD_PX && Math.abs(across) > Math.abs(down)) {
        onSwipe(across < 0 ? 'left' : 'right');
      }
    },
    onPointerCancel: () => {
      hold.current = null;
    },
    // Otherwise the browser drags a copy of the picture.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}

function pressedPoint(image: HTMLImageElement, at: Point): Point {
  if (image.naturalHeight === 0) return CENTER;
  return pointInPicture(image.getBoundingClientRect(), image.naturalWidth / image.naturalHeight, at);
}

/** How far an arrow key moves a zoomed picture, in CSS pixels. */
const KEY_STEP_PX = 120;

const KEY_SCROLL: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-KEY_STEP_PX, 0],
  ArrowRight: [KEY_STEP_PX, 0],
  ArrowUp: [0, -KEY_STEP_PX],
  ArrowDown: [0, KEY_STEP_PX],
};

/** Whether the picture is fitted or at its actual size, and which part is visible then. */
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
    /** @param at the point to center, in fractions of the picture */
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
