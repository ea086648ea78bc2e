/** Which backups to keep. */
import { momentOf } from './backup-times.mjs';

/** How many backups `npm run backup -- prune` keeps, back from the newest. */
export const KEPT_BACKUPS = { days: 14, weeks: 8, months: 12 };

const DAY_MS = 86_400_000;

/**
 * Keeps all of the last days, then the last of each week, then the last of each month, and always the newest.
 * @param {readonly string[]} names as `20261122T140305Z`, in any order
 * @param {{ days: number, weeks: number, months: number }} keep how many of each, back from the newest
 * @returns {string[]} those to delete
 */
export function backupsToPrune(names, { days, weeks, months }) {
  const newest = momentOf(names.toSorted().at(-1) ?? '');
  const staying = new Set(names.filter((name) => newest - momentOf(name) < days * DAY_MS));
  for (const name of [...lastOfEach(names, weekOf, weeks), ...lastOfEach(names, monthOf, months)])
    staying.add(name);
  if (names.length > 0) staying.add(names.toSorted().at(-1) ?? '');
  return names.filter((name) => !staying.has(name)).toSorted();
}

/**
 * The last backup of each of the latest time spans.
 * @param {readonly string[]} names @param {(name: string) => string | number} span @param {number} most
 */
function lastOfEach(names, span, most) {
  const lastOf = new Map(names.toSorted().map((name) => [span(name), name]));
  return most > 0 ? [...lastOf.values()].slice(-most) : [];
}

/** Weeks by their Monday: the first of January 1970 was a Thursday. */
const weekOf = (name) => Math.floor((momentOf(name) / DAY_MS + 3) / 7);

const monthOf = (name) => name.slice(0, 6);
