import type Stripe from 'stripe';

/** A verified webhook: what to retrieve. Its own copy of the object is not used. */
export interface StripeWebhookEvent {
  id: string;
  type: string;
  /** Null for events that are not about a purchase. */
  subject: { kind: 'session' | 'intent' | 'dispute' | 'refunds'; id: string } | null;
}

/** What an event is about. Intents of Checkout Sessions are left to the session's events. */
export function webhookSubjectOf(event: Stripe.Event): StripeWebhookEvent['subject'] {
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
      return metadata['reference'] === undefined ? null : { kind: 'intent', id };
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
      return { kind: 'dispute', id: event.data.object.id };
    default:
      return null;
  }
}

/** The id in a field that Stripe returns as an id or as the whole object. */
export function expandableId(object: string | { id: string } | null): string | null {
  return typeof object === 'object' ? (object?.id ?? null) : object;
}
