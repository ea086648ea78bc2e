import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Marks the element whose width and height drags are measured against. */
export const STAGE_ATTRIBUTE = { 'data-stage': '' };

/** Steps of the arrow keys; Shift takes the long ones. */
const STEP = { short: 1, long: 6 };

export interface DraggableOptions<Start> {
  /** State at the start of a drag. */
  begin: () => Start;
  /** Movement so far in fractions of the stage's width and height, right and down positive. */
  drag: (start: Start, right: number, down: number) => void;
  /** An arrow key: steps to the right and down. */
  step: (right: number, down: number) => void;
}

/** Props that make an element on the stage draggable by pointer and arrow keys. */
export function useDraggable<Start>({ begin, drag, step }: DraggableOptions<Start>) {
  const held = useRef<{ start: Start; x: number; y: number; stage: DOMRect } | null>(null);
  const release = () => {
    held.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const stage = event.currentTarget.closest('[data-stage]')?.getBoundingClientRect();
      if (event.button !== 0 || !stage?.width || !stage.height) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { start: begin(), x: event.clientX, y: event.clientY, stage };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held.current) return;
      const { start, x, y, stage } = held.current;
      drag(start, (event.clientX - x) / stage.width, (event.clientY - y) / stage.height);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const [right, down] = ARROWS[event.key] ?? [0, 0];
      if (right === 0 && down === 0) return;
      event.preventDefault();
      const length = event.shiftKey ? STEP.long : STEP.short;
      step(right * length, down * length);
    },
  };
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
