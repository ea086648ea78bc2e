import type Stripe from 'stripe';
import type { Account } from '../account/account';
import { API_VERSION } from '../account/event-types';
import { readParams } from '../wire/params';
import type { Routes } from '../wire/router';
import { pageOf } from './lists';

/** What is known about the endpoint for webhooks. */
interface EndpointSource {
  /** Null when none is set. */
  readonly url: string | null;
  /** Types that it is sent; `*` for all. */
  readonly enabledEvents: readonly string[];
}

/** /v1/webhook_endpoints: the one endpoint that the sandbox sends to. */
export function webhookEndpointRoutes(account: Account, source: EndpointSource): Routes {
  return {
    'GET /v1/webhook_endpoints': ({ fields }) =>
      readParams(fields, (params) => {
        const { url, enabledEvents } = source;
        const endpoint: Stripe.WebhookEndpoint = {
          id: 'we_sandbox',
          object: 'webhook_endpoint',
          api_version: API_VERSION,
          application: null,
          created: account.seconds(),
          description: null,
          enabled_events: [...enabledEvents],
          livemode: false,
          metadata: {},
          status: 'enabled',
          url: url ?? '',
        };
        return pageOf(params, url === null ? [] : [endpoint], '/v1/webhook_endpoints');
      }),
  };
}
