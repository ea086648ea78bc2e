import {
  centredIn,
  keptInView,
  placed,
  type Extent,
  type Placement,
  type WallPoint,
  type WallStretch,
} from '@gallery/domain';
import { Picture } from '@gallery/ui';
import type { CSSProperties } from 'react';
import type { HungWork } from './hung-work';
import { useMove } from './use-move';
import styles from './work-on-wall.module.css';

export interface WorkOnWallProps {
  work: HungWork;
  wall: WallStretch;
  centre: WallPoint;
  onMove: (centre: WallPoint) => void;
}

/** The work in its frame at true scale; moved by pointer or, an inch at a time, by arrow keys. Nothing lies over it. */
export function WorkOnWall({ work, wall, centre, onMove }: WorkOnWallProps) {
  const { outer, opening, print, picture } = work.hanging;
  const here = keptInView(centre, outer, wall);
  const moveTo = (x: number, y: number) => onMove(keptInView({ x, y }, outer, wall));
  const moves = useMove({
    begin: () => here,
    drag: (start, right, down) => moveTo(start.x + right * wall.width, start.y - down * wall.height),
    step: (right, down) => moveTo(here.x + right, here.y - down),
  });
  const sheet = (
    <span className={styles.sheet} style={percent(centredIn(print, opening ?? outer))}>
      <span className={styles.picture} style={percent(centredIn(picture, print))}>
        <Picture picture={work.picture} sizes={sizesOf(picture, wall)} alt="" priority />
      </span>
    </span>
  );
  return (
    <button
      type="button"
      {...moves}
      className={styles.work}
      data-frame={opening ? work.frame : undefined}
      style={percent(placed(outer, here, wall))}
      aria-label={`Move ${work.title}`}
      aria-describedby="wall-moving"
    >
      {opening ? (
        <span className={styles.mat} style={percent(centredIn(opening, outer))}>
          {sheet}
        </span>
      ) : (
        sheet
      )}
    </button>
  );
}

const percent = ({ left, top, width, height }: Placement): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/** The wall takes nine of twelve columns on desktops and the whole window below. */
function sizesOf(picture: Extent, wall: Extent): string {
  const part = Math.min(1, picture.width / wall.width);
  return `(min-width: 64rem) ${Math.ceil(65 * part)}vw, ${Math.ceil(100 * part)}vw`;
}
