import { HANGING_HEIGHT_INCHES, VIEWING_DISTANCE_FEET, type SizeKey, type WallPoint } from '@gallery/domain';
import { parseWallColor, wallColorParam } from './wall/wall-paints';

export const SEATS = ['none', 'bench', 'sofa'] as const;
export type Seat = (typeof SEATS)[number];

/** How high each seat is, in inches: a work hangs above it. */
export const SEAT_HEIGHT_INCHES: Record<Seat, number> = { none: 0, bench: 17, sofa: 32 };

/** Feet from floor to ceiling; 0 draws no ceiling. */
export const CEILINGS = [0, 8, 9] as const;
export type Ceiling = (typeof CEILINGS)[number];

/** Everything that the visitor has chosen. It lives in the URL, so that a view can be sent to someone. */
export interface WallSettings {
  /** Slug; null for the first work there is. */
  work: string | null;
  size: SizeKey | null;
  /** A frame style or `Unframed`; null for the edition's own. */
  frame: string | null;
  /** `#rrggbb` */
  color: string;
  feet: number;
  seat: Seat;
  hasChair: boolean;
  ceiling: Ceiling;
  /** Where the middle of the work was moved to; null where the gallery would hang it. */
  center: WallPoint | null;
}

const CHAIR_SHOWN = 'yes';
/** Farther from the middle, or higher, than any wall that can be seen. */
const MAX_OFFSET_INCHES = 500;

/** Reads the choices from the query string; what is missing or impossible counts as not chosen. */
export function parseWallSettings(params: URLSearchParams): WallSettings {
  return {
    work: params.get('work') || null,
    size: params.get('size') || null,
    frame: params.get('frame') || null,
    color: parseWallColor(params.get('wall')),
    feet:
      parseNumber(params.get('feet'), VIEWING_DISTANCE_FEET.min, VIEWING_DISTANCE_FEET.max) ??
      VIEWING_DISTANCE_FEET.initial,
    seat: SEATS.find((seat) => seat === params.get('seat')) ?? 'bench',
    hasChair: params.get('chair') === CHAIR_SHOWN,
    ceiling: CEILINGS.find((feet) => String(feet) === params.get('ceiling')) ?? 9,
    center:
      params.has('x') || params.has('y')
        ? {
            x: parseNumber(params.get('x'), -MAX_OFFSET_INCHES, MAX_OFFSET_INCHES) ?? 0,
            y: parseNumber(params.get('y'), 0, MAX_OFFSET_INCHES) ?? HANGING_HEIGHT_INCHES,
          }
        : null,
  };
}

/** The query string for these choices: defaults are left out, foreign parameters (utm, ref) stay. */
export function serializeWallSettings(params: URLSearchParams, choices: WallSettings): URLSearchParams {
  const next = new URLSearchParams(params);
  const fallback = toQueryValues(parseWallSettings(new URLSearchParams()));
  for (const [name, value] of Object.entries(toQueryValues(choices))) {
    if (value === null || value === fallback[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const toQueryValues = (choices: WallSettings): Record<string, string | null> => ({
  work: choices.work,
  size: choices.size,
  frame: choices.frame,
  wall: wallColorParam(choices.color),
  feet: String(choices.feet),
  seat: choices.seat,
  chair: choices.hasChair ? CHAIR_SHOWN : 'no',
  ceiling: String(choices.ceiling),
  x: choices.center && String(Math.round(choices.center.x)),
  y: choices.center && String(Math.round(choices.center.y)),
});

function parseNumber(text: string | null, least: number, most: number): number | null {
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? Math.round(Math.min(most, Math.max(least, value))) : null;
}
