import type { OrderStatus } from '@gallery/domain';
import type { PaymentUpdate } from '../../payments';

/** The order as it was when the buyer left for Stripe. */
export interface OrderToSettle {
  status: OrderStatus;
  /** What the card should be charged. */
  totalCents: number;
  currency: string;
}

/** Whether every print of the order is still held for it. */
export type HoldState = 'whole' | 'gone';

/**
 * What an update of the payment means for the order:
 * - `confirm`: sell the prints, issue certificates, send emails
 * - `release`: release the prints and cancel the order
 * - `refund`: the prints are gone; refund the payment automatically and notify the owner
 * - `reverse`: the whole payment was refunded; revoke certificates, leave the prints
 * - `note`: add to the history
 * - `alert`: something does not match; change nothing and notify the owner
 */
export type SettlementDecision = 'confirm' | 'release' | 'refund' | 'reverse' | 'note' | 'nothing' | 'alert';

/** States only move forward: a repeated update decides `nothing`. */
export function decideSettlement(
  order: OrderToSettle,
  hold: HoldState,
  update: PaymentUpdate,
): SettlementDecision {
  switch (update.kind) {
    case 'paid':
      return decidePaidSettlement(order, hold, update);
    case 'expired':
    case 'failed':
      return order.status === 'pending' ? 'release' : 'nothing';
    case 'refunded':
      return update.full ? 'reverse' : 'note';
    case 'mismatch':
    case 'refund-failed':
    case 'disputed':
    case 'dispute-funds':
    case 'fraud-warned':
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
