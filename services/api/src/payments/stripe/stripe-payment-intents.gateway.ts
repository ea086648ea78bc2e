import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { PaymentIntentSnapshot } from '../payment-intent-snapshot';
import type { StripePaymentState } from '../payment-state';
import { StripeRejectedError, StripeUnavailableError } from './stripe-errors';
import { StripeClient } from './stripe.client';

/** Everything about an intent that Stripe compares under one idempotency key; frozen with the payment. */
export type PaymentIntentParameters = Stripe.PaymentIntentCreateParams;

/** What the payments module needs to know to let somebody pay on our own page. */
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
  /** For the buyer's browser alone; never stored and never logged. */
  clientSecret: string;
}

/** The door to Stripe for payments on our own page. Never call it inside a transaction. */
@Injectable()
export class StripePaymentIntentsGateway {
  constructor(private readonly stripeClient: StripeClient) {}

  /** The creation of an intent, complete and for ever. Cards and the wallets that hold them only: a quote waits for money. */
  buildParameters({
    reference,
    currency,
    amountCents,
    description,
  }: PaymentIntentInput): PaymentIntentParameters {
    return {
      amount: amountCents,
      currency,
      allowed_payment_method_types: ['card'],
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

  /** @returns null when Stripe knows of no such intent */
  async retrieve(paymentIntentId: string): Promise<PaymentIntentSnapshot | null> {
    const intent = await this.stripeClient.find('intent.retrieve', (stripe) =>
      stripe.paymentIntents.retrieve(paymentIntentId),
    );
    return intent && toSnapshot(intent);
  }

  /** Cancels an intent. One that was paid or cancelled meanwhile is reported as it is, an unknown one as null. */
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

/** A declined card leaves the intent open for another: only a cancelled one has ended without money. */
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
