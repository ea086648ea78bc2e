import type Stripe from 'stripe';
import { newId, type Account } from './account';
import type { Announce } from './event-types';
import type { Decline } from './test-cards';

/** One payment attempt: succeeded, failed with a reason, or `pending`. */
export type ChargeResult = 'succeeded' | 'pending' | Decline;

/** Adds a charge of the intent's amount and its event. */
export function recordCharge(
  account: Account,
  announce: Announce,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  result: ChargeResult,
): Stripe.Charge {
  const decline = typeof result === 'object' ? result : null;
  const charge = chargeOf(account, intent, method);
  account.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  if (decline) {
    charge.status = 'failed';
    charge.failure_code = decline.code;
    charge.failure_message = decline.message;
    charge.outcome = declinedOutcome(decline);
    announce({ type: 'charge.failed', data: { object: charge } });
  } else if (result === 'pending') {
    announce({ type: 'charge.pending', data: { object: charge } });
  } else {
    settleCharge(charge, announce);
  }
  return charge;
}

/** Marks a charge as paid, at once or after it was pending. */
export function settleCharge(charge: Stripe.Charge, announce: Announce): void {
  charge.status = 'succeeded';
  charge.paid = true;
  charge.captured = true;
  charge.amount_captured = charge.amount;
  charge.balance_transaction = newId('txn');
  charge.outcome = PAID_OUTCOME;
  announce({ type: 'charge.succeeded', data: { object: charge } });
}

/** Marks a pending charge as failed. */
export function failCharge(charge: Stripe.Charge, decline: Decline, announce: Announce): void {
  charge.status = 'failed';
  charge.failure_code = decline.code;
  charge.failure_message = decline.message;
  charge.outcome = declinedOutcome(decline);
  announce({ type: 'charge.failed', data: { object: charge } });
}

function chargeOf(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...method.billing_details, tax_id: null },
    calculated_statement_descriptor: intent.statement_descriptor,
    captured: false,
    created: account.seconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(intent, method), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: method.card?.brand ?? null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: method.card?.exp_month ?? 0,
    exp_year: method.card?.exp_year ?? 0,
    funding: 'credit',
    installments: null,
    last4: method.card?.last4 ?? null,
    mandate: null,
    network: method.card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

const PAID_OUTCOME: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
};

function declinedOutcome(decline: Decline): Stripe.Charge.Outcome {
  return {
    ...PAID_OUTCOME,
    network_status: 'declined_by_network',
    reason: decline.declineCode ?? decline.code,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}
