import {
  checkoutSessionMismatches,
  nextState,
  stateAfterRefunds,
  type ExpectedCheckoutSession,
  type CheckoutSessionSnapshot,
} from './payment-state';

const frozen: ExpectedCheckoutSession = {
  reference: 'order-1',
  sessionId: 'cs_1',
  amountCents: 37_046,
  currency: 'usd',
  livemode: false,
};
const report: CheckoutSessionSnapshot = {
  sessionId: 'cs_1',
  reference: 'order-1',
  metadataReference: 'order-1',
  mode: 'payment',
  amountCents: 37_046,
  currency: 'usd',
  livemode: false,
  state: 'paid',
  paymentIntentId: 'pi_1',
};

describe('a session compared with the frozen payment', () => {
  test('is accepted when everything matches', () => {
    expect(checkoutSessionMismatches(frozen, report)).toEqual([]);
  });

  test('is accepted before its id is stored', () => {
    expect(checkoutSessionMismatches({ ...frozen, sessionId: null }, report)).toEqual([]);
  });

  test.each<[string, Partial<CheckoutSessionSnapshot>]>([
    ['session', { sessionId: 'cs_2' }],
    ['reference', { reference: 'order-2' }],
    ['reference', { metadataReference: null }],
    ['amount', { amountCents: 37_045 }],
    ['amount', { amountCents: null }],
    ['currency', { currency: 'eur' }],
    ['mode', { mode: 'subscription' }],
    ['livemode', { livemode: true }],
  ])('names the %s that differs', (point, change) => {
    expect(checkoutSessionMismatches(frozen, { ...report, ...change })).toEqual([point]);
  });
});

describe('the state after a report', () => {
  test.each([
    ['creating', 'paid', 'paid'],
    ['creating', 'open', 'creating'],
    ['open', 'paid', 'paid'],
    ['open', 'waiting', 'open'],
    ['open', 'expired', 'expired'],
    ['open', 'failed', 'failed'],
    ['expired', 'paid', 'paid'],
    ['failed', 'paid', 'paid'],
    ['failed', 'expired', 'failed'],
    ['expired', 'failed', 'expired'],
    ['paid', 'expired', 'paid'],
    ['paid', 'failed', 'paid'],
    ['refunded', 'paid', 'refunded'],
    ['refunded', 'expired', 'refunded'],
  ] as const)('%s, told %s, is %s', (current, reported, next) => {
    expect(nextState(current, reported)).toBe(next);
  });
});

describe('the state after refunds', () => {
  test.each([
    ['paid', 'not all', 'paid'],
    ['paid', 'all', 'refunded'],
    ['refunded', 'all', 'refunded'],
    ['refunded', 'not all', 'paid'],
    ['expired', 'all', 'expired'],
  ] as const)('%s, and %s of it refunded: %s', (current, part, after) => {
    expect(stateAfterRefunds(current, part === 'all')).toBe(after);
  });
});
