import type Stripe from 'stripe';
import { AppError } from '../../platform';
import { WEBHOOK_TOLERANCE_SECONDS } from '../payments-policy';
import { readWebhookEvent, type StripeWebhookEvent } from './stripe-webhook-event-types';
import type { StripeClient } from './stripe.client';

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
