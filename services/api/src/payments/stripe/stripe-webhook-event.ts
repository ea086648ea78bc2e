import { STRIPE_WEBHOOK_EVENT_TYPES } from '@gallery/health';
import type Stripe from 'stripe';
import { AppError } from '../../platform';
import type { StripeClient } from './stripe.client';

export type StripeWebhookEventType = (typeof STRIPE_WEBHOOK_EVENT_TYPES)[number];

const HANDLED_TYPES: ReadonlySet<string> = new Set(
  STRIPE_WEBHOOK_EVENT_TYPES satisfies readonly Stripe.Event['type'][],
);

/** Whether events of this type have an effect here. */
export const isHandledWebhookType = (type: string): type is StripeWebhookEventType => HANDLED_TYPES.has(type);

/** A verified webhook: what to retrieve. Its own copy of the object is not used. */
export interface StripeWebhookEvent {
  id: string;
  type: string;
  /** The version of Stripe's API that its object is written in. */
  apiVersion: string | null;
  /** Null for events that are not about a purchase. */
  subject: { kind: 'session' | 'intent' | 'dispute' | 'fraud-warning' | 'refunds'; id: string } | null;
}

/** The age at which a signed webhook counts as replayed; Stripe's default. */
const WEBHOOK_TOLERANCE_SECONDS = 300;

/** Printable ASCII, as the columns of events keep it. */
const EVENT_ID = /^[\x21-\x7e]{1,255}$/;
const EVENT_TYPE = /^[\x21-\x7e]{1,100}$/;
/** Ids become part of a path at Stripe. */
const OBJECT_ID = /^\w{1,255}$/;

/** @throws AppError `signature_invalid` when the webhook is forged, changed or too old; `malformed_body` in another form */
export function verifyStripeWebhook(
  { stripe, webhookSecret }: StripeClient,
  body: Buffer,
  signature: string,
): StripeWebhookEvent {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, webhookSecret, WEBHOOK_TOLERANCE_SECONDS);
  } catch (error) {
    throw new AppError('signature_invalid', { cause: error });
  }
  return readWebhookEvent(event);
}

/**
 * Reads a webhook whose signature was right. The types of the SDK are a promise of Stripe, not a check.
 * @throws AppError `malformed_body`
 */
function readWebhookEvent(event: Stripe.Event): StripeWebhookEvent {
  if (!isObject(event)) throw new AppError('malformed_body');
  const { id, type } = event;
  if (!isText(id, EVENT_ID) || !isText(type, EVENT_TYPE) || !isObject(event.data?.object))
    throw new AppError('malformed_body');
  const subject = webhookSubjectOf(event);
  if (subject && !isText(subject.id, OBJECT_ID)) throw new AppError('malformed_body');
  return { id, type, apiVersion: isText(event.api_version, EVENT_TYPE) ? event.api_version : null, subject };
}

const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** What an event is about. Intents of Checkout Sessions are left to the session's events. */
const webhookSubjectOf = (event: Stripe.Event): StripeWebhookEvent['subject'] =>
  isHandled(event) ? subjectOf(event) : null;

type HandledEvent = Extract<Stripe.Event, { type: StripeWebhookEventType }>;

const isHandled = (event: Stripe.Event): event is HandledEvent => isHandledWebhookType(event.type);

function subjectOf(event: HandledEvent): StripeWebhookEvent['subject'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { kind: 'session', id: event.data.object.id };
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const { id, metadata } = event.data.object;
      return metadata?.['reference'] === undefined ? null : { kind: 'intent', id };
    }
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const id = expandableId(event.data.object.payment_intent);
      return id ? { kind: 'refunds', id } : null;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { kind: 'dispute', id: event.data.object.id };
    case 'radar.early_fraud_warning.created':
      return { kind: 'fraud-warning', id: event.data.object.id };
  }
}

/** The id in a field that Stripe returns as an id or as the whole object. */
export function expandableId(object: string | { id: string } | null): string | null {
  return typeof object === 'object' ? (object?.id ?? null) : object;
}
