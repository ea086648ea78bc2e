import { nextPoll, outcomeOf, outcomeOfRequest } from './receipt-poll';

test('only a paid order counts as one', () => {
  expect(outcomeOf({ payment: 'paid' })).toBe('paid');
  expect(outcomeOf({ payment: 'open' })).toBe('pending');
  expect(outcomeOf({ payment: 'expired' })).toBe('unpaid');
  expect(outcomeOf({ payment: 'failed' })).toBe('unpaid');
  expect(outcomeOf({ payment: 'refunded' })).toBe('refunded');
});

test('an open payment request is not paid, one at the bank is awaited', () => {
  expect(outcomeOfRequest({ state: 'open' })).toBe('unpaid');
  expect(outcomeOfRequest({ state: 'processing' })).toBe('pending');
  expect(outcomeOfRequest({ state: 'paid' })).toBe('paid');
});

test('the page asks again while the payment is open, ten times and no more', () => {
  expect(nextPoll('pending', 1)).toBe(2_000);
  expect(nextPoll('pending', 10)).toBe(false);
  expect(nextPoll('paid', 1)).toBe(false);
  expect(nextPoll(undefined, 1)).toBe(false);
});
