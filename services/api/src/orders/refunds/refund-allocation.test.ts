import { allocateRefund, type RefundableOrder } from './refund-allocation';

const order: RefundableOrder = {
  totalCents: 556_250,
  lines: [
    { id: 'a', title: 'Night Bloom', priceCents: 200_000, quantity: 2, editionNumbers: [3, 4] },
    { id: 'b', title: 'Evening, photograph', priceCents: 100_000, quantity: 1, editionNumbers: [] },
  ],
  refunded: [],
  refundableCents: 556_250,
};

const reasonOf = (plan: ReturnType<typeof allocateRefund>): string | null =>
  plan.kind === 'refuse' ? plan.reason : null;

test('without lines and amount, everything that is left is refunded', () => {
  const rest = { ...order, refundableCents: 100_000 };
  expect(allocateRefund(rest, {})).toEqual({ kind: 'refund', amountCents: 100_000 });
});

test('a print is refunded with its share of tax and card fee', () => {
  const plan = allocateRefund(order, { lines: [{ lineId: 'a', editionNumbers: [4] }] });
  expect(plan).toEqual({ kind: 'refund', amountCents: 222_500 });
});

test('a line without edition numbers is refunded whole', () => {
  const plan = allocateRefund(order, { lines: [{ lineId: 'b', editionNumbers: [] }] });
  expect(plan).toEqual({ kind: 'refund', amountCents: 111_250 });
});

test('a given amount takes precedence over the amount of the prints', () => {
  const plan = allocateRefund(order, { lines: [{ lineId: 'a', editionNumbers: [4] }], amountCents: 50_000 });
  expect(plan).toEqual({ kind: 'refund', amountCents: 50_000 });
});

test('prints are never refunded for more than is left', () => {
  const rest = { ...order, refundableCents: 100_000 };
  const plan = allocateRefund(rest, { lines: [{ lineId: 'a', editionNumbers: [4] }] });
  expect(plan).toEqual({ kind: 'refund', amountCents: 100_000 });
});

test('more than is left is rejected, and so is anything when nothing is left', () => {
  expect(reasonOf(allocateRefund(order, { amountCents: 556_251 }))).toContain(
    'more than can still be refunded',
  );
  expect(reasonOf(allocateRefund({ ...order, refundableCents: 0 }, {}))).toBe(
    'There is nothing left to refund.',
  );
});

test.each([
  ['a foreign line', { lineId: 'c', editionNumbers: [1] }, 'does not belong to this order'],
  ['a foreign number', { lineId: 'a', editionNumbers: [5] }, 'these numbers: 3, 4'],
  ['a number twice', { lineId: 'a', editionNumbers: [3, 3] }, 'these numbers: 3, 4'],
  ['no number of a numbered line', { lineId: 'a', editionNumbers: [] }, 'choose the numbers'],
])('%s is rejected', (_what, wanted, reason) => {
  expect(reasonOf(allocateRefund(order, { lines: [wanted] }))).toContain(reason);
});

test('refunded prints cannot be refunded again', () => {
  const after = {
    ...order,
    refunded: [
      { lineId: 'a', editionNumbers: [3] },
      { lineId: 'b', editionNumbers: [] },
    ],
  };
  expect(reasonOf(allocateRefund(after, { lines: [{ lineId: 'a', editionNumbers: [3] }] }))).toContain(
    'Number 3',
  );
  expect(reasonOf(allocateRefund(after, { lines: [{ lineId: 'b', editionNumbers: [] }] }))).toContain(
    'has been refunded',
  );
});
