import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { AppError, Settings } from '../platform';
import type { CheckoutRequest } from './checkout-request';
import type { SessionReport, SessionState } from './payment-state';
import { ProviderRefusal, ProviderUnavailable } from './provider-failure';

/** Everything about a session that Stripe compares under one idempotency key; frozen with the payment. */
export type SessionParameters = Stripe.Checkout.SessionCreateParams;

export interface OpenSession {
  sessionId: string;
  /** Stripe's page where the buyer pays. */
  url: string;
}

export interface RefundReport {
  id: string;
  amountCents: number;
  /** Stripe's word: `succeeded`, `pending`, `requires_action`, `failed`, `canceled`. */
  status: string;
}

export interface DisputeReport {
  id: string;
  paymentIntentId: string | null;
  /** Stripe's word: `needs_response`, `under_review`, `won`, `lost`, ... */
  status: string;
}

/** A signed message of Stripe: what to look at again. Its own copy of the object is not used. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null for events that say nothing about a purchase. */
  subject: { kind: 'session' | 'dispute' | 'refunds'; id: string } | null;
}

/** Seconds that a signed message may be old, against replays (Stripe's default). */
const SIGNATURE_TOLERANCE = 300;
/** Repetitions of a call that failed on the way, under the same idempotency key. */
const RETRIES = 1;
/** The SDK's longest pause between two attempts, with room to spare. */
const PAUSE_MS = 5_000;

/**
 * The only door to Stripe. Speaks the neutral types above to the rest of the API; every call is bounded in time and
 * throws `ProviderUnavailable` or `ProviderRefusal`. Never call it inside a transaction.
 */
@Injectable()
export class StripeGateway {
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;
  /** Whether the key moves real money; sessions of the other mode are never settled. */
  readonly livemode: boolean;
  /** No call takes longer, in milliseconds. */
  readonly longestCallMs: number;

  constructor(settings: Settings) {
    const { secretKey, webhookSecret, host, timeoutMs } = settings.stripe;
    this.stripe = new Stripe(secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(host && {
        host: host.hostname,
        port: host.port || (host.protocol === 'https:' ? 443 : 80),
        protocol: host.protocol === 'https:' ? 'https' : 'http',
      }),
    });
    this.webhookSecret = webhookSecret;
    this.longestCallMs = (timeoutMs + PAUSE_MS) * (RETRIES + 1);
    this.livemode = /^(sk|rk)_live_/.test(secretKey);
  }

  /** The creation of a session, complete and for ever. Card-like methods only: delayed ones would hold prints for days. */
  freeze(request: CheckoutRequest, expiresAt: Date): SessionParameters {
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
      allowed_payment_method_types: ['card', 'link'],
      client_reference_id: request.reference,
      customer_email: request.customerEmail,
      metadata,
      payment_intent_data: { metadata, description: request.description },
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
    };
  }

  async createSession(parameters: SessionParameters, idempotencyKey: string): Promise<OpenSession> {
    const session = await this.call(() =>
      this.stripe.checkout.sessions.create(parameters, { idempotencyKey }),
    );
    if (!session.url) throw new ProviderUnavailable(new Error(`Session ${session.id} has no page.`));
    return { sessionId: session.id, url: session.url };
  }

  /** @returns null when Stripe knows of no such session */
  async retrieveSession(sessionId: string): Promise<SessionReport | null> {
    try {
      return await this.report(await this.call(() => this.stripe.checkout.sessions.retrieve(sessionId)));
    } catch (error) {
      if (error instanceof ProviderRefusal && error.reason === 'resource_missing') return null;
      throw error;
    }
  }

  /** Closes an open session. One that was completed or expired meanwhile is reported as it is, an unknown one as null. */
  async expireSession(sessionId: string): Promise<SessionReport | null> {
    try {
      return await this.report(await this.call(() => this.stripe.checkout.sessions.expire(sessionId)));
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      return this.retrieveSession(sessionId);
    }
  }

  /**
   * Gives the whole payment back. Asking again, or after a refund by hand, changes nothing: Stripe refunds no more than
   * was paid. Each call has a key of its own, made by the SDK, because Stripe would repeat a failure under an old key.
   */
  async refundAll(paymentIntentId: string): Promise<void> {
    try {
      await this.call(() => this.stripe.refunds.create({ payment_intent: paymentIntentId }));
    } catch (error) {
      if (!(error instanceof ProviderRefusal && error.reason === 'charge_already_refunded')) throw error;
    }
  }

  async listRefunds(paymentIntentId: string): Promise<RefundReport[]> {
    const { data } = await this.call(() =>
      this.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    );
    return data.map(({ id, amount, status }) => ({ id, amountCents: amount, status: status ?? 'pending' }));
  }

  async retrieveDispute(disputeId: string): Promise<DisputeReport> {
    const dispute = await this.call(() => this.stripe.disputes.retrieve(disputeId));
    return { id: dispute.id, paymentIntentId: idOf(dispute.payment_intent), status: dispute.status };
  }

  /** The reference that a payment intent carries; null when it is not one of ours. */
  async referenceOf(paymentIntentId: string): Promise<string | null> {
    const intent = await this.call(() => this.stripe.paymentIntents.retrieve(paymentIntentId));
    return intent.metadata['orderId'] ?? null;
  }

  /** @throws AppError `signature_invalid` when the message is forged, changed or too old */
  verify(body: Buffer, signature: string): ProviderEvent {
    let event: Stripe.Event;
    try {
      event = this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret, SIGNATURE_TOLERANCE);
    } catch (error) {
      throw new AppError('signature_invalid', { cause: error });
    }
    return { id: event.id, type: event.type, subject: subjectOf(event) };
  }

  private async report(session: Stripe.Checkout.Session): Promise<SessionReport> {
    const paymentIntentId = idOf(session.payment_intent);
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

  /** Completed is not paid: whether an unpaid session still may be, only its payment intent knows. */
  private async stateOf(
    session: Stripe.Checkout.Session,
    paymentIntentId: string | null,
  ): Promise<SessionState> {
    if (session.status === 'expired') return 'expired';
    if (session.status !== 'complete') return 'open';
    if (session.payment_status !== 'unpaid') return 'paid';
    if (!paymentIntentId) return 'waiting';
    const { status } = await this.call(() => this.stripe.paymentIntents.retrieve(paymentIntentId));
    return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'waiting';
  }

  private async call<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        throw new ProviderRefusal(error.code ?? null, error);
      throw new ProviderUnavailable(error, isReplayed(error));
    }
  }
}

function subjectOf(event: Stripe.Event): ProviderEvent['subject'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { kind: 'session', id: event.data.object.id };
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const id = idOf(event.data.object.payment_intent);
      return id ? { kind: 'refunds', id } : null;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { kind: 'dispute', id: event.data.object.id };
    default:
      return null;
  }
}

function isReplayed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'object' ? (object?.id ?? null) : object;
}
