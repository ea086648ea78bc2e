import type { WallPoint, VisibleWall } from '@gallery/domain';
import type { FramedPrint } from '../framed-print';
import { RoomDrawing } from './room-drawing';
import { STAGE_ATTRIBUTE } from './use-draggable';
import type { WallSettings } from '../wall-settings';
import { contrastingLine } from './wall-paint';
import styles from './wall.module.css';
import { ArtworkOnWall } from './artwork-on-wall';

export interface PaintedWallProps {
  work: FramedPrint;
  wall: VisibleWall;
  choices: WallSettings;
  onMove: (centre: WallPoint) => void;
}

/** The wall in its colour with the room's lines and the work; all places are parts of it, so it needs no measuring. */
export function PaintedWall({ work: artwork, wall, choices, onMove }: PaintedWallProps) {
  return (
    <div
      {...STAGE_ATTRIBUTE}
      className={styles.wall}
      data-line={contrastingLine(choices.colour)}
      style={{ backgroundColor: choices.colour }}
    >
      <RoomDrawing wall={wall} seat={choices.seat} hasPerson={choices.hasPerson} ceiling={choices.ceiling} />
      <ArtworkOnWall work={artwork} wall={wall} centre={choices.centre} onMove={onMove} />
    </div>
  );
}
