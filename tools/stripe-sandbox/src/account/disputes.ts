import type Stripe from 'stripe';
import { newId, type Account } from './account';
import { invalidRequest } from '../api-failure';
import type { Announce } from './event-types';

const EVIDENCE_SECONDS = 7 * 24 * 60 * 60;

/** Disputes a paid charge, as a buyer's bank does. Throws 400 when it cannot be disputed. */
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
  return dispute;
}

/** The bank's decision. */
export function closeDispute(announce: Announce, dispute: Stripe.Dispute, status: 'won' | 'lost'): void {
  if (dispute.status !== 'needs_response') return;
  dispute.status = status;
  announce({ type: 'charge.dispute.closed', data: { object: dispute } });
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
