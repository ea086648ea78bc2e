import type { PaymentUpdate } from '../payments';
import type { PaymentRequestState } from './entities/payment-request.entity';

/** A payment request at the moment when news of its payment arrives. */
export interface PaymentRequestToSettle {
  state: PaymentRequestState;
  /** Whether its order still stands: neither cancelled nor rejected. */
  isOrderActive: boolean;
}

/**
 * What news of the payment means for the request:
 * - `receive`: it is paid; history, mails, shipping
 * - `close`: nobody can pay it any more
 * - `return`: money came for a request that was closed or whose order is gone; it goes back by itself
 * - `reverse`: the whole payment was given back
 * - `reinstate`: what was given back is here again, for the buyer's bank has sent it back; the owner is told
 * - `note`: kept in the history
 * - `alert`: something does not add up; nothing changes and the owner is told
 */
export type PaymentRequestDecision =
  | 'receive'
  | 'close'
  | 'return'
  | 'reverse'
  | 'reinstate'
  | 'note'
  | 'alert'
  | 'nothing';

/** States only move forward, but for what a bank sends back: news about what is already so decides `nothing`. */
export function decidePaymentRequest(
  { state, isOrderActive: isOrderAlive }: PaymentRequestToSettle,
  news: PaymentUpdate,
): PaymentRequestDecision {
  switch (news.kind) {
    case 'paid':
      if (state === 'paid' || state === 'refunded') return 'nothing';
      return state === 'open' && isOrderAlive ? 'receive' : 'return';
    case 'expired':
    case 'failed':
      return state === 'open' ? 'close' : 'nothing';
    case 'refunded':
      return news.full ? 'reverse' : 'note';
    case 'refund-failed':
      return state === 'refunded' ? 'reinstate' : 'alert';
    case 'mismatch':
    case 'disputed':
      return 'alert';
  }
}
