/**
 * Capture order as far as known: by time, then by name, because cameras number their files.
 * @param {{ time: number, name: string }} one milliseconds @param {{ time: number, name: string }} other
 */
export const byTime = (one, other) =>
  one.time - other.time || one.name.localeCompare(other.name, 'en', { numeric: true });
