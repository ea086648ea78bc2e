import { calculateAffiliateCommission, formatRate, cardPaymentFee, parseRate } from './affiliate-commission';
import { DEFAULT_PRICE_BOOK } from '../pricing/default-price-book';
import { productionCost } from '../pricing/price-book';
import { toCents } from '../pricing/money';

/** A print from the default price book, paid by card, at 20 %. */
function line(size: string, price: number) {
  const cost = productionCost(DEFAULT_PRICE_BOOK, size);
  if (cost === null) throw new Error(`The book has no costs of ${size}.`);
  const priceCents = toCents(price);
  const { printCents, matCents, frameCents, shippingCents } = cost;
  const costs = {
    productionCents: printCents + matCents + frameCents,
    shippingCents,
    paymentFeeCents: cardPaymentFee(priceCents, true),
  };
  return calculateAffiliateCommission(priceCents, costs, 2_000);
}

test('the page’s first example: 15,000 leave 12,500 and earn 2,500 (P3)', () => {
  expect(line('60x40', 15_000)).toMatchObject({ netCents: 1_250_000, commissionCents: 250_000 });
});

test('the page’s second example: 333 leave 300 and earn 60 (P3)', () => {
  expect(line('7x5', 333)).toMatchObject({ netCents: 30_000, commissionCents: 6_000 });
});

test('a sale that cost more than it brought earns nothing', () => {
  const costs = { productionCents: 90_000, shippingCents: 20_000, paymentFeeCents: 0 };
  expect(calculateAffiliateCommission(100_000, costs, 2_000)).toMatchObject({
    netCents: -10_000,
    commissionCents: 0,
  });
});

test('the commission is rounded half up, once', () => {
  const free = { productionCents: 0, shippingCents: 0, paymentFeeCents: 0 };
  expect(calculateAffiliateCommission(25, free, 1_000).commissionCents).toBe(3);
  expect(calculateAffiliateCommission(24, free, 1_000).commissionCents).toBe(2);
});

test('what was paid outside the shop has no payment fee', () => {
  expect(cardPaymentFee(1_500_000, false)).toBe(0);
});

test.each([
  ['20', 2_000],
  ['20.00', 2_000],
  [' 12.5 ', 1_250],
  ['0.01', 1],
  ['100', 10_000],
  ['33,33', 3_333],
])('%s is accepted as a rate', (text, rateBp) => expect(parseRate(text)).toBe(rateBp));

test.each(['', '100.01', '-1', '20.001', 'twenty', '1e2', '2 0'])('%s is not a rate', (text) =>
  expect(parseRate(text)).toBeNull(),
);

test('a rate has two decimals', () => {
  expect(formatRate(2_000)).toBe('20.00');
  expect(formatRate(5)).toBe('0.05');
});
