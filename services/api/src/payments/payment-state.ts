/**
 * Where a payment stands. Moves forward only: `creating` (frozen here, not yet known to Stripe), `open` (the buyer can pay),
 * then one of `paid`, `expired`, `failed`; `paid` may end in `refunded`, unless the buyer's bank sends the refund back.
 */
const PAYMENT_STATES = ['creating', 'open', 'paid', 'expired', 'failed', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What Stripe says about a checkout session, in our words. `waiting`: completed, the money is still on its way. */
export type StripePaymentState = 'open' | 'waiting' | 'paid' | 'expired' | 'failed';

/** One checkout session as Stripe told it just now. Never taken from a webhook's own copy. */
export interface CheckoutSessionSnapshot {
  sessionId: string;
  /** Our order id, as `client_reference_id` and again in the metadata. */
  reference: string | null;
  metadataReference: string | null;
  mode: string;
  amountCents: number | null;
  currency: string | null;
  livemode: boolean;
  state: StripePaymentState;
  paymentIntentId: string | null;
}

/** What was agreed when the payment was frozen; a session that differs is not ours to settle. */
export interface ExpectedCheckoutSession {
  reference: string;
  /** Null until Stripe's answer to the creation was recorded. */
  sessionId: string | null;
  amountCents: number;
  currency: string;
  livemode: boolean;
}

/** In which points a session differs from what was frozen; empty when it is the one. */
export function checkoutSessionMismatches(
  frozen: ExpectedCheckoutSession,
  report: CheckoutSessionSnapshot,
): string[] {
  const points: [name: string, same: boolean][] = [
    ['session', frozen.sessionId === null || frozen.sessionId === report.sessionId],
    ['reference', frozen.reference === report.reference && frozen.reference === report.metadataReference],
    ['amount', frozen.amountCents === report.amountCents],
    ['currency', frozen.currency === report.currency],
    ['mode', report.mode === 'payment'],
    ['livemode', frozen.livemode === report.livemode],
  ];
  return points.filter(([, same]) => !same).map(([name]) => name);
}

/** The state after a report. Late and repeated reports leave it; money always counts, even after a release. */
export function nextState(current: PaymentState, reported: StripePaymentState): PaymentState {
  if (current === 'paid' || current === 'refunded') return current;
  if (reported === 'paid') return 'paid';
  const ended = current === 'expired' || current === 'failed';
  return !ended && (reported === 'expired' || reported === 'failed') ? reported : current;
}

/** The state of a payment of which all, or not all, went back. */
export function stateAfterRefunds(current: PaymentState, isAllBack: boolean): PaymentState {
  if (current !== 'paid' && current !== 'refunded') return current;
  return isAllBack ? 'refunded' : 'paid';
}
