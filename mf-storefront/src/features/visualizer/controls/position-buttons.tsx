import type { WallPoint } from '@gallery/domain';
import { Button } from '@gallery/ui';
import styles from './controls.module.css';

export interface PositionButtonsProps {
  centre: WallPoint;
  /** Target of the Middle button. */
  middle: WallPoint;
  onMove: (centre: WallPoint) => void;
}

/** How far one click moves the artwork. */
const STEP_INCHES = 2;

/** Buttons that move the artwork, for people who neither drag nor use a keyboard (WCAG 2.5.7). */
export function PositionButtons({ centre: { x, y }, middle, onMove }: PositionButtonsProps) {
  const moves = [
    { word: 'Left', to: { x: x - STEP_INCHES, y } },
    { word: 'Right', to: { x: x + STEP_INCHES, y } },
    { word: 'Higher', to: { x, y: y + STEP_INCHES } },
    { word: 'Lower', to: { x, y: y - STEP_INCHES } },
    { word: 'Middle', to: middle },
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
        Or drag the work. With arrow keys it moves an inch, with Shift six.
      </p>
    </fieldset>
  );
}
