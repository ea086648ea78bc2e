import { formatMoneyWithCents } from '@gallery/domain';

/**
 * Where the buyer pays. `session`: on Stripe's page, for an order. `intent`: on our own page /checkout, for a payment
 * request.
 */
export type PaymentFlow = 'session' | 'intent';

/** What happened to a payment. */
export type PaymentUpdate =
  | { kind: 'paid'; amountCents: number; currency: string }
  /** It can no longer be paid. */
  | { kind: 'expired' }
  /** The payment was declined for good, or the session could not be created. */
  | { kind: 'failed' }
  /** A session or an intent claims to be this payment, but differs in these fields. Nothing was changed. */
  | { kind: 'mismatch'; stripeId: string; points: string[] }
  | { kind: 'refunded'; refundedCents: number; full: boolean }
  /** The buyer's bank returned a refund that had been made. */
  | { kind: 'refund-failed'; refundedCents: number }
  | { kind: 'disputed'; status: string }
  /** Stripe has withdrawn money for a dispute, or returned it; what is withdrawn now in total. */
  | { kind: 'dispute-funds'; withdrawnCents: number }
  /** A card network reports the payment as probable fraud. */
  | { kind: 'fraud-warned' };

/** Published inside the transaction that records the update; the owner of the reference acts in the same transaction. */
export class PaymentUpdated {
  constructor(
    /** The id of an order or of a payment request, depending on the flow. */
    readonly reference: string,
    readonly flow: PaymentFlow,
    readonly update: PaymentUpdate,
    /** For the order's history. */
    readonly source: PaymentUpdateSource,
  ) {}
}

/** Who reported an update. */
export type PaymentUpdateSource =
  | 'webhook'
  | 'return page'
  | 'reconciler'
  | 'buyer'
  | 'owner'
  | 'checkout'
  | 'refund';

/** Stripe has made or refused a requested refund. Published inside the transaction that records it. */
export class RefundSettled {
  constructor(
    readonly requestId: string,
    readonly reference: string,
    readonly state: 'done' | 'refused',
    /** Why it was refused. */
    readonly failureReason: string | null,
  ) {}
}

/** Whether a dispute, or an inquiry before one, has ended well for the gallery. */
export const isDisputeClosed = (disputeStatus: string): boolean =>
  ['won', 'warning_closed'].includes(disputeStatus);

/** The update in one sentence, for the history and the owner. */
export function describePaymentUpdate(update: PaymentUpdate): string {
  switch (update.kind) {
    case 'mismatch':
      return `At Stripe, ${update.stripeId} names this order but differs in: ${update.points.join(', ')}.`;
    case 'refunded':
      return `${formatMoneyWithCents(update.refundedCents)} has been refunded in total.`;
    case 'refund-failed':
      return `A refund failed at the buyer's bank; ${formatMoneyWithCents(update.refundedCents)} remains refunded.`;
    case 'disputed':
      return isDisputeClosed(update.status)
        ? `The dispute is closed in your favor: ${update.status}. The order can go ahead.`
        : `The buyer's bank is disputing the payment: ${update.status}. Do not ship.`;
    case 'dispute-funds':
      return update.withdrawnCents > 0
        ? `Stripe has withdrawn ${formatMoneyWithCents(update.withdrawnCents)} because of a dispute.`
        : 'Stripe has returned the disputed amount.';
    case 'fraud-warned':
      return 'Stripe expects this payment to be disputed as fraud. Consider refunding before shipping.';
    case 'paid':
      return `A payment of ${formatMoneyWithCents(update.amountCents)} (${update.currency}) does not match the order.`;
    case 'expired':
    case 'failed':
      return `The payment ${update.kind}.`;
  }
}
