import type Stripe from 'stripe';

/** The API version of the objects: the one that stripe 23.1.0 is pinned to. */
export const API_VERSION = '2026-10-28.endive';

type SpokenType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'payment_intent.created'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.pending'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'radar.early_fraud_warning.created';

/** The events that the sandbox sends. */
export type SandboxEvent = Extract<Stripe.Event, { type: SpokenType }>;

type NewsOf<E extends SandboxEvent> = E extends SandboxEvent ? Pick<E, 'type' | 'data'> : never;

/** An event before it has an id and a time. */
export type News = NewsOf<SandboxEvent>;

/** Which API request caused an event; both null when a buyer or the clock did. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

export type Announce = (news: News) => void;
