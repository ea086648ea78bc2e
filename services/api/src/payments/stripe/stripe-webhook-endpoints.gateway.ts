import { Injectable } from '@nestjs/common';
import { StripeClient } from './stripe.client';

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
