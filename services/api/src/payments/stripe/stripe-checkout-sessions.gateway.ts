import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { CheckoutSessionSnapshot, StripePaymentState } from '../payment-state';
import { PAYMENT_PAGE_METHODS } from '../payments-policy';
import { expandableId } from './stripe-webhook-event';
import { StripeClient, StripeRejectedError, StripeUnavailableError } from './stripe.client';

/** What a payment on Stripe's page needs: a reference and amounts, nothing about artworks. */
export interface CheckoutPaymentInput {
  /** The order's id; one payment per reference. */
  reference: string;
  /** ISO code in lower case. */
  currency: string;
  /** Everything that is charged, including taxes and fees. */
  items: CheckoutLineItem[];
  customerEmail: string;
  /** Shown in Stripe's dashboard. */
  description: string;
  successUrl: string;
  cancelUrl: string;
}

export interface CheckoutLineItem {
  name: string;
  description?: string;
  unitCents: number;
  quantity: number;
}

/** Everything about a session that Stripe compares under one idempotency key; frozen with the payment. */
export type CheckoutSessionParameters = Stripe.Checkout.SessionCreateParams;

export interface OpenCheckoutSession {
  sessionId: string;
  /** Stripe's page where the buyer pays. */
  url: string;
}

/**
 * Stripe for payments on its own page, in our own types. Every call is bounded in time and throws
 * `StripeUnavailableError` or `StripeRejectedError`. Never call it inside a transaction.
 */
@Injectable()
export class StripeCheckoutSessionsGateway {
  constructor(private readonly stripeClient: StripeClient) {}

  /** The complete request, frozen for replays. */
  buildParameters(request: CheckoutPaymentInput, expiresAt: Date): CheckoutSessionParameters {
    const metadata = { orderId: request.reference };
    return {
      mode: 'payment',
      line_items: request.items.map(({ name, description, unitCents, quantity }) => ({
        price_data: {
          currency: request.currency,
          unit_amount: unitCents,
          product_data: { name, ...(description && { description }) },
        },
        quantity,
      })),
      allowed_payment_method_types: [...PAYMENT_PAGE_METHODS],
      client_reference_id: request.reference,
      customer_email: request.customerEmail,
      metadata,
      payment_intent_data: { metadata, description: request.description },
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
    };
  }

  async create(parameters: CheckoutSessionParameters, idempotencyKey: string): Promise<OpenCheckoutSession> {
    const session = await this.stripeClient.call('session.create', (stripe) =>
      stripe.checkout.sessions.create(parameters, { idempotencyKey }),
    );
    if (!session.url) throw new StripeUnavailableError(new Error(`Session ${session.id} has no page.`));
    return { sessionId: session.id, url: session.url };
  }

  /** @returns null when Stripe has no such session */
  async retrieve(sessionId: string): Promise<CheckoutSessionSnapshot | null> {
    const session = await this.stripeClient.find('session.retrieve', (stripe) =>
      stripe.checkout.sessions.retrieve(sessionId),
    );
    return session && this.toSnapshot(session);
  }

  /** Expires a session. One that was completed or expired meanwhile is returned as it is; null when Stripe has none. */
  async expire(sessionId: string): Promise<CheckoutSessionSnapshot | null> {
    try {
      return await this.toSnapshot(
        await this.stripeClient.call('session.expire', (stripe) =>
          stripe.checkout.sessions.expire(sessionId),
        ),
      );
    } catch (error) {
      if (!(error instanceof StripeRejectedError)) throw error;
      return this.retrieve(sessionId);
    }
  }

  private async toSnapshot(session: Stripe.Checkout.Session): Promise<CheckoutSessionSnapshot> {
    const paymentIntentId = expandableId(session.payment_intent);
    return {
      sessionId: session.id,
      reference: session.client_reference_id,
      metadataReference: session.metadata?.['orderId'] ?? null,
      mode: session.mode,
      amountCents: session.amount_total,
      currency: session.currency,
      livemode: session.livemode,
      state: await this.stateOf(session, paymentIntentId),
      paymentIntentId,
    };
  }

  /** Completed is not paid: only the payment intent knows whether the money may still arrive. */
  private async stateOf(
    session: Stripe.Checkout.Session,
    paymentIntentId: string | null,
  ): Promise<StripePaymentState> {
    if (session.status === 'expired') return 'expired';
    if (session.status !== 'complete') return 'open';
    if (session.payment_status !== 'unpaid') return 'paid';
    if (!paymentIntentId) return 'waiting';
    const { status } = await this.stripeClient.call('intent.retrieve', (stripe) =>
      stripe.paymentIntents.retrieve(paymentIntentId),
    );
    return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'waiting';
  }
}
