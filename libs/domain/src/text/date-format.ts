const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A date: `14 Nov 2026`, in UTC. Not by `Intl`, whose first formatter is expensive. */
export function formatDate(at: string): string {
  const day = new Date(at);
  return `${day.getUTCDate()} ${monthName(day).slice(0, 3)} ${day.getUTCFullYear()}`;
}

/** A month: `December 2025`, in UTC. */
export function formatMonth(at: string): string {
  const day = new Date(at);
  return `${monthName(day)} ${day.getUTCFullYear()}`;
}

/** The date of a time that is local already, as in `2026-11-23T14:30`: `Nov 23, 2026`. */
export function formatDay(local: string): string {
  const day = new Date(`${local.slice(0, 10)}T00:00:00Z`);
  return `${monthName(day).slice(0, 3)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

const monthName = (day: Date): string => MONTHS[day.getUTCMonth()] ?? '';
