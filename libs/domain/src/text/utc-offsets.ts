import { intlPartsOf, type ClockParts } from './intl-clock';

/** How far the clocks of a zone are from UTC, for as long as it holds. */
export interface UtcOffset {
  /** The first moment, as `toISOString` writes it: moments are compared as text. */
  from: string;
  /** The first moment after it. */
  until: string;
  /** Ahead of UTC; negative west of it. */
  minutes: number;
  /** As it stands behind a time: `CST`. */
  name: string;
}

declare global {
  /**
   * The gallery's. Global, because the shell and each remote have their own copy of this code, and only the shell reads
   * the settings.
   */
  var knownUtcOffsets: { timeZone: string; offsets: readonly UtcOffset[] } | undefined;
}

/**
 * From now on times in this zone are told without `Intl` where the offsets allow it. The first `Intl.DateTimeFormat` of
 * a page takes 40 ms, on a phone 150: the browser looks for the texts of all its languages.
 */
export function rememberUtcOffsets(timeZone: string, offsets: readonly UtcOffset[]): void {
  globalThis.knownUtcOffsets = { timeZone, offsets };
}

/** Null outside of the remembered offsets. @throws RangeError for no time, as `Intl` does */
export function knownPartsOf(at: Date, timeZone: string): ClockParts | null {
  const known = globalThis.knownUtcOffsets;
  if (known?.timeZone !== timeZone) return null;
  const moment = at.toISOString();
  const offset = known.offsets.find(({ from, until }) => from <= moment && moment < until);
  if (!offset) return null;
  const local = new Date(at.getTime() + offset.minutes * MINUTE_MS).toISOString();
  return {
    year: local.slice(0, 4),
    month: local.slice(5, 7),
    day: local.slice(8, 10),
    hour: local.slice(11, 13),
    minute: local.slice(14, 16),
    second: local.slice(17, 19),
    timeZoneName: offset.name,
  };
}

const MINUTE_MS = 60_000;
/** No zone changes twice within a week; Morocco does within a month. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;

/** By zone and year. Finding them takes 200 looks at a clock, and every document has them. */
const found = new Map<string, readonly UtcOffset[]>();

/**
 * The zone's offsets in this year, the one before and the one after: a document names moments of the past and of the
 * next season, and may be shown some days after its year has ended.
 */
export function utcOffsetsOf(timeZone: string, year: number): readonly UtcOffset[] {
  const key = `${timeZone} ${year}`;
  const known = found.get(key);
  if (known) return known;
  const offsets: UtcOffset[] = [];
  const end = Date.UTC(year + 2, 0);
  for (let from = Date.UTC(year - 1, 0), until = from; from < end; from = until) {
    until = findChange(timeZone, from, end);
    offsets.push({
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
      ...offsetAt(timeZone, from),
    });
  }
  found.set(key, offsets);
  return offsets;
}

/** When the offset that holds at a moment ends; no later than `end`. */
function findChange(timeZone: string, from: number, end: number): number {
  const held = offsetAt(timeZone, from);
  const holds = (at: number): boolean => {
    const { minutes, name } = offsetAt(timeZone, at);
    return minutes === held.minutes && name === held.name;
  };
  let last = from;
  let next = Math.min(from + STEP_MS, end);
  while (next < end && holds(next)) [last, next] = [next, Math.min(next + STEP_MS, end)];
  if (holds(next)) return end;
  while (next - last > MINUTE_MS) {
    const middle = last + Math.floor((next - last) / MINUTE_MS / 2) * MINUTE_MS;
    if (holds(middle)) last = middle;
    else next = middle;
  }
  return next;
}

/** @param at a full minute */
function offsetAt(timeZone: string, at: number): Pick<UtcOffset, 'minutes' | 'name'> {
  const { year, month, day, hour, minute, timeZoneName = '' } = intlPartsOf(new Date(at), timeZone);
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`);
  return { minutes: (shown - at) / MINUTE_MS, name: timeZoneName };
}
