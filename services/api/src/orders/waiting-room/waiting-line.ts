import { ABSENT_AFTER_MS } from '../orders-policy';
import type { WaitingRoomPlaceEntity } from './waiting-room-place.entity';

/** A place of the line, `waiting` or `called`. */
export type LinePlace = Pick<WaitingRoomPlaceEntity, 'id' | 'state' | 'calledUntil' | 'seenAt'>;

/** The changes to a line: ids of its places. */
export interface LineChanges {
  /** Their turn is now. */
  called: string[];
  /** Their turn has passed, or they were not there when called. */
  ended: string[];
}

/** Whether it is this person's turn. */
export const isTurn = ({ state, calledUntil }: Omit<LinePlace, 'id' | 'seenAt'>, now: Date): boolean =>
  state === 'called' && calledUntil !== null && calledUntil > now;

/** Calls people in the order of arrival, one for each available print that nobody else was called for. */
export function advanceLine(places: readonly LinePlace[], available: number, now: Date): LineChanges {
  const absentBefore = new Date(now.getTime() - ABSENT_AFTER_MS);
  const turns = places.filter((place) => isTurn(place, now)).length;
  const ended = places.filter((place) => place.state === 'called' && !isTurn(place, now)).map(({ id }) => id);
  const called: string[] = [];
  for (const { id, seenAt } of places.filter(({ state }) => state === 'waiting')) {
    if (turns + called.length >= available) break;
    (seenAt <= absentBefore ? ended : called).push(id);
  }
  return { called, ended };
}

interface LineOutlook {
  /** People in line before this person who have not been called. */
  waitingBefore: number;
  /** When the turns of those who were called end. */
  turnsUntil: readonly Date[];
  /** When the checkouts that hold prints end. */
  holdsUntil: readonly Date[];
}

/**
 * Minutes until a print reaches this person if nobody before them pays; null when there are more people before them than
 * prints that can become available.
 */
export function estimateMinutes(
  { waitingBefore, turnsUntil, holdsUntil }: LineOutlook,
  now: Date,
): number | null {
  const until = [...turnsUntil, ...holdsUntil].toSorted((a, b) => a.getTime() - b.getTime())[waitingBefore];
  return until ? Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)) : null;
}
