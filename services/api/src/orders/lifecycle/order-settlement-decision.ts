import type { OrderStatus } from '@gallery/domain';
import type { PaymentUpdate } from '../../payments';

/** The order as it was frozen when the buyer left for Stripe. */
export interface OrderToSettle {
  status: OrderStatus;
  /** What the card was to be charged, in cents. */
  totalCents: number;
  currency: string;
}

/** Whether every print of the order is still held for it. */
export type HoldState = 'whole' | 'gone';

/**
 * What news of the payment means for the order:
 * - `confirm`: prints sold, certificates, mails
 * - `release`: prints back, order cancelled
 * - `refund`: money came for prints that are gone; it goes back by itself and the owner is told
 * - `reverse`: the whole payment was given back; certificates are revoked, prints stay where they are
 * - `note`: kept in the history
 * - `alert`: something does not add up; nothing changes and the owner is told
 */
export type SettlementDecision = 'confirm' | 'release' | 'refund' | 'reverse' | 'note' | 'nothing' | 'alert';

/** States only move forward: news about what is already so decides `nothing`. */
export function decideSettlement(
  order: OrderToSettle,
  hold: HoldState,
  news: PaymentUpdate,
): SettlementDecision {
  switch (news.kind) {
    case 'paid':
      return decidePaidSettlement(order, hold, news);
    case 'expired':
    case 'failed':
      return order.status === 'pending' ? 'release' : 'nothing';
    case 'refunded':
      return news.full ? 'reverse' : 'note';
    case 'mismatch':
    case 'refund-failed':
    case 'disputed':
      return 'alert';
  }
}

function decidePaidSettlement(
  order: OrderToSettle,
  hold: HoldState,
  paid: Extract<PaymentUpdate, { kind: 'paid' }>,
): SettlementDecision {
  if (paid.amountCents !== order.totalCents || paid.currency !== order.currency) return 'alert';
  if (order.status === 'pending') return hold === 'whole' ? 'confirm' : 'refund';
  return order.status === 'cancelled' || order.status === 'rejected' ? 'refund' : 'nothing';
}
