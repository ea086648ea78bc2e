/** Every month between two months such as `2026-11`, latest first; only the last if the first comes after it. */
export function monthsBetween(first: string, last: string): string[] {
  const [from, to] = [indexOf(first), indexOf(last)];
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, back) => monthOf(to - back));
}

/** The months up to this one, such as `2026-11`, oldest first. */
export function lastMonths(month: string, count: number): string[] {
  const first = indexOf(month) - count + 1;
  return Array.from({ length: count }, (_, later) => monthOf(first + later));
}

/** A row of a month. */
interface MonthRow {
  /** `2026-11`. */
  month: string;
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

/** Months since the year 0. */
const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const monthOf = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
