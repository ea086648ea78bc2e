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

/** The date of a local day or time, as in `2026-11-23T14:30`: `Nov 23, 2026`. */
export const formatDay = (local: string): string => monthDayYear(local, (month) => month.slice(0, 3));

/** The same in full, as papers have it: `November 23, 2026`. */
export const formatLongDay = (local: string): string => monthDayYear(local, (month) => month);

/** The month of a local day, time or month, as in `2025-12`: `December 2025`. */
export const formatMonth = (local: string): string => `${monthName(local)} ${local.slice(0, 4)}`;

const monthDayYear = (local: string, shorten: (month: string) => string): string =>
  `${shorten(monthName(local))} ${Number(local.slice(8, 10))}, ${local.slice(0, 4)}`;

const monthName = (local: string): string => MONTHS[Number(local.slice(5, 7)) - 1] ?? '';
