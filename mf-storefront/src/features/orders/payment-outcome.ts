import type { OrderReceipt, PaymentRequestView } from '@gallery/contracts';

/** Milliseconds between two questions about a payment that has not settled yet. */
const POLL_INTERVAL_MS = 2_000;

/** How often the page asks by itself; afterwards the visitor is offered the question as a button. */
const POLL_LIMIT = 10;

/** What the page may truthfully say about an order. */
export type PaymentOutcome = 'paid' | 'pending' | 'unpaid' | 'refunded';

/** Reads the payment's state: only 'paid' is a sale, everything that is still open is awaited, the rest is not paid. */
export function receiptOutcome(receipt: Pick<OrderReceipt, 'payment'>): PaymentOutcome {
  switch (receipt.payment) {
    case 'paid':
      return 'paid';
    case 'open':
      return 'pending';
    case 'refunded':
      return 'refunded';
    default:
      return 'unpaid';
  }
}

/** The same of a payment request: while it is open, nothing was paid. */
export function paymentRequestOutcome({ state }: Pick<PaymentRequestView, 'state'>): PaymentOutcome {
  switch (state) {
    case 'paid':
      return 'paid';
    case 'processing':
      return 'pending';
    case 'refunded':
      return 'refunded';
    default:
      return 'unpaid';
  }
}

/**
 * Whether to ask again by itself.
 * @param asked answers received so far
 */
export function nextPollDelay(outcome: PaymentOutcome | undefined, asked: number): number | false {
  return outcome === 'pending' && asked < POLL_LIMIT ? POLL_INTERVAL_MS : false;
}
