import type Stripe from 'stripe';
import { newId, type Account } from './account';
import { invalidRequest } from '../api-failure';
import type { Announce } from './event-types';

const EVIDENCE_SECONDS = 7 * 24 * 60 * 60;

/** Disputes a paid charge, as a buyer's bank does: the money leaves at once. Throws 400 when it cannot be disputed. */
export function raiseDispute(
  account: Account,
  announce: Announce,
  charge: Stripe.Charge,
  reason = 'fraudulent',
): Stripe.Dispute {
  if (charge.status !== 'succeeded' || charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} cannot be disputed.`, { param: 'charge' });
  }
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: account.seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: account.seconds() + EVIDENCE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  account.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  announce({ type: 'charge.dispute.created', data: { object: dispute } });
  dispute.balance_transactions.push(fundsMoved(account, dispute, -dispute.amount));
  announce({ type: 'charge.dispute.funds_withdrawn', data: { object: dispute } });
  return dispute;
}

/** The bank's decision. Money of a dispute that is won comes back. */
export function closeDispute(
  account: Account,
  announce: Announce,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): void {
  if (dispute.status !== 'needs_response') return;
  dispute.status = status;
  announce({ type: 'charge.dispute.closed', data: { object: dispute } });
  if (status === 'lost') return;
  dispute.balance_transactions.push(fundsMoved(account, dispute, dispute.amount));
  announce({ type: 'charge.dispute.funds_reinstated', data: { object: dispute } });
}

/** A card network reports a paid charge as probable fraud. */
export function warnOfFraud(
  account: Account,
  announce: Announce,
  charge: Stripe.Charge,
  fraudType = 'unauthorized_use_of_card',
): Stripe.Radar.EarlyFraudWarning {
  if (charge.status !== 'succeeded')
    throw invalidRequest(`Charge ${charge.id} has not been paid.`, { param: 'charge' });
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.disputed && !charge.refunded,
    charge: charge.id,
    created: account.seconds(),
    fraud_type: fraudType,
    livemode: false,
    ...(charge.payment_intent && { payment_intent: charge.payment_intent }),
  };
  account.fraudWarnings.set(warning.id, warning);
  announce({ type: 'radar.early_fraud_warning.created', data: { object: warning } });
  return warning;
}

/** What Stripe moves between the account and the bank; its fee for a dispute is left out. */
function fundsMoved(account: Account, dispute: Stripe.Dispute, amount: number): Stripe.BalanceTransaction {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: account.seconds(),
    balance_type: 'payments',
    created: account.seconds(),
    currency: dispute.currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
