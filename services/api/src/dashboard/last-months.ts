/** A row of a month. */
export interface MonthRow {
  /** `2026-11`. */
  month: string;
}

/** The months up to this one, such as `2026-11`, oldest first. */
export function lastMonths(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, number - count + index)).toISOString().slice(0, 7),
  );
}

/** One row for each month, `empty` for months without one. */
export function fillMonths<Row extends MonthRow>(
  rows: readonly Row[],
  months: readonly string[],
  empty: Omit<Row, 'month'>,
): (Row | (Omit<Row, 'month'> & MonthRow))[] {
  const known = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => known.get(month) ?? { ...empty, month });
}
