import { centimetres, formatExtent, type WallPoint } from '@gallery/domain';
import type { HungWork } from './hung-work';
import styles from './true-scale.module.css';

export interface TrueScaleProps {
  work: HungWork;
  /** Inches of wall that are in view across. */
  wallWidth: number;
  /** Where the work hangs; null on a photo, whose floor is unknown. */
  centre: WallPoint | null;
}

/** The sizes behind the view, in inches and centimetres; said again when they change. */
export function TrueScale({ work: { hanging }, wallWidth, centre }: TrueScaleProps) {
  const { outer, opening, print } = hanging;
  return (
    <output className={styles.scale}>
      <span>Print {formatExtent(print)}</span>
      <span>{opening ? `Framed ${formatExtent(outer)}` : 'Unframed'}</span>
      <span>
        Wall in view {Math.round(wallWidth)} in ({centimetres(wallWidth)} cm) across
      </span>
      {centre && <span>{placeLine(centre)}</span>}
    </output>
  );
}

/** `Centre 57 in (145 cm) above the floor, 3 in right of the middle`. */
function placeLine({ x, y }: WallPoint): string {
  const height = `Centre ${Math.round(y)} in (${centimetres(y)} cm) above the floor`;
  const aside = Math.round(Math.abs(x));
  return aside === 0 ? height : `${height}, ${aside} in ${x < 0 ? 'left' : 'right'} of the middle`;
}
