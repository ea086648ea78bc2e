import type { PhotoPoint } from '@gallery/domain';
import type { MouseEvent } from 'react';
import { useDraggable } from './use-draggable';
import type { MeasuredEnds } from './use-wall-photo';
import styles from './wall.module.css';

export interface MeasuringMarksProps {
  ends: MeasuredEnds;
  onChange: (ends: MeasuredEnds) => void;
}

/** Part of the photo that one press of an arrow key moves a mark by. */
const KEY_STEP = 0.005;

/** Two marks and the line between them. A press on the photo brings the nearer mark there, so nobody has to drag. */
export function MeasuringMarks({ ends, onChange }: MeasuringMarksProps) {
  const [first, second] = ends;
  const place = (index: 0 | 1, point: PhotoPoint) => {
    const stored = { x: part(point.x), y: part(point.y) };
    onChange(index === 0 ? [stored, second] : [first, stored]);
  };
  const bringNearer = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (!width || !height) return;
    const point = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    const away = ends.map(({ x, y }) => Math.hypot((x - point.x) * width, (y - point.y) * height));
    place((away[0] ?? 0) <= (away[1] ?? 0) ? 0 : 1, point);
  };
  const line = { x1: first.x, y1: first.y, x2: second.x, y2: second.y };
  return (
    <>
      {/* For pointers only: with keys the marks are moved themselves. */}
      <button
        type="button"
        tabIndex={-1}
        className={styles.anywhere}
        aria-label="Move the nearest mark here"
        onClick={bringNearer}
      />
      <svg className={styles.measure} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <line className={styles.ground} {...line} />
        <line {...line} />
      </svg>
      <Mark label="First mark" point={first} onMove={(point) => place(0, point)} />
      <Mark label="Second mark" point={second} onMove={(point) => place(1, point)} />
    </>
  );
}

function Mark({
  label,
  point,
  onMove,
}: {
  label: string;
  point: PhotoPoint;
  onMove: (point: PhotoPoint) => void;
}) {
  const moves = useDraggable({
    begin: () => point,
    drag: (start, right, down) => onMove({ x: start.x + right, y: start.y + down }),
    step: (right, down) => onMove({ x: point.x + right * KEY_STEP, y: point.y + down * KEY_STEP }),
  });
  return (
    <button
      type="button"
      {...moves}
      className={styles.end}
      style={{ left: `${100 * point.x}%`, top: `${100 * point.y}%` }}
      aria-label={label}
      aria-describedby="wall-measuring"
    />
  );
}

const part = (value: number): number => Math.min(1, Math.max(0, value));
