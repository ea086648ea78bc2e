import type { CheckoutSessionRequest } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';

/**
 * Holds the prints and opens a payment. Refusals a page tells apart: `prints_unavailable`, `quote_changed`,
 * `inquiry_only`, `checkout_unavailable`, `network`.
 */
export const createCheckoutSession = () =>
  mutationOptions({
    mutationKey: ['create-checkout-session'],
    mutationFn: (order: CheckoutSessionRequest) =>
      bodyOf(client.POST('/api/create-checkout-session', { body: order })),
  });

/** Expires a payment that was not finished and gives its prints back; done already is no error. */
export const releaseCheckoutSession = () =>
  mutationOptions({
    mutationKey: ['release-checkout-session'],
    mutationFn: async (sessionId: string) => {
      await client.POST('/api/checkout-sessions/{sessionId}/release', { params: { path: { sessionId } } });
    },
  });

/** The order behind a checkout session. Asking settles it when the payment is done but its webhook is late. */
export const receiptQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['/api/checkout-sessions', sessionId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/api/checkout-sessions/{sessionId}', { params: { path: { sessionId } }, signal })),
  });
