import type { WallPoint, WallStretch } from '@gallery/domain';
import type { HungWork } from './hung-work';
import { RoomDrawing } from './room-drawing';
import { STAGE } from './use-move';
import type { WallChoices } from './wall-choices';
import { lineOn } from './wall-paint';
import styles from './wall.module.css';
import { WorkOnWall } from './work-on-wall';

export interface PaintedWallProps {
  work: HungWork;
  wall: WallStretch;
  choices: WallChoices;
  onMove: (centre: WallPoint) => void;
}

/** The wall in its colour with the room's lines and the work; all places are parts of it, so it needs no measuring. */
export function PaintedWall({ work, wall, choices, onMove }: PaintedWallProps) {
  return (
    <div
      {...STAGE}
      className={styles.wall}
      data-line={lineOn(choices.colour)}
      style={{ backgroundColor: choices.colour }}
    >
      <RoomDrawing wall={wall} seat={choices.seat} hasPerson={choices.hasPerson} ceiling={choices.ceiling} />
      <WorkOnWall work={work} wall={wall} centre={choices.centre} onMove={onMove} />
    </div>
  );
}
