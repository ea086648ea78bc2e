import {
  calculateCommissionReversal,
  type OrderRefundTotals,
  type ReversibleCommission,
} from './affiliate-commission-reversal';

const line = (options: Partial<ReversibleCommission> = {}): ReversibleCommission => ({
  state: 'pending',
  quantity: 3,
  commissionCents: 10_000,
  reversedQuantity: 0,
  reversedCents: 0,
  isPaid: false,
  isAccrued: true,
  ...options,
});
const returns = (options: Partial<OrderRefundTotals> = {}): OrderRefundTotals => ({
  totalCents: 90_000,
  refundedCents: 0,
  printRefundCents: 0,
  isVoid: false,
  ...options,
});

test('without a refund nothing is written', () => {
  expect(calculateCommissionReversal(line(), 0, returns())).toBeNull();
});

test('a print reverses its share, and the last one the odd cents', () => {
  const first = calculateCommissionReversal(
    line(),
    1,
    returns({ refundedCents: 30_000, printRefundCents: 30_000 }),
  );
  expect(first).toEqual({ quantity: 1, cents: 3_333, state: 'pending' });
  const before = line({ reversedQuantity: 2, reversedCents: 6_666 });
  expect(
    calculateCommissionReversal(before, 3, returns({ refundedCents: 90_000, printRefundCents: 90_000 })),
  ).toEqual({
    quantity: 1,
    cents: 3_334,
    state: 'reversed',
  });
});

test('a refunded amount reverses its proportion of what was paid', () => {
  expect(calculateCommissionReversal(line(), 0, returns({ refundedCents: 45_000 }))).toEqual({
    quantity: 0,
    cents: 5_000,
    state: 'pending',
  });
});

test('a refund for prints is not counted as an amount too, whichever is reported first', () => {
  const money = returns({ refundedCents: 30_000, printRefundCents: 30_000 });
  expect(calculateCommissionReversal(line(), 0, money)).toBeNull();
  expect(calculateCommissionReversal(line(), 1, { ...money, refundedCents: 0 })).toMatchObject({
    cents: 3_333,
  });
});

test('a full refund reverses everything, whatever came before', () => {
  const before = line({ reversedQuantity: 1, reversedCents: 4_999 });
  expect(
    calculateCommissionReversal(before, 1, returns({ refundedCents: 90_000, printRefundCents: 30_000 })),
  ).toEqual({
    quantity: 2,
    cents: 5_001,
    state: 'reversed',
  });
});

test('a cancelled order reverses all commission, before its refund has arrived', () => {
  expect(calculateCommissionReversal(line(), 0, returns({ isVoid: true }))).toMatchObject({
    cents: 10_000,
    state: 'reversed',
  });
});

test('repeated reports write nothing', () => {
  const known = line({ state: 'reversed', reversedQuantity: 3, reversedCents: 10_000 });
  expect(calculateCommissionReversal(known, 0, returns({ refundedCents: 90_000 }))).toBeNull();
});

test.each([
  [{ isPaid: true }, 'paid'],
  [{ isPaid: false }, 'pending'],
  [{ isPaid: false, isAccrued: false }, 'review'],
] as const)('a refund that failed at the bank restores the commission (%#)', (options, state) => {
  const gone = line({ state: 'reversed', reversedQuantity: 3, reversedCents: 10_000, ...options });
  expect(calculateCommissionReversal(gone, 0, returns())).toEqual({ quantity: -3, cents: -10_000, state });
});

test('a declined line stays declined', () => {
  expect(
    calculateCommissionReversal(line({ state: 'declined', isAccrued: false }), 0, returns({ isVoid: true })),
  ).toBeNull();
});

test('a line without commission is reversed with its order', () => {
  expect(calculateCommissionReversal(line({ commissionCents: 0 }), 0, returns({ isVoid: true }))).toEqual({
    quantity: 3,
    cents: 0,
    state: 'reversed',
  });
});

test('shares of large amounts are exact', () => {
  const large = line({ commissionCents: 2_000_000_001 });
  expect(
    calculateCommissionReversal(
      large,
      0,
      returns({ totalCents: 2_000_000_003, refundedCents: 2_000_000_002 }),
    ),
  ).toMatchObject({
    cents: 2_000_000_000,
  });
});
