import { fromPriceLabel, toCents, toDollars, formatMoney, formatMoneyWithCents, shareOf } from './money';

describe('shareOf', () => {
  test.each([
    { amount: 466_600, basisPoints: 825, share: 38_495 }, // 384.945 rounds up
    { amount: 33_300, basisPoints: 300, share: 999 },
    { amount: 50, basisPoints: 300, share: 2 }, // 1.5 cents: half goes up
    { amount: 49, basisPoints: 300, share: 1 },
    { amount: 0, basisPoints: 825, share: 0 },
  ])('$basisPoints basis points of $amount are $share (G4)', ({ amount, basisPoints, share }) => {
    expect(shareOf(amount, basisPoints)).toBe(share);
  });
});

test('dollars with cents survive floating point', () => {
  expect(toCents(19.99)).toBe(1_999);
  expect(toCents(1.005)).toBe(101);
  expect(toCents(toDollars(123_457))).toBe(123_457);
});

test('a label shows whole dollars, a total always shows cents', () => {
  expect(formatMoney(400_000)).toBe('$4,000');
  expect(formatMoney(38_495)).toBe('$384.95');
  expect(formatMoneyWithCents(466_600)).toBe('$4,666.00');
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99_999, '$999.99'],
  [100_000, '$1,000.00'],
  [123_456_789, '$1,234,567.89'],
  [-50, '-$0.50'],
  [-123_400, '-$1,234.00'],
])('a total of %i cents reads %s', (amount, text) => {
  expect(formatMoneyWithCents(amount)).toBe(text);
});

test('a card shows the lowest price, or none if there is none (S71, G13)', () => {
  expect(fromPriceLabel([500_000, 33_300])).toBe('From $333');
  expect(fromPriceLabel([0, null])).toBe('Price on inquiry');
  expect(fromPriceLabel([])).toBe('Price on inquiry');
});
