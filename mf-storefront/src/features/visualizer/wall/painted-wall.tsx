import type { WallPoint, VisibleWall } from '@gallery/domain';
import type { FramedPrint } from '../framed-print';
import { STAGE_ATTRIBUTE } from './use-draggable';
import type { WallSettings, Ceiling, Seat } from '../wall-settings';
import { contrastingLine } from './wall-paint';
import { ArtworkOnWall } from './artwork-on-wall';
import styles from './wall.module.css';

export interface PaintedWallProps {
  work: FramedPrint;
  wall: VisibleWall;
  choices: WallSettings;
  /** Left out, the work stays where it hangs. */
  onMove?: (centre: WallPoint) => void;
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

interface RoomDrawingProps {
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
function RoomDrawing({ wall, seat, hasPerson, ceiling }: RoomDrawingProps) {
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

/**
 * Things of known size as lines: inches, the middle of their feet at 0 0, upwards negative. Measured from what such
 * things are, not from anything on sale.
 */

/** A bench as galleries have it: 60 in wide, 17 in high. */
const BENCH = 'M-30 -17h60v3h-60z M-26 -14v14h2.5v-14 M23.5 -14v14h2.5v-14';

/** A sofa of 84 in: seat 17 in, arms 24 in, back 32 in high. */
const SOFA =
  'M-36 -24v-8h72v8 M-42 -4v-20h6v20 M36 -4v-20h6v20 M-36 -17h72 M-36 -10h72 M0 -17v7 M0 -32v15 ' +
  'M-42 -4h84 M-40 -4v4h2v-4 M38 -4v4h2v-4';

/** Somebody of 5 ft 7 (67 in), standing: head, right half, left half. */
const PERSON = [
  'M0 -67 C2 -67 3.1 -65.4 3.1 -63 C3.1 -60.2 1.9 -58 0 -58 C-1.9 -58 -3.1 -60.2 -3.1 -63 C-3.1 -65.4 ' +
    '-2 -67 0 -67z',
  'M1.9 -58.6 C1.9 -58.3 1.7 -57.2 2.1 -56.6 C2.5 -56.0 3.7 -55.6 4.6 -55.2 C5.5 -54.8 6.9 -54.9 7.6 ' +
    '-54.2 C8.3 -53.5 8.6 -52.5 8.9 -51 C9.2 -49.5 9.3 -46.8 9.5 -45 C9.7 -43.2 9.8 -41.8 10 -40 C10.2 ' +
    '-38.2 10.3 -35.8 10.4 -34 C10.5 -32.2 10.5 -30.1 10.3 -29 C10.1 -27.9 9.7 -27.4 9.4 -27.4 C9.1 -27.4 ' +
    '8.6 -28.0 8.4 -29 C8.2 -30.0 8.6 -31.7 8.5 -33.5 C8.4 -35.3 8.0 -38.1 7.7 -40 C7.5 -41.9 7.2 -43.5 7 ' +
    '-45 C6.8 -46.5 6.5 -49.2 6.3 -49 C6.1 -48.8 5.8 -45.3 5.7 -44 C5.6 -42.7 5.3 -42.3 5.4 -41 C5.5 ' +
    '-39.7 6.0 -37.5 6.2 -36 C6.4 -34.5 6.6 -33.8 6.6 -32 C6.6 -30.2 6.3 -27.2 6.1 -25 C5.9 -22.8 5.4 ' +
    '-20.5 5.2 -18.5 C5.0 -16.5 5.2 -15.4 5 -13 C4.8 -10.6 3.8 -6.0 3.9 -4 C4.0 -2.0 5.3 -1.9 5.6 -1.2 ' +
    'L5.8 0 L1.5 0 L1.7 -4 C1.7 -6.2 1.5 -10.5 1.5 -13 C1.5 -15.5 1.7 -16.7 1.6 -19 C1.5 -21.3 1.2 -24.9 ' +
    '0.9 -27 C0.6 -29.1 0.1 -30.7 0 -31.4',
  'M-1.9 -58.6 C-1.9 -58.3 -1.7 -57.2 -2.1 -56.6 C-2.5 -56.0 -3.7 -55.6 -4.6 -55.2 C-5.5 -54.8 -6.9 ' +
    '-54.9 -7.6 -54.2 C-8.3 -53.5 -8.6 -52.5 -8.9 -51 C-9.2 -49.5 -9.3 -46.8 -9.5 -45 C-9.7 -43.2 -9.8 ' +
    '-41.8 -10 -40 C-10.2 -38.2 -10.3 -35.8 -10.4 -34 C-10.5 -32.2 -10.5 -30.1 -10.3 -29 C-10.1 -27.9 ' +
    '-9.7 -27.4 -9.4 -27.4 C-9.1 -27.4 -8.6 -28.0 -8.4 -29 C-8.2 -30.0 -8.6 -31.7 -8.5 -33.5 C-8.4 -35.3 ' +
    '-8.0 -38.1 -7.7 -40 C-7.5 -41.9 -7.2 -43.5 -7 -45 C-6.8 -46.5 -6.5 -49.2 -6.3 -49 C-6.1 -48.8 -5.8 ' +
    '-45.3 -5.7 -44 C-5.6 -42.7 -5.3 -42.3 -5.4 -41 C-5.5 -39.7 -6.0 -37.5 -6.2 -36 C-6.4 -34.5 -6.6 ' +
    '-33.8 -6.6 -32 C-6.6 -30.2 -6.3 -27.2 -6.1 -25 C-5.9 -22.8 -5.4 -20.5 -5.2 -18.5 C-5.0 -16.5 -5.2 ' +
    '-15.4 -5 -13 C-4.8 -10.6 -3.8 -6.0 -3.9 -4 C-4.0 -2.0 -5.3 -1.9 -5.6 -1.2 C-5.9 -0.5 -6.5 -0.2 -5.8 ' +
    '0 L-1.5 0 L-1.7 -4 C-1.7 -6.2 -1.5 -10.5 -1.5 -13 C-1.5 -15.5 -1.7 -16.7 -1.6 -19 C-1.5 -21.3 -1.2 ' +
    '-24.9 -0.9 -27 C-0.6 -29.1 -0.1 -30.7 0 -31.4',
].join(' ');
