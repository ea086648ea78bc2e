import { toCentimeters, formatDimensions, type WallPoint } from '@gallery/domain';
import type { FramedPrint } from './framed-print';
import styles from './scale-readout.module.css';

export interface ScaleReadoutProps {
  work: FramedPrint;
  /** Inches of wall that are in view across. */
  wallWidth: number;
  /** Where the work hangs; null on a photo, whose floor is unknown. */
  centre: WallPoint | null;
}

/** The sizes behind the view, in inches and centimetres; said again when they change. */
export function ScaleReadout({ work: { hanging }, wallWidth, centre: center }: ScaleReadoutProps) {
  const { outer, opening, print } = hanging;
  return (
    <output className={styles.scale}>
      <span>Print {formatDimensions(print)}</span>
      <span>{opening ? `Framed ${formatDimensions(outer)}` : 'Unframed'}</span>
      <span>
        Wall in view {Math.round(wallWidth)} in ({toCentimeters(wallWidth)} cm) across
      </span>
      {center && <span>{positionLabel(center)}</span>}
    </output>
  );
}

/** `Centre 57 in (145 cm) above the floor, 3 in right of the middle`. */
function positionLabel({ x, y }: WallPoint): string {
  const height = `Centre ${Math.round(y)} in (${toCentimeters(y)} cm) above the floor`;
  const aside = Math.round(Math.abs(x));
  return aside === 0 ? height : `${height}, ${aside} in ${x < 0 ? 'left' : 'right'} of the middle`;
}
