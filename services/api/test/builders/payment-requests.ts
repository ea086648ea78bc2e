import { checkoutBody, createEdition, openCheckout } from './checkout';
import { asOwner } from '../app/signed-in-owner';
import type { TestApi } from '../app/start-api';

/** A payment request as a test has made it. */
export interface MadeRequest {
  id: string;
  orderNumber: string;
  paymentIntent: string;
  key: string;
  link: string;
}

export const shippingQuote = {
  lines: [
    { kind: 'shipping', description: 'Shipping to Marfa, insured', amount: 185.5 },
    { kind: 'rush', description: 'Rush production', amount: 120 },
  ],
};

/** A bought print: the number of its confirmed order, and the session that paid it. */
export async function confirmedOrder(api: TestApi): Promise<{ orderNumber: string; sessionId: string }> {
  const { sessionId, orderNumber } = await openCheckout(api, checkoutBody([await createEdition(api)]));
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
  return { orderNumber, sessionId };
}

export const postRequest = (
  api: TestApi,
  orderNumber: string,
  body: unknown = shippingQuote,
  headers: Record<string, string> = asOwner,
): Promise<Response> =>
  api.request(`/api/admin/orders/${orderNumber}/payment-requests`, { method: 'POST', body, headers });

/** Asks for money on an order; must succeed. */
export async function requestPayment(api: TestApi, orderNumber: string, body?: object): Promise<MadeRequest> {
  const response = await postRequest(api, orderNumber, body);
  const text = await response.text();
  if (response.status !== 201) throw new Error(`The payment request was refused: ${response.status} ${text}`);
  const made: unknown = JSON.parse(text);
  if (!isMade(made)) throw new Error(`Not a payment request: ${text}`);
  return { ...made, orderNumber, key: new URL(made.link).searchParams.get('key') ?? '' };
}

const isMade = (value: unknown): value is Pick<MadeRequest, 'id' | 'paymentIntent' | 'link'> =>
  typeof value === 'object' && value !== null && 'paymentIntent' in value && 'link' in value;

/** The buyer's browser pays by card, one of Stripe's ready-made payment methods. */
export async function payIntent(api: TestApi, paymentIntent: string, method = 'pm_card_visa') {
  return fetch(`${api.stripe().url}/v1/payment_intents/${paymentIntent}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ payment_method: method }),
  });
}

/** What the buyer's page is told. */
export const viewOf = (api: TestApi, { paymentIntent, key }: MadeRequest): Promise<Response> =>
  api.request(`/api/payment-requests/${paymentIntent}?key=${key}`);

export const cancelRequest = (api: TestApi, { orderNumber, id }: MadeRequest): Promise<Response> =>
  api.request(`/api/admin/orders/${orderNumber}/payment-requests/${id}/cancel`, {
    method: 'POST',
    headers: asOwner,
  });
