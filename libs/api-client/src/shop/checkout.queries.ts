import type { CheckoutSessionRequest, OrderLookup } from '@gallery/contracts';
import { apiCommand, apiMutation, apiQuery } from '../http/api-options';
import { client } from '../http/client';

/**
 * Holds the prints and creates a checkout session. Pages handle `prints_unavailable`, `quote_changed`,
 * `inquiry_only`, `checkout_unavailable` and `network`.
 */
export const createCheckoutSession = () =>
  apiMutation((order: CheckoutSessionRequest) =>
    client.POST('/api/create-checkout-session', { body: order }),
  );

/** Expires an unpaid checkout session and releases its prints; succeeds if that is already done. */
export const releaseCheckoutSession = () =>
  apiCommand((sessionId: string) =>
    client.POST('/api/checkout-sessions/{sessionId}/expire', { params: { path: { sessionId } } }),
  );

/** The order of a checkout session. The call settles a paid one whose webhook is late. */
export const receiptQuery = (sessionId: string) =>
  apiQuery(['/api/checkout-sessions', sessionId], (signal) =>
    client.GET('/api/checkout-sessions/{sessionId}', { params: { path: { sessionId } }, signal }),
  );

/**
 * Finds a guest's order by number and email. A mutation, so that nothing of it stays in a cache. Pages handle
 * `order_not_found`, `validation_failed`, `rate_limited` and `network`.
 */
export const lookUpOrder = () =>
  apiMutation((lookup: OrderLookup) => client.POST('/api/order-lookups', { body: lookup }));
