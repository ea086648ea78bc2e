import type { ArtworkRecord } from '@gallery/contracts';
import {
  describeFrame,
  formatDimensions,
  hangingPoint,
  minViewingDistanceFeet,
  visibleWallFrom,
} from '@gallery/domain';
import { resolveFramedPrint, type FramedPrint } from './framed-print';
import { PaintedWall } from './wall/painted-wall';
import { parseWallSettings, SEAT_HEIGHT_INCHES } from './wall-settings';
import styles from './artwork-wall.module.css';

export interface ArtworkWallProps {
  artwork: ArtworkRecord;
  /** The chosen edition; null shows the first framed one. */
  size: string | null;
  /** The chosen frame; null shows the edition's own. */
  frame: string | null;
}

/** The wall of the artwork page, as the visualizer starts. */
const ROOM = parseWallSettings(new URLSearchParams());
/** The nearest distance that shows the bench down to the floor; large works are seen from where they fit. */
const DISTANCE_FEET = 11;

/** An artwork in the chosen size and frame at true scale, over a bench. */
export default function ArtworkWall({ artwork, size, frame }: ArtworkWallProps) {
  const work = resolveFramedPrint([artwork], { ...ROOM, size, frame });
  if (!work) return null;
  const feet = Math.max(DISTANCE_FEET, minViewingDistanceFeet(work.hanging.outer));
  return (
    <figure className={styles.figure}>
      <PaintedWall
        work={work}
        wall={visibleWallFrom(feet)}
        choices={ROOM}
        center={hangingPoint(work.hanging.outer, SEAT_HEIGHT_INCHES[ROOM.seat])}
      />
      <figcaption className={styles.caption}>{captionOf(work, feet)}</figcaption>
    </figure>
  );
}

/** `Print 30 × 20 in (76 × 51 cm). Black frame, 42 × 32 in (107 × 81 cm). Shown to scale, viewed from 11 ft.` */
const captionOf = ({ hanging: { print, outer }, frame }: FramedPrint, feet: number): string => {
  const frameText = describeFrame(frame)?.description;
  return [
    `Print ${formatDimensions(print)}.`,
    frameText ? `${frameText}, ${formatDimensions(outer)}.` : 'Unframed.',
    `Shown to scale, viewed from ${feet} ft.`,
  ].join(' ');
};
