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

/** A deadline, to the minute: `23 Nov 2026, 14:30 UTC`. */
export function formatDeadline(at: string): string {
  return `${formatDate(at)}, ${new Date(at).toISOString().slice(11, 16)} UTC`;
}

const monthName = (day: Date): string => MONTHS[day.getUTCMonth()] ?? '';
