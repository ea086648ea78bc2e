const DAY_MS = 86_400_000;

/** Both days included, as `2026-11-22` in UTC. */
export interface DayRange {
  from: string;
  to: string;
}

/** In UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(startOf(day).getTime() + days * DAY_MS));

/** The last days, today included. */
export const lastDays = (days: number, now: Date): DayRange => {
  const to = dayOf(now);
  return { from: daysAfter(to, 1 - days), to };
};

export const dayCount = ({ from, to }: DayRange): number =>
  (startOf(to).getTime() - startOf(from).getTime()) / DAY_MS + 1;

/** Every day of the range, oldest first. */
export const daysOf = (range: DayRange): string[] =>
  Array.from({ length: dayCount(range) }, (_, index) => daysAfter(range.from, index));
