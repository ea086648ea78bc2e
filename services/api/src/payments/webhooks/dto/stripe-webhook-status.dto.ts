import { ApiProperty } from '@nestjs/swagger';
import {
  STRIPE_WEBHOOK_EVENT_TYPES,
  type StripeWebhookEventType,
} from '../../stripe/stripe-webhook-event-types';

const ENDPOINT_STATES = ['enabled', 'disabled', 'missing', 'unknown'] as const;
type EndpointState = (typeof ENDPOINT_STATES)[number];

/** A type of webhook event that has an effect here. */
export class StripeWebhookEventStatus {
  @ApiProperty({ enum: STRIPE_WEBHOOK_EVENT_TYPES }) type: StripeWebhookEventType;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastReceivedAt: string | null;
  @ApiProperty({ type: Boolean, nullable: true, description: 'Whether Stripe sends it; null if unknown' })
  isEnabled: boolean | null;
}

/** Which webhooks arrive, and which of them Stripe is told to send. */
export class StripeWebhookStatus {
  @ApiProperty({ description: 'Where the endpoint should be' }) url: string;
  @ApiProperty({ example: '2026-10-28.endive', description: 'That every call to Stripe uses' })
  apiVersion: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of the webhook that arrived last' })
  lastApiVersion: string | null;
  @ApiProperty({ enum: ENDPOINT_STATES, description: '`unknown` when Stripe did not say' })
  endpoint: EndpointState;
  @ApiProperty({ type: String, nullable: true }) endpointUrl: string | null;
  @ApiProperty({ type: String, nullable: true, description: "Null for the account's default" })
  endpointApiVersion: string | null;
  @ApiProperty({ type: [StripeWebhookEventStatus] }) events: StripeWebhookEventStatus[];
}
