import { quoteOrder } from '@gallery/domain';
import { isAmountConsistent, isQuoteCovered } from './checkout-quote';

const oklahoma = quoteOrder({
  lines: [{ priceCents: 500_000, quantity: 1, shippingClass: 'framed' }],
  billing: { state: 'OK', zip: '73102', country: 'United States' },
  shipping: { state: 'OK', zip: '73102', country: 'United States' },
  taxMode: 'destination',
  cardFeeMode: 'surcharge',
});

test('the example is shown with tax and charged without', () => {
  expect([oklahoma.confirmationTotal, oklahoma.chargedTotal]).toEqual([556_250, 515_000]);
});

describe('a shown total covers the charge', () => {
  test.each([
    [556_250, true],
    [556_251, true],
    [515_000, true],
    [556_249, false],
    [515_001, false],
    [514_999, false],
    [0, false],
  ])('%d cents: %s', (shown, expected) => {
    expect(isQuoteCovered(shown, oklahoma)).toBe(expected);
  });
});

describe('the amount is consistent', () => {
  test.each([
    [556_250, true],
    [5562.5, true],
    [515_000, true],
    [5150, true],
    [1, false],
    [55_625, false],
  ])('%d: %s', (amount, expected) => {
    expect(isAmountConsistent(amount, 5562.5, oklahoma)).toBe(expected);
  });
});
