import type { VisibleWall, WallPoint } from '@gallery/domain';
import { useId } from 'react';
import type { Ceiling, Seat } from '../wall-settings';
import styles from './wall.module.css';

export interface RoomProps {
  wall: VisibleWall;
  seat: Seat;
  hasChair: boolean;
  ceiling: Ceiling;
  /** Where the work hangs: the light falls there. */
  lit: WallPoint;
}

/** Inches from the middle of the wall to the middle of the chair, which stands clear of the sofa. */
const CHAIR_OFFSET = 66;
/** Floor and ceiling go on for so many inches beyond the view, so that no sliver of wall shows at its edge. */
const OVERFLOW_INCHES = 12;
const BASEBOARD_INCHES = 5;

/** Light, floor, ceiling and furniture of known size: what the eye measures the work by. The unit is an inch. */
export function Room({ wall, seat, hasChair, ceiling, lit }: RoomProps) {
  const light = useId();
  const floor = useId();
  const shadow = useId();
  const left = -wall.width / 2;
  const view = `${left} ${-(wall.bottom + wall.height)} ${wall.width} ${wall.height}`;
  const across = { x: left - OVERFLOW_INCHES, width: wall.width + 2 * OVERFLOW_INCHES };
  const top = ceiling > 0 ? -ceiling * 12 : -(wall.bottom + wall.height);
  return (
    <svg className={styles.room} viewBox={view} aria-hidden="true">
      <defs>
        <radialGradient
          id={light}
          gradientUnits="userSpaceOnUse"
          cx={lit.x}
          cy={-lit.y - 14}
          r={wall.width * 0.62}
          gradientTransform={`translate(0 ${top * 0.12})`}
        >
          <stop offset="0" stopColor="#fffaf0" stopOpacity="0.34" />
          <stop offset="0.4" stopColor="#fffaf0" stopOpacity="0.06" />
          <stop offset="1" stopColor="#1b1916" stopOpacity="0.2" />
        </radialGradient>
        <linearGradient id={floor} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8d755a" />
          <stop offset="1" stopColor="#b0977a" />
        </linearGradient>
        <radialGradient id={shadow}>
          <stop offset="0" stopColor="#1b1916" stopOpacity="0.5" />
          <stop offset="0.6" stopColor="#1b1916" stopOpacity="0.22" />
          <stop offset="1" stopColor="#1b1916" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect {...across} y={top} height={-top} fill={`url(#${light})`} />
      {ceiling > 0 && (
        <>
          <rect {...across} y={top - wall.height} height={wall.height} fill="#f1ede4" />
          <rect {...across} y={top} height={1.2} fill="#1b1916" opacity={0.12} />
        </>
      )}
      <rect {...across} y={0} height={wall.height} fill={`url(#${floor})`} />
      <rect {...across} y={-BASEBOARD_INCHES} height={BASEBOARD_INCHES} fill="#f1ede4" />
      <rect {...across} y={-BASEBOARD_INCHES} height={0.4} fill="#1b1916" opacity={0.18} />
      <rect {...across} y={0} height={1.6} fill="#1b1916" opacity={0.22} />
      {seat === 'bench' && <Bench shadow={shadow} />}
      {seat === 'sofa' && <Sofa shadow={shadow} />}
      {hasChair && <Chair shadow={shadow} />}
    </svg>
  );
}

/** What touches the floor darkens it. */
const ContactShadow = ({ shadow, width }: { shadow: string; width: number }) => (
  <ellipse cx={0} cy={0.6} rx={width / 2} ry={3.2} fill={`url(#${shadow})`} />
);

/*
 * Things of known size: inches, the middle of their feet at 0 0, upwards negative. Measured from what such things are,
 * not from anything on sale.
 */

/** A bench as galleries have it: 60 in wide, 17 in high. */
const Bench = ({ shadow }: { shadow: string }) => (
  <g>
    <ContactShadow shadow={shadow} width={72} />
    <path fill="#5d4732" d="M-27 -14h3v14h-2.2z M24 -14h3l-.8 14h-2.2z" />
    <path fill="#a98563" d="M-30 -17h60v3.2h-60z" />
    <path fill="#8a6a4b" d="M-30 -14.4h60v.8h-60z" />
  </g>
);

/** A sofa of 84 in: seat 17 in, arms 24 in, back 32 in high. */
const Sofa = ({ shadow }: { shadow: string }) => (
  <g>
    <ContactShadow shadow={shadow} width={100} />
    <path fill="#4a3a2b" d="M-37 -5h2.4l-.6 5h-1.2z M34.6 -5h2.4l-.6 5h-1.2z" />
    <path fill="#8b857a" d="M-37 -30q0 -2 2 -2h70q2 0 2 2v13h-74z" />
    <path
      fill="#9a9488"
      d="M-36 -30q0 -1.4 1.4 -1.4h33.4v14h-34.8z M.8 -31.4h33.8q1.4 0 1.4 1.4v12.6h-35.2z"
    />
    <path
      fill="#a49e92"
      d="M-36 -17.6h35.6v6.4h-34.4q-1.2 0 -1.2 -1.2z M.4 -17.6h35.6v5.2q0 1.2 -1.2 1.2h-34.4z"
    />
    <path fill="#7f796e" d="M-36 -11h72v6.4h-72z" />
    <path fill="#8f897e" d="M-42 -22q0 -2 2 -2h2q2 0 2 2v17.4h-6z M36 -22q0 -2 2 -2h2q2 0 2 2v17.4h-6z" />
  </g>
);

/** A lounge chair of 30 in: seat 16 in, back 31 in high. */
const Chair = ({ shadow }: { shadow: string }) => (
  <g transform={`translate(${CHAIR_OFFSET} 0)`}>
    <ContactShadow shadow={shadow} width={38} />
    <path
      fill="#5d4732"
      d="M-14.6 -22h1.8l-.6 22h-1.4z M12.8 -22h1.8l-.2 22h-1.4z M-15 -23.2h5.4v1.4h-5.4z M9.6 -23.2h5.4v1.4h-5.4z"
    />
    <path fill="#8b4f3a" d="M-11.4 -29.4q0 -1.6 1.6 -1.6h19.6q1.6 0 1.6 1.6v14h-22.8z" />
    <path fill="#9c5b44" d="M-12.4 -16.6h24.8v3.8q0 1.4 -1.4 1.4h-22q-1.4 0 -1.4 -1.4z" />
    <path fill="#4d3b2a" d="M-13.2 -11.4h26.4v1.6h-26.4z" />
  </g>
);
