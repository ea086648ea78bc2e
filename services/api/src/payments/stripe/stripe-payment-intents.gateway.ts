import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { PaymentIntentSnapshot, StripePaymentState } from '../payment-state';
import { PAYMENT_FORM_METHODS } from '../payments-policy';
import { StripeClient, StripeRejectedError, StripeUnavailableError } from './stripe.client';

/** Everything about an intent that Stripe compares under one idempotency key; frozen with the payment. */
export type PaymentIntentParameters = Stripe.PaymentIntentCreateParams;

/** What a payment on our own page needs. */
export interface PaymentIntentInput {
  /** The payment request's id; one payment per reference. */
  reference: string;
  /** ISO code in lower case. */
  currency: string;
  amountCents: number;
  /** Shown in Stripe's dashboard. */
  description: string;
}

/** An intent that a browser can pay. */
export interface OpenPaymentIntent {
  paymentIntentId: string;
  /** For the buyer's browser only; never stored or logged. */
  clientSecret: string;
}

/** Stripe for payments on our own page. Never call it inside a transaction. */
@Injectable()
export class StripePaymentIntentsGateway {
  constructor(private readonly stripeClient: StripeClient) {}

  /** The complete request, frozen for replays. Cards and their wallets only: slower methods would leave requests pending. */
  buildParameters({
    reference,
    currency,
    amountCents,
    description,
  }: PaymentIntentInput): PaymentIntentParameters {
    return {
      amount: amountCents,
      currency,
      allowed_payment_method_types: [...PAYMENT_FORM_METHODS],
      description,
      metadata: { reference },
    };
  }

  async create(parameters: PaymentIntentParameters, idempotencyKey: string): Promise<OpenPaymentIntent> {
    const { id, client_secret: clientSecret } = await this.stripeClient.call('intent.create', (stripe) =>
      stripe.paymentIntents.create(parameters, { idempotencyKey }),
    );
    if (!clientSecret)
      throw new StripeUnavailableError(new Error(`Payment intent ${id} has no client secret.`));
    return { paymentIntentId: id, clientSecret };
  }

  /** @returns null when Stripe has no such intent */
  async retrieve(paymentIntentId: string): Promise<PaymentIntentSnapshot | null> {
    const intent = await this.stripeClient.find('intent.retrieve', (stripe) =>
      stripe.paymentIntents.retrieve(paymentIntentId),
    );
    return intent && toSnapshot(intent);
  }

  /** Cancels an intent. One that was paid or cancelled meanwhile is returned as it is; null when Stripe has none. */
  async cancel(paymentIntentId: string): Promise<PaymentIntentSnapshot | null> {
    try {
      return toSnapshot(
        await this.stripeClient.call('intent.cancel', (stripe) =>
          stripe.paymentIntents.cancel(paymentIntentId),
        ),
      );
    } catch (error) {
      if (!(error instanceof StripeRejectedError)) throw error;
      return this.retrieve(paymentIntentId);
    }
  }

  /** The reference of a payment intent; null when it is not ours. */
  async findReference(paymentIntentId: string): Promise<string | null> {
    const { metadata } = await this.stripeClient.call('intent.retrieve', (stripe) =>
      stripe.paymentIntents.retrieve(paymentIntentId),
    );
    return metadata['orderId'] ?? metadata['reference'] ?? null;
  }
}

function toSnapshot(intent: Stripe.PaymentIntent): PaymentIntentSnapshot {
  return {
    paymentIntentId: intent.id,
    reference: intent.metadata['reference'] ?? null,
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    livemode: intent.livemode,
    state: stateOf(intent.status),
    clientSecret: intent.client_secret,
  };
}

/** A declined card leaves the intent open for another one: only a cancelled intent has ended unpaid. */
function stateOf(status: Stripe.PaymentIntent.Status): StripePaymentState {
  switch (status) {
    case 'succeeded':
      return 'paid';
    case 'canceled':
      return 'expired';
    case 'processing':
    case 'requires_capture':
      return 'waiting';
    default:
      return 'open';
  }
}
