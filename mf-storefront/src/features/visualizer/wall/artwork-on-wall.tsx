import {
  centerWithin,
  clampToView,
  placeOnWall,
  type Dimensions,
  type Placement,
  type WallPoint,
  type VisibleWall,
} from '@gallery/domain';
import { Picture } from '@gallery/ui';
import type { CSSProperties } from 'react';
import type { FramedPrint } from '../framed-print';
import { useDraggable } from './use-draggable';
import styles from './artwork-on-wall.module.css';

export interface ArtworkOnWallProps {
  work: FramedPrint;
  wall: VisibleWall;
  centre: WallPoint;
  onMove: (centre: WallPoint) => void;
}

/** The work in its frame at true scale; moved by pointer or, an inch at a time, by arrow keys. Nothing lies over it. */
export function ArtworkOnWall({ work: artwork, wall, centre: center, onMove }: ArtworkOnWallProps) {
  const { outer, opening, print, picture } = artwork.hanging;
  const here = clampToView(center, outer, wall);
  const moveTo = (x: number, y: number) => onMove(clampToView({ x, y }, outer, wall));
  const moves = useDraggable({
    begin: () => here,
    drag: (start, right, down) => moveTo(start.x + right * wall.width, start.y - down * wall.height),
    step: (right, down) => moveTo(here.x + right, here.y - down),
  });
  const sheet = (
    <span className={styles.sheet} style={percent(centerWithin(print, opening ?? outer))}>
      <span className={styles.picture} style={percent(centerWithin(picture, print))}>
        <Picture picture={artwork.picture} sizes={sizesOf(picture, wall)} alt="" priority />
      </span>
    </span>
  );
  return (
    <button
      type="button"
      {...moves}
      className={styles.work}
      data-frame={opening ? artwork.frame : undefined}
      style={percent(placeOnWall(outer, here, wall))}
      aria-label={`Move ${artwork.title}`}
      aria-describedby="wall-moving"
    >
      {opening ? (
        <span className={styles.mat} style={percent(centerWithin(opening, outer))}>
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
function sizesOf(picture: Dimensions, wall: Dimensions): string {
  const part = Math.min(1, picture.width / wall.width);
  return `(min-width: 64rem) ${Math.ceil(65 * part)}vw, ${Math.ceil(100 * part)}vw`;
}
