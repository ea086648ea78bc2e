import type {
  CartHoldRequest,
  CartQuoteRequest,
  CheckoutSessionRequest,
  OrderLookup,
  OrderLookupAddress,
} from '@gallery/contracts';
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

/**
 * Holds a print in the cart. Pages handle `number_taken`; after any other refusal the print goes to the cart without a
 * hold.
 */
export const holdInCart = () =>
  apiMutation((print: CartHoldRequest) => client.POST('/api/cart-holds', { body: print }));

/** Releases a held print; succeeds if that is already done. */
export const releaseCartHold = () =>
  apiCommand((id: string) => client.DELETE('/api/cart-holds/{id}', { params: { path: { id } } }));

/** What a cart costs at an address, and its next edition numbers; fresh for a minute. */
export const quoteQuery = (cart: CartQuoteRequest) =>
  apiQuery(['/api/quotes', cart], (signal) => client.POST('/api/quotes', { body: cart, signal }), {
    staleTime: 60_000,
  });

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

/** Changes where the prints of an order go. Pages handle `validation_failed`, `address_locked` and `rate_limited`. */
export const changeOrderAddress = () =>
  apiMutation((body: OrderLookupAddress) => client.POST('/api/order-lookups/shipping-address', { body }));
