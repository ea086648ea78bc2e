import type Stripe from 'stripe';
import { idOf, newId, type Account } from './account';
import { invalidRequest } from '../api-failure';
import type { Announce } from './event-types';

export interface NewRefund {
  charge: Stripe.Charge;
  /** Cents; null for the rest. */
  amount: number | null;
  reason: string | null;
  metadata: Stripe.Metadata;
}

/** Refunds a paid charge. Throws 400 for more than is left. */
export function createRefund(account: Account, announce: Announce, wanted: NewRefund): Stripe.Refund {
  const { charge } = wanted;
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = wanted.amount ?? left;
  refuseImpossible(charge, amount, left);
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: account.seconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  account.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  announce({ type: 'refund.created', data: { object: refund } });
  announce({ type: 'charge.refunded', data: { object: charge } });
  announce({ type: 'refund.updated', data: { object: refund } });
  return refund;
}

/** A refund that the buyer's bank returned: the money is back in the account. */
export function failRefund(account: Account, announce: Announce, refund: Stripe.Refund): void {
  if (refund.status !== 'succeeded') return;
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  const charge = account.charges.get(idOf(refund.charge) ?? '');
  if (charge) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
  }
  announce({ type: 'refund.failed', data: { object: refund } });
}

function refuseImpossible(charge: Stripe.Charge, amount: number, left: number): void {
  if (charge.status !== 'succeeded') {
    throw invalidRequest(`Charge ${charge.id} has not been paid and cannot be refunded.`, {
      param: 'charge',
    });
  }
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      { param: 'amount' },
    );
  }
}

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
