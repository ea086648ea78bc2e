import type { OrderReceipt, PaymentRequestView } from '@gallery/contracts';

/** Poll interval of a pending payment. */
const POLL_INTERVAL_MS = 2_000;

/** How often the page polls; afterwards there is a button. */
const POLL_LIMIT = 10;

/** What the page may claim about an order. */
export type PaymentOutcome = 'paid' | 'pending' | 'unpaid' | 'refunded';

/** The outcome of an order: only 'paid' is a sale, everything still open is pending, the rest is unpaid. */
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

/** The outcome of a payment request: unpaid while it is open. */
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
 * The delay of the next poll, or false.
 * @param asked responses received so far
 */
export function nextPollDelay(outcome: PaymentOutcome | undefined, asked: number): number | false {
  return outcome === 'pending' && asked < POLL_LIMIT ? POLL_INTERVAL_MS : false;
}
