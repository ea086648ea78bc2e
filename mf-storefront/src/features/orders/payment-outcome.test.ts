import { nextPollDelay, receiptOutcome, paymentRequestOutcome } from './payment-outcome';

test('only a paid order counts as one', () => {
  expect(receiptOutcome({ payment: 'paid' })).toBe('paid');
  expect(receiptOutcome({ payment: 'open' })).toBe('pending');
  expect(receiptOutcome({ payment: 'expired' })).toBe('unpaid');
  expect(receiptOutcome({ payment: 'failed' })).toBe('unpaid');
  expect(receiptOutcome({ payment: 'refunded' })).toBe('refunded');
});

test('an open payment request is not paid, one at the bank is awaited', () => {
  expect(paymentRequestOutcome({ state: 'open' })).toBe('unpaid');
  expect(paymentRequestOutcome({ state: 'processing' })).toBe('pending');
  expect(paymentRequestOutcome({ state: 'paid' })).toBe('paid');
});

test('the page asks again while the payment is open, ten times and no more', () => {
  expect(nextPollDelay('pending', 1)).toBe(2_000);
  expect(nextPollDelay('pending', 10)).toBe(false);
  expect(nextPollDelay('paid', 1)).toBe(false);
  expect(nextPollDelay(undefined, 1)).toBe(false);
});
