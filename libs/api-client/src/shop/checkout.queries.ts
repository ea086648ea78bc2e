import type { CheckoutSessionRequest, OrderLookup } from '@gallery/contracts';
import { apiCommand, apiMutation, apiQuery } from '../http/api-options';
import { client } from '../http/client';

/**
 * Holds the prints and opens a payment. Refusals a page tells apart: `prints_unavailable`, `quote_changed`,
 * `inquiry_only`, `checkout_unavailable`, `network`.
 */
export const createCheckoutSession = () =>
  apiMutation((order: CheckoutSessionRequest) =>
    client.POST('/api/create-checkout-session', { body: order }),
  );

/** Expires a payment that was not finished and gives its prints back; done already is no error. */
export const releaseCheckoutSession = () =>
  apiCommand((sessionId: string) =>
    client.POST('/api/checkout-sessions/{sessionId}/release', { params: { path: { sessionId } } }),
  );

/** The order behind a checkout session. Asking settles it when the payment is done but its webhook is late. */
export const receiptQuery = (sessionId: string) =>
  apiQuery(['/api/checkout-sessions', sessionId], (signal) =>
    client.GET('/api/checkout-sessions/{sessionId}', { params: { path: { sessionId } }, signal }),
  );

/**
 * Finds a guest's order by number and e-mail address. A mutation, so that nothing of it stays in a cache. Refusals a page
 * tells apart: `order_not_found`, `validation_failed`, `rate_limited`, `network`.
 */
export const lookUpOrder = () =>
  apiMutation((lookup: OrderLookup) => client.POST('/api/order-lookups', { body: lookup }));
