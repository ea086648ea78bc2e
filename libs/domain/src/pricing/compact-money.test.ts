import { formatCount, formatCompactMoney, formatSalesTotal } from './compact-money';

const dollars = (amount: number) => Math.round(amount * 100);

it.each([
  [0, '$0'],
  [333, '$333'],
  [999, '$999'],
  [999.49, '$999'],
  [1_000, '$1K'],
  [1_499, '$1K'],
  [1_500, '$2K'],
  [148_000, '$148K'],
  [999_400, '$999K'],
  [1_000_000, '$1.0M'],
  [1_249_999, '$1.2M'],
  [1_250_000, '$1.3M'],
  [12_340_000, '$12.3M'],
])('shows %p dollars as %p (A18)', (amount, shown) => {
  expect(formatCompactMoney(dollars(amount))).toBe(shown);
});

it.each([
  [999.6, '$1K'],
  [999_500, '$1.0M'],
  [999_600, '$1.0M'],
  [1_949_999, '$1.9M'],
  [1_950_000, '$2.0M'],
])('chooses the unit of %p dollars after rounding: %p (G82)', (amount, shown) => {
  expect(formatCompactMoney(dollars(amount))).toBe(shown);
});

it('shows sales as $0K until there are some (G80)', () => {
  expect([0, 33_300].map(formatSalesTotal)).toEqual(['$0K', '$333']);
});

it('groups counts by thousands', () => {
  expect([0, 999, 1_234, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,234', '1,234,567']);
});
