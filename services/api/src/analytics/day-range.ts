const DAY_MS = 86_400_000;

/** Days of a range, both included, as `2026-11-22` in UTC. */
export interface DayRange {
  from: string;
  to: string;
}

/** The day of a moment, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** When a day begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** So many days later, or earlier. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(startOf(day).getTime() + days * DAY_MS));

/** The last days up to the one that `now` is in. */
export const lastDays = (days: number, now: Date): DayRange => {
  const to = dayOf(now);
  return { from: daysAfter(to, 1 - days), to };
};

/** How many days the range has. */
export const dayCount = ({ from, to }: DayRange): number =>
  (startOf(to).getTime() - startOf(from).getTime()) / DAY_MS + 1;

/** Every day of the range, oldest first. */
export const daysOf = (range: DayRange): string[] =>
  Array.from({ length: dayCount(range) }, (_, index) => daysAfter(range.from, index));
