/** A row of a month. */
export interface MonthRow {
  /** `2026-11`, UTC. */
  month: string;
}

/** The names of the months up to the one that `now` is in, oldest first. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1));
    return first.toISOString().slice(0, 7);
  });
}

/** One row for each of the last months, `empty` for months without one. */
export function fillLastMonths<Row extends MonthRow>(
  rows: readonly Row[],
  { now, count, empty }: { now: Date; count: number; empty: Omit<Row, 'month'> },
): (Row | (Omit<Row, 'month'> & MonthRow))[] {
  const known = new Map(rows.map((row) => [row.month, row]));
  return lastMonths(now, count).map((month) => known.get(month) ?? { ...empty, month });
}
