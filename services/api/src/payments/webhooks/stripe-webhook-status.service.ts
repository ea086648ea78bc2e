import { STRIPE_WEBHOOK_EVENT_TYPES } from '@gallery/health';
import { Injectable, Logger } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Clock, Settings } from '../../platform';
import { PaymentsStore } from '../payments.store';
import {
  STRIPE_API_VERSION,
  StripeClient,
  StripeRejectedError,
  StripeUnavailableError,
} from '../stripe/stripe.client';
import {
  isHandledWebhookType,
  type StripeWebhookEvent,
  type StripeWebhookEventType,
} from '../stripe/stripe-webhook-event';

const ENDPOINT_STATES = ['enabled', 'disabled', 'missing', 'unknown'] as const;
type EndpointState = (typeof ENDPOINT_STATES)[number];

/** A type of webhook event that has an effect here. */
class StripeWebhookEventStatus {
  @ApiProperty({ enum: STRIPE_WEBHOOK_EVENT_TYPES }) type: StripeWebhookEventType;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastReceivedAt: string | null;
  @ApiProperty({ type: Boolean, nullable: true, description: 'Whether Stripe sends it; null if unknown' })
  isEnabled: boolean | null;
}

/** Which webhooks arrive, and which of them Stripe is told to send. */
export class StripeWebhookStatus {
  @ApiProperty({ description: 'Expected URL of the endpoint' }) url: string;
  @ApiProperty({ example: '2026-10-28.endive', description: 'API version of every call to Stripe' })
  apiVersion: string;
  @ApiProperty({ type: String, nullable: true, description: 'API version of the last webhook' })
  lastApiVersion: string | null;
  @ApiProperty({ enum: ENDPOINT_STATES, description: '`unknown` if Stripe did not say' })
  endpoint: EndpointState;
  @ApiProperty({ type: String, nullable: true }) endpointUrl: string | null;
  @ApiProperty({ type: String, nullable: true, description: "Null for the account's default" })
  endpointApiVersion: string | null;
  @ApiProperty({ type: [StripeWebhookEventStatus] }) events: StripeWebhookEventStatus[];
}

/** An endpoint for webhooks in the Stripe account. */
interface WebhookEndpoint {
  url: string;
  /** Types of events; `*` for all. */
  enabledEvents: readonly string[];
  /** Null for the account's default. */
  apiVersion: string | null;
  isEnabled: boolean;
}

const WEBHOOK_PATH = '/api/stripe/webhook';

/** Which webhooks arrive here, and which of them Stripe is told to send. */
@Injectable()
export class StripeWebhookStatusService {
  private readonly logger = new Logger(StripeWebhookStatusService.name);
  /** Versions that were logged. Only Stripe can add one. */
  private readonly loggedVersions = new Set<string | null>();

  constructor(
    private readonly paymentsStore: PaymentsStore,
    private readonly stripeClient: StripeClient,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** A verified webhook has arrived, whatever its outcome. */
  async recordArrival({ type, apiVersion }: StripeWebhookEvent): Promise<void> {
    if (!isHandledWebhookType(type)) return;
    this.logOtherVersion(apiVersion);
    await this.paymentsStore.saveWebhookEventType({ type, apiVersion, lastReceivedAt: this.clock.now() });
  }

  /** Asks Stripe for its endpoints; when it does not say, the rest is returned. */
  async get(): Promise<StripeWebhookStatus> {
    const arrivals = await this.paymentsStore.findWebhookEventTypes();
    const endpoints = await this.findEndpoints();
    const endpoint = endpoints && this.ownEndpoint(endpoints);
    const isSent = (type: string): boolean =>
      endpoint?.isEnabled === true && endpoint.enabledEvents.some((each) => each === '*' || each === type);
    return {
      url: `${this.settings.http.publicOrigin}${WEBHOOK_PATH}`,
      apiVersion: STRIPE_API_VERSION,
      lastApiVersion: arrivals[0]?.apiVersion ?? null,
      endpoint:
        endpoints === null ? 'unknown' : !endpoint ? 'missing' : endpoint.isEnabled ? 'enabled' : 'disabled',
      endpointUrl: endpoint?.url ?? null,
      endpointApiVersion: endpoint?.apiVersion ?? null,
      events: STRIPE_WEBHOOK_EVENT_TYPES.map((type) => ({
        type,
        lastReceivedAt:
          arrivals.find((arrival) => arrival.type === type)?.lastReceivedAt.toISOString() ?? null,
        isEnabled: endpoints === null ? null : isSent(type),
      })),
    };
  }

  private logOtherVersion(apiVersion: string | null): void {
    if (apiVersion === STRIPE_API_VERSION || this.loggedVersions.has(apiVersion)) return;
    this.loggedVersions.add(apiVersion);
    this.logger.warn(
      `Stripe's webhooks have API version ${apiVersion ?? 'none'}, this API uses ${STRIPE_API_VERSION}.`,
    );
  }

  /** Null when Stripe does not answer, or the key may not read them. */
  private async findEndpoints(): Promise<WebhookEndpoint[] | null> {
    try {
      const { data } = await this.stripeClient.call('webhook-endpoint.list', (stripe) =>
        stripe.webhookEndpoints.list({ limit: 100 }),
      );
      return data.map((endpoint) => ({
        url: endpoint.url,
        enabledEvents: endpoint.enabled_events,
        apiVersion: endpoint.api_version,
        isEnabled: endpoint.status === 'enabled',
      }));
    } catch (error) {
      if (error instanceof StripeUnavailableError || error instanceof StripeRejectedError) return null;
      throw error;
    }
  }

  /** At our address, or else at our path: Stripe may reach us by another name. */
  private ownEndpoint(endpoints: readonly WebhookEndpoint[]): WebhookEndpoint | null {
    const { publicOrigin } = this.settings.http;
    const ours = endpoints.filter(({ url }) => URL.parse(url)?.pathname === WEBHOOK_PATH);
    return ours.find(({ url }) => URL.parse(url)?.origin === publicOrigin) ?? ours[0] ?? null;
  }
}
