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

export interface RefundSnapshot {
  id: string;
  amountCents: number;
  /** `succeeded`, `pending`, `requires_action`, `failed`, `canceled`. */
  status: string;
  /** Our refund request; null for a refund that was made otherwise. */
  requestId: string | null;
}

/**
 * Stripe for payments on its own page, and refunds, in types of ours. Every call is bounded in time and throws
 * `StripeUnavailableError` or `StripeRejectedError`. Never call it inside a transaction.
 */
@Injectable()
export class StripeGateway {
  constructor(private readonly stripeClient: StripeClient) {}

  get livemode(): boolean {
    return this.stripeClient.livemode;
  }

  get longestCallMs(): number {
    return this.stripeClient.longestCallMs;
  }

  /** The complete request, frozen for replays. */
  buildSessionParameters(request: CheckoutPaymentInput, expiresAt: Date): CheckoutSessionParameters {
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

  async createSession(
    parameters: CheckoutSessionParameters,
    idempotencyKey: string,
  ): Promise<OpenCheckoutSession> {
    const session = await this.stripeClient.call('session.create', (stripe) =>
      stripe.checkout.sessions.create(parameters, { idempotencyKey }),
    );
    if (!session.url) throw new StripeUnavailableError(new Error(`Session ${session.id} has no page.`));
    return { sessionId: session.id, url: session.url };
  }

  /** @returns null when Stripe has no such session */
  async retrieveSession(sessionId: string): Promise<CheckoutSessionSnapshot | null> {
    const session = await this.stripeClient.find('session.retrieve', (stripe) =>
      stripe.checkout.sessions.retrieve(sessionId),
    );
    return session && this.toSnapshot(session);
  }

  /** Expires a session. One that was completed or expired meanwhile is returned as it is; null when Stripe has none. */
  async expireSession(sessionId: string): Promise<CheckoutSessionSnapshot | null> {
    try {
      return await this.toSnapshot(
        await this.stripeClient.call('session.expire', (stripe) =>
          stripe.checkout.sessions.expire(sessionId),
        ),
      );
    } catch (error) {
      if (!(error instanceof StripeRejectedError)) throw error;
      return this.retrieveSession(sessionId);
    }
  }

  /**
   * Refunds the whole payment. Repeating it, also after a refund by hand, changes nothing: Stripe refunds no more than was
   * paid. Each call gets a new key from the SDK, because Stripe would replay a failure under an old one.
   */
  async refundAll(paymentIntentId: string): Promise<void> {
    try {
      await this.stripeClient.call('refund.create', (stripe) =>
        stripe.refunds.create({ payment_intent: paymentIntentId }),
      );
    } catch (error) {
      if (!(error instanceof StripeRejectedError && error.reason === 'charge_already_refunded')) throw error;
    }
  }

  /**
   * Refunds an amount. The key is the same in every attempt of a round, and the request's id is stored with the refund, so
   * that an attempt whose answer got lost can be found.
   * @throws StripeRejectedError, StripeUnavailableError
   */
  async refundAmount(
    paymentIntentId: string,
    { id, amountCents, round }: { id: string; amountCents: number; round: number },
  ): Promise<void> {
    const idempotencyKey = `refund:${id}:${round}`;
    await this.stripeClient.call('refund.create', (stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntentId, amount: amountCents, metadata: { refundRequest: id } },
        { idempotencyKey },
      ),
    );
  }

  async listRefunds(paymentIntentId: string): Promise<RefundSnapshot[]> {
    const { data } = await this.stripeClient.call('refund.list', (stripe) =>
      stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    );
    return data.map(({ id, amount, status, metadata }) => ({
      id,
      amountCents: amount,
      status: status ?? 'pending',
      requestId: metadata?.['refundRequest'] ?? null,
    }));
  }

  /** The reference of a payment intent; null when it is not ours. */
  async findReference(paymentIntentId: string): Promise<string | null> {
    const { metadata } = await this.stripeClient.call('intent.retrieve', (stripe) =>
      stripe.paymentIntents.retrieve(paymentIntentId),
    );
    return metadata['orderId'] ?? metadata['reference'] ?? null;
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

/** Where Stripe sends webhooks. */
export interface WebhookEndpoint {
  url: string;
  /** Types of events; `*` for all. */
  enabledEvents: readonly string[];
  /** Null for the account's default. */
  apiVersion: string | null;
  isEnabled: boolean;
}

/** The endpoints for webhooks in the Stripe account. */
@Injectable()
export class StripeWebhookEndpointsGateway {
  constructor(private readonly stripeClient: StripeClient) {}

  /** @throws StripeUnavailableError, also for a key that may not read them; StripeRejectedError */
  async list(): Promise<WebhookEndpoint[]> {
    const { data } = await this.stripeClient.call('webhook-endpoint.list', (stripe) =>
      stripe.webhookEndpoints.list({ limit: 100 }),
    );
    return data.map((endpoint) => ({
      url: endpoint.url,
      enabledEvents: endpoint.enabled_events,
      apiVersion: endpoint.api_version,
      isEnabled: endpoint.status === 'enabled',
    }));
  }
}
