import type { PaymentFlow } from './payment-flow';

/** What became of a payment. Amounts in cents. */
export type PaymentUpdate =
  | { kind: 'paid'; amountCents: number; currency: string }
  /** Stripe says that nobody can pay it any more. */
  | { kind: 'expired' }
  /** The payment was refused for good, or the session could not be opened. */
  | { kind: 'failed' }
  /** A session or an intent claims to be this payment but differs in these points. Nothing was changed. */
  | { kind: 'mismatch'; stripeId: string; points: string[] }
  | { kind: 'refunded'; refundedCents: number; full: boolean }
  /** A refund that had been announced was refused by the buyer's bank. */
  | { kind: 'refund-failed'; refundedCents: number }
  | { kind: 'disputed'; status: string };

/** Published inside the transaction that records the news; whoever owns the reference acts in the same transaction. */
export class PaymentUpdated {
  constructor(
    /** An order's id, or a payment request's: the door says which. */
    readonly reference: string,
    readonly flow: PaymentFlow,
    readonly update: PaymentUpdate,
    /** Who told: for the order's history. */
    readonly source: PaymentUpdateSource,
  ) {}
}

export type PaymentUpdateSource =
  | 'webhook'
  | 'return page'
  | 'reconciler'
  | 'buyer'
  | 'owner'
  | 'checkout'
  | 'refund';

/** Stripe has answered to a part that was to be given back. Published inside the transaction that records it. */
export class RefundSettled {
  constructor(
    readonly requestId: string,
    readonly reference: string,
    readonly state: 'done' | 'refused',
    /** Why it was refused. */
    readonly failureReason: string | null,
  ) {}
}
