import type { WallPoint, VisibleWall } from '@gallery/domain';
import type { FramedPrint } from '../framed-print';
import { STAGE_ATTRIBUTE } from './use-draggable';
import type { WallSettings } from '../wall-settings';
import { ArtworkOnWall } from './artwork-on-wall';
import { Room } from './room';
import styles from './wall.module.css';

export interface PaintedWallProps {
  work: FramedPrint;
  wall: VisibleWall;
  choices: WallSettings;
  /** The middle of the work. */
  center: WallPoint;
  /** Without it, the work stays where it hangs. */
  onMove?: (center: WallPoint) => void;
}

/** The wall in its color, the room, and the work; all places are parts of it, so it needs no measuring. */
export function PaintedWall({ work: artwork, wall, choices, center, onMove }: PaintedWallProps) {
  return (
    <div {...STAGE_ATTRIBUTE} className={styles.wall} style={{ backgroundColor: choices.color }}>
      <Room
        wall={wall}
        seat={choices.seat}
        hasChair={choices.hasChair}
        ceiling={choices.ceiling}
        lit={center}
      />
      <ArtworkOnWall work={artwork} wall={wall} center={center} onMove={onMove} />
    </div>
  );
}
