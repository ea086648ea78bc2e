import type Stripe from 'stripe';
import { idOf, newId, type Account, type IntentData, type Payer } from './account';
import { invalidRequest, type ApiFailure } from '../api-failure';
import { failCharge, recordCharge, settleCharge } from './charges';
import type { Announce } from './event-types';
import { savePaymentMethod, type Card, type Decline } from './test-cards';

const UNAUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export interface NewIntent extends IntentData {
  amount: number;
  currency: string;
}

/** The life of a payment intent. Every method is synchronous, so that two requests cannot interleave. */
export class PaymentIntents {
  constructor(
    private readonly account: Account,
    private readonly announce: Announce,
  ) {}

  create(wanted: NewIntent): Stripe.PaymentIntent {
    const intent = intentOf(this.account, wanted);
    this.account.intents.set(intent.id, intent);
    this.announce({ type: 'payment_intent.created', data: { object: intent } });
    return intent;
  }

  /** Attempts a payment. A decline leaves the intent open for another card; `later` leaves it processing. */
  attempt(intent: Stripe.PaymentIntent, card: Card, payer: Payer, settles: 'now' | 'later' = 'now'): void {
    const method = savePaymentMethod(this.account, card, payer);
    if (typeof card.fate === 'object') return this.decline(intent, method, card.fate);
    intent.payment_method = method.id;
    intent.last_payment_error = null;
    if (card.fate === 'asks') return this.ask(intent);
    if (settles === 'later') return this.begin(intent, method);
    this.succeed(intent, method);
  }

  /** Ends the authentication that the intent requires. */
  authenticate(intent: Stripe.PaymentIntent, passed: boolean): void {
    if (intent.status !== 'requires_action') return;
    const method = this.methodOf(intent);
    intent.next_action = null;
    if (passed) return this.succeed(intent, method);
    this.refuse(intent, method, UNAUTHENTICATED, null);
  }

  /** Ends a processing payment. */
  finish(intent: Stripe.PaymentIntent, decline: Decline | null): void {
    if (intent.status !== 'processing') return;
    const charge = this.account.chargeOf(intent);
    if (!charge) return;
    if (!decline) {
      settleCharge(charge, this.announce);
      return this.markSucceeded(intent);
    }
    failCharge(charge, decline, this.announce);
    this.refuse(intent, this.methodOf(intent), decline, charge.id);
  }

  cancel(intent: Stripe.PaymentIntent, reason: Stripe.PaymentIntent.CancellationReason | null): void {
    const cancelable = [
      'requires_payment_method',
      'requires_confirmation',
      'requires_action',
      'requires_capture',
    ];
    if (!cancelable.includes(intent.status)) throw unexpectedState(intent, 'cancel');
    intent.status = 'canceled';
    intent.canceled_at = this.account.seconds();
    intent.cancellation_reason = reason;
    intent.next_action = null;
    this.announce({ type: 'payment_intent.canceled', data: { object: intent } });
  }

  private ask(intent: Stripe.PaymentIntent): void {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    this.announce({ type: 'payment_intent.requires_action', data: { object: intent } });
  }

  private begin(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
    intent.status = 'processing';
    recordCharge(this.account, this.announce, intent, method, 'pending');
    this.announce({ type: 'payment_intent.processing', data: { object: intent } });
  }

  private succeed(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
    recordCharge(this.account, this.announce, intent, method, 'succeeded');
    this.markSucceeded(intent);
  }

  private markSucceeded(intent: Stripe.PaymentIntent): void {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    this.announce({ type: 'payment_intent.succeeded', data: { object: intent } });
  }

  private decline(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, decline: Decline): void {
    const charge = recordCharge(this.account, this.announce, intent, method, decline);
    this.refuse(intent, method, decline, charge.id);
  }

  private refuse(
    intent: Stripe.PaymentIntent,
    method: Stripe.PaymentMethod,
    decline: Decline,
    charge: string | null,
  ): void {
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.last_payment_error = {
      type: charge ? 'card_error' : 'invalid_request_error',
      code: decline.code,
      message: decline.message,
      payment_method: method,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
      ...(charge ? { charge } : {}),
    };
    this.announce({ type: 'payment_intent.payment_failed', data: { object: intent } });
  }

  private methodOf(intent: Stripe.PaymentIntent): Stripe.PaymentMethod {
    const method = this.account.paymentMethods.get(idOf(intent.payment_method) ?? '');
    if (!method) throw new Error(`payment intent ${intent.id} has no payment method`);
    return method;
  }
}

/** 400: the intent is in a state that does not allow this. */
export function unexpectedState(intent: Stripe.PaymentIntent, verb: 'cancel' | 'confirm'): ApiFailure {
  const failure = invalidRequest(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state' },
  );
  failure.body.payment_intent = intent;
  return failure;
}

function intentOf(account: Account, wanted: NewIntent): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: wanted.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: account.seconds(),
    currency: wanted.currency,
    customer: null,
    customer_account: null,
    description: wanted.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...wanted.metadata },
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: wanted.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: wanted.statementDescriptor,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
}
