import { allocatePaymentByLine, shareForPrints } from './refund-shares';

const line = (id: string, priceCents: number, quantity = 1) => ({ id, priceCents, quantity });

test('each line has its share of tax and card fee', () => {
  const paid = allocatePaymentByLine([line('a', 400_000), line('b', 100_000)], 556_250);
  expect([...paid.values()]).toEqual([445_000, 111_250]);
});

test('the lines add up to the total, to the cent', () => {
  const paid = allocatePaymentByLine([line('a', 33_300), line('b', 33_300), line('c', 33_300)], 111_137);
  expect([...paid.values()].reduce((sum, cents) => sum + cents, 0)).toBe(111_137);
});

test('prints refunded one after another add up to their line', () => {
  const parts = [0, 1, 2].map((before) => shareForPrints(100_000, { quantity: 3, before, now: 1 }));
  expect(parts).toEqual([33_333, 33_333, 33_334]);
});

test('an order that cost nothing refunds nothing', () => {
  expect(allocatePaymentByLine([line('a', 0)], 0).get('a')).toBe(0);
});
