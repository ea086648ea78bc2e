/** Every month between two months such as `2026-11`, latest first; the last alone where the first comes after it. */
export function monthsBetween(first: string, last: string): string[] {
  const [from, to] = [indexOf(first), indexOf(last)];
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, back) => monthOf(to - back));
}

/** Months since the year 0. */
const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const monthOf = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
