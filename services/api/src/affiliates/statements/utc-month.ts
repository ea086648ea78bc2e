/** The period of a month such as `2026-11`, UTC. */
export function monthPeriod(month: string): { start: Date; end: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { start: new Date(Date.UTC(year, number - 1)), end: new Date(Date.UTC(year, number)) };
}

/** The month of a moment: `2026-11`. */
export const formatMonth = (moment: Date): string => moment.toISOString().slice(0, 7);

/** Every month between two moments, latest first. */
export function monthsBetween(from: Date, to: Date): string[] {
  const last = to.getUTCFullYear() * 12 + to.getUTCMonth();
  const first = from.getUTCFullYear() * 12 + from.getUTCMonth();
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, refunds) =>
    formatMonth(new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() - refunds))),
  );
}
