import {
  clampToView,
  framedPictureAlt,
  placeOnWall,
  type Dimensions,
  type Placement,
  type WallPoint,
  type VisibleWall,
} from '@gallery/domain';
import { FramedPicture } from '@gallery/ui';
import type { CSSProperties } from 'react';
import type { FramedPrint } from '../framed-print';
import { useDraggable } from './use-draggable';
import styles from './artwork-on-wall.module.css';

export interface ArtworkOnWallProps {
  work: FramedPrint;
  wall: VisibleWall;
  center: WallPoint;
  /** Without it, the work stays where it hangs. */
  onMove?: (center: WallPoint) => void;
}

/** The work in its frame at true scale. Nothing lies over it. */
export function ArtworkOnWall({ onMove, ...props }: ArtworkOnWallProps) {
  if (onMove) return <MovableArtwork {...props} onMove={onMove} />;
  const { work, wall, center } = props;
  return (
    <span className={styles.work} style={percent(placeOnWall(work.hanging.outer, center, wall))}>
      <FramedPicture
        framed={work.hanging}
        picture={work.picture}
        sizes={sizesOf(work.hanging.outer, wall)}
        alt={framedPictureAlt(work.title, work.frame)}
      />
    </span>
  );
}

/** Moved by pointer or, an inch at a time, by arrow keys. */
function MovableArtwork({ work: artwork, wall, center, onMove }: Required<ArtworkOnWallProps>) {
  const { outer } = artwork.hanging;
  const here = clampToView(center, outer, wall);
  const moveTo = (x: number, y: number) => onMove(clampToView({ x, y }, outer, wall));
  const moves = useDraggable({
    begin: () => here,
    drag: (start, right, down) => moveTo(start.x + right * wall.width, start.y - down * wall.height),
    step: (right, down) => moveTo(here.x + right, here.y - down),
  });
  return (
    <button
      type="button"
      {...moves}
      className={styles.movable}
      style={percent(placeOnWall(outer, here, wall))}
      aria-label={`Move ${artwork.title}`}
      aria-describedby="wall-moving"
    >
      <FramedPicture
        framed={artwork.hanging}
        picture={artwork.picture}
        sizes={sizesOf(outer, wall)}
        alt=""
        priority
      />
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
function sizesOf(outer: Dimensions, wall: Dimensions): string {
  const part = Math.min(1, outer.width / wall.width);
  return `(min-width: 64rem) ${Math.ceil(65 * part)}vw, ${Math.ceil(100 * part)}vw`;
}
