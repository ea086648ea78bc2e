import { DISTANCE_FEET, HANGING_HEIGHT, type SizeKey, type WallPoint } from '@gallery/domain';
import { wallColour, wallName } from './wall-paint';

export const SEATS = ['none', 'bench', 'sofa'] as const;
export type Seat = (typeof SEATS)[number];

/** Feet from floor to ceiling; 0 draws no ceiling. */
export const CEILINGS = [0, 8, 9] as const;
export type Ceiling = (typeof CEILINGS)[number];

/** Everything that the visitor has chosen. It lives in the URL, so that a view can be sent to somebody. */
export interface WallChoices {
  /** Slug; null for the first work there is. */
  work: string | null;
  size: SizeKey | null;
  /** A frame style or `Unframed`; null for the edition's own. */
  frame: string | null;
  /** `#rrggbb` */
  colour: string;
  feet: number;
  seat: Seat;
  hasPerson: boolean;
  ceiling: Ceiling;
  /** Where the middle of the work hangs. */
  centre: WallPoint;
}

const PERSON = 'yes';
/** Farther from the middle, or higher, than any wall that can be seen. */
const FARTHEST_INCHES = 500;

/** Reads the choices from the query string; what is missing or cannot be is as if it had not been chosen. */
export function readChoices(params: URLSearchParams): WallChoices {
  return {
    work: params.get('work') || null,
    size: params.get('size') || null,
    frame: params.get('frame') || null,
    colour: wallColour(params.get('wall')),
    feet: numberOf(params.get('feet'), DISTANCE_FEET.nearest, DISTANCE_FEET.furthest) ?? DISTANCE_FEET.usual,
    seat: SEATS.find((seat) => seat === params.get('seat')) ?? 'bench',
    hasPerson: params.get('person') === PERSON,
    ceiling: CEILINGS.find((feet) => String(feet) === params.get('ceiling')) ?? 9,
    centre: {
      x: numberOf(params.get('x'), -FARTHEST_INCHES, FARTHEST_INCHES) ?? 0,
      y: numberOf(params.get('y'), 0, FARTHEST_INCHES) ?? HANGING_HEIGHT,
    },
  };
}

/** The query string for these choices: what is as usual leaves it, foreign parameters (utm, ref) stay. */
export function writeChoices(params: URLSearchParams, choices: WallChoices): URLSearchParams {
  const next = new URLSearchParams(params);
  const usual = queryOf(readChoices(new URLSearchParams()));
  for (const [name, value] of Object.entries(queryOf(choices))) {
    if (value === null || value === usual[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const queryOf = (choices: WallChoices): Record<string, string | null> => ({
  work: choices.work,
  size: choices.size,
  frame: choices.frame,
  wall: wallName(choices.colour),
  feet: String(choices.feet),
  seat: choices.seat,
  person: choices.hasPerson ? PERSON : 'no',
  ceiling: String(choices.ceiling),
  x: String(Math.round(choices.centre.x)),
  y: String(Math.round(choices.centre.y)),
});

function numberOf(text: string | null, least: number, most: number): number | null {
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? Math.round(Math.min(most, Math.max(least, value))) : null;
}
