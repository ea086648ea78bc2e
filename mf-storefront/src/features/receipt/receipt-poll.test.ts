import { nextPoll, outcomeOf } from './receipt-poll';

test('only a paid order counts as one', () => {
  expect(outcomeOf({ payment: 'paid' })).toBe('paid');
  expect(outcomeOf({ payment: 'open' })).toBe('pending');
  expect(outcomeOf({ payment: 'expired' })).toBe('unpaid');
  expect(outcomeOf({ payment: 'failed' })).toBe('unpaid');
  expect(outcomeOf({ payment: 'refunded' })).toBe('refunded');
});

test('the page asks again while the payment is open, ten times and no more', () => {
  expect(nextPoll({ payment: 'open' }, 1)).toBe(2_000);
  expect(nextPoll({ payment: 'open' }, 10)).toBe(false);
  expect(nextPoll({ payment: 'paid' }, 1)).toBe(false);
  expect(nextPoll(undefined, 1)).toBe(false);
});
