import type { WallPoint } from '@gallery/domain';
import { Button } from '@gallery/ui';
import styles from './controls.module.css';

export interface PositionButtonsProps {
  center: WallPoint;
  /** Target of the Center button. */
  middle: WallPoint;
  onMove: (center: WallPoint) => void;
}

/** How far one click moves the artwork. */
const STEP_INCHES = 2;

/** Buttons that move the artwork, for people who neither drag nor use a keyboard (WCAG 2.5.7). */
export function PositionButtons({ center: { x, y }, middle, onMove }: PositionButtonsProps) {
  const moves = [
    { word: 'Left', to: { x: x - STEP_INCHES, y } },
    { word: 'Right', to: { x: x + STEP_INCHES, y } },
    { word: 'Higher', to: { x, y: y + STEP_INCHES } },
    { word: 'Lower', to: { x, y: y - STEP_INCHES } },
    { word: 'Center', to: middle },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Move</legend>
      <div className={styles.actions}>
        {moves.map(({ word, to }) => (
          <Button key={word} variant="text" onClick={() => onMove(to)}>
            {word}
          </Button>
        ))}
      </div>
      <p className={styles.hint} id="wall-moving">
        Drag the work, or use the arrow keys: one inch per press, six with Shift.
      </p>
    </fieldset>
  );
}
