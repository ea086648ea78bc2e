import { useRef, type PointerEvent } from 'react';
import { swipeStep, type CarouselStep } from './carousel-navigation';

/** What the swiped element listens to. */
interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/**
 * Turns by a finger or a pen; a mouse has words to press. The element needs `touch-action: pan-y pinch-zoom`: the
 * browser then scrolls and zooms by itself and cancels the pointer, and every other way is ours.
 */
export function useSwipe(onTurn: (turn: CarouselStep) => void): SwipeHandlers {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }) => {
      // A second finger means zooming, not turning.
      const isSwipe = pointerType !== 'mouse' && isPrimary;
      start.current = isSwipe ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const turn = swipeStep({ x: clientX - from.x, y: clientY - from.y });
      if (turn !== null) onTurn(turn);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
