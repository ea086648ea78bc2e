import type { VisibleWall } from '@gallery/domain';
import type { Ceiling, Seat } from '../wall-settings';
import { BENCH, PERSON, SOFA } from './room-figures';
import styles from './room-drawing.module.css';

export interface RoomDrawingProps {
  wall: VisibleWall;
  seat: Seat;
  hasPerson: boolean;
  ceiling: Ceiling;
}

/** Inches from the wall's middle to the middle of the person, who stands clear of the widest seat. */
const PERSON_OFFSET = 60;

/** Floor and ceiling go on for so many inches beyond the view, so that no sliver of wall shows at its edge. */
const OVERFLOW_INCHES = 12;

/** Floor, ceiling and things of known size, in hairlines: what the eye measures the work by. The unit is an inch. */
export function RoomDrawing({ wall, seat, hasPerson, ceiling }: RoomDrawingProps) {
  const left = -wall.width / 2;
  const view = `${left} ${-(wall.bottom + wall.height)} ${wall.width} ${wall.height}`;
  const across = wall.width + 2 * OVERFLOW_INCHES;
  const top = -ceiling * 12;
  return (
    <svg className={styles.room} viewBox={view} aria-hidden="true">
      <rect className={styles.floor} x={left - OVERFLOW_INCHES} width={across} y={0} height={wall.height} />
      <path className={styles.edge} d={`M${left - OVERFLOW_INCHES} 0h${across}`} />
      {ceiling > 0 && (
        <>
          <rect
            className={styles.ceiling}
            x={left - OVERFLOW_INCHES}
            width={across}
            y={top - wall.height}
            height={wall.height}
          />
          <path className={styles.edge} d={`M${left - OVERFLOW_INCHES} ${top}h${across}`} />
        </>
      )}
      {seat === 'bench' && <path className={styles.line} d={BENCH} />}
      {seat === 'sofa' && <path className={styles.line} d={SOFA} />}
      {hasPerson && <path className={styles.line} d={PERSON} transform={`translate(${PERSON_OFFSET} 0)`} />}
    </svg>
  );
}
