/**
 * The state of a payment. Moves forward only: `creating` (frozen here, not yet known to Stripe), `open` (the buyer can
 * pay), then one of `paid`, `expired`, `failed`. `paid` may become `refunded`, and again `paid` when the buyer's bank
 * returns the refund.
 */
export type PaymentState = 'creating' | 'open' | 'paid' | 'expired' | 'failed' | 'refunded';

/** The state at Stripe. `waiting`: completed, but the money is still on its way. */
export type StripePaymentState = 'open' | 'waiting' | 'paid' | 'expired' | 'failed';

/** A Checkout Session as Stripe has just described it. Never taken from a webhook's own copy. */
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

/** What was frozen with the payment. A session that differs is not settled. */
export interface ExpectedCheckoutSession {
  reference: string;
  /** Null until Stripe's answer to the creation was recorded. */
  sessionId: string | null;
  amountCents: number;
  currency: string;
  livemode: boolean;
}

/** The fields in which a session differs from what was frozen; empty when it matches. */
export const checkoutSessionMismatches = (
  expected: ExpectedCheckoutSession,
  session: CheckoutSessionSnapshot,
): string[] =>
  failedChecks({
    session: expected.sessionId === null || expected.sessionId === session.sessionId,
    reference: expected.reference === session.reference && expected.reference === session.metadataReference,
    amount: expected.amountCents === session.amountCents,
    currency: expected.currency === session.currency,
    mode: session.mode === 'payment',
    livemode: expected.livemode === session.livemode,
  });

/** A payment intent as Stripe has just described it. */
export interface PaymentIntentSnapshot {
  paymentIntentId: string;
  /** Our reference, from the metadata. */
  reference: string | null;
  /** The received amount once it is paid, the requested amount before. */
  amountCents: number;
  currency: string;
  livemode: boolean;
  state: StripePaymentState;
  /** The buyer's browser pays with it. Never stored. */
  clientSecret: string | null;
}

/** What was frozen with the payment. An intent that differs is not settled. */
export interface ExpectedPaymentIntent {
  reference: string;
  /** Null until Stripe's answer to the creation was recorded. */
  paymentIntentId: string | null;
  amountCents: number;
  currency: string;
  livemode: boolean;
}

/** The fields in which an intent differs from what was frozen; empty when it matches. */
export const paymentIntentMismatches = (
  expected: ExpectedPaymentIntent,
  intent: PaymentIntentSnapshot,
): string[] =>
  failedChecks({
    intent: expected.paymentIntentId === null || expected.paymentIntentId === intent.paymentIntentId,
    reference: expected.reference === intent.reference,
    amount: expected.amountCents === intent.amountCents,
    currency: expected.currency === intent.currency,
    livemode: expected.livemode === intent.livemode,
  });

const failedChecks = (checks: Record<string, boolean>): string[] =>
  Object.entries(checks).flatMap(([name, isSame]) => (isSame ? [] : [name]));

/** The state after a report. Late and repeated reports change nothing; money always counts, even after a release. */
export function nextState(current: PaymentState, reported: StripePaymentState): PaymentState {
  if (current === 'paid' || current === 'refunded') return current;
  if (reported === 'paid') return 'paid';
  const hasEnded = current === 'expired' || current === 'failed';
  return !hasEnded && (reported === 'expired' || reported === 'failed') ? reported : current;
}

/** The state of a payment that was refunded in full or not in full. */
export function stateAfterRefunds(current: PaymentState, isFullyRefunded: boolean): PaymentState {
  if (current !== 'paid' && current !== 'refunded') return current;
  return isFullyRefunded ? 'refunded' : 'paid';
}

export const REFUND_STATES = ['asked', 'done', 'refused'] as const;
/**
 * The state of a requested refund: `asked` until Stripe has answered, then `done` or `refused`. Refused refunds move no
 * money; a completed one becomes refused when the buyer's bank returns it.
 */
export type RefundState = (typeof REFUND_STATES)[number];

/** Whether a refund with this status at Stripe moves no money. */
export const isRefundFailed = (status: string): boolean => status === 'failed' || status === 'canceled';

/** Why such a refund was refused. */
export const REFUND_FAILED_MESSAGE = 'The buyer’s bank returned it.';

/** A dispute that the bank or the card network has decided; it does not open again. */
export const isDisputeDecided = (status: string): boolean =>
  ['won', 'lost', 'warning_closed', 'prevented'].includes(status);

/** A dispute as Stripe described it at one moment. */
export interface DisputeState {
  status: string;
  /** What Stripe withdrew for it and has not returned. */
  withdrawnCents: number;
  /** How often its money moved. Only grows, so it tells an older description from a newer one. */
  fundsMovements: number;
}

/** Whether a description is older than what is known: descriptions are requested before the payment is locked. */
export const isOutdatedDispute = (known: DisputeState, described: DisputeState): boolean =>
  described.fundsMovements < known.fundsMovements ||
  (isDisputeDecided(known.status) && !isDisputeDecided(described.status));
