import type { PaymentUpdate } from './domain-events';

/** Stripe's words for a dispute, or an inquiry before one, that ended well for the gallery. */
export const isDisputeClosed = (disputeStatus: string): boolean =>
  ['won', 'warning_closed'].includes(disputeStatus);

/** The news in one sentence for the history and the owner. */
export function describePaymentUpdate(news: PaymentUpdate): string {
  switch (news.kind) {
    case 'mismatch':
      return `At Stripe ${news.stripeId} claims to pay this order but differs in: ${news.points.join(', ')}.`;
    case 'refunded':
      return `${news.refundedCents} cents have been refunded in all.`;
    case 'refund-failed':
      return `A refund failed at the buyer's bank; ${news.refundedCents} cents remain refunded.`;
    case 'disputed':
      return isDisputeClosed(news.status)
        ? `The dispute is over and the money stays with you: ${news.status}. It no longer stops the order.`
        : `The buyer's bank disputes the payment: ${news.status}. Do not ship.`;
    case 'paid':
      return `A payment of ${news.amountCents} cents (${news.currency}) does not match the order.`;
    case 'expired':
    case 'failed':
      return `The payment ${news.kind}.`;
  }
}
