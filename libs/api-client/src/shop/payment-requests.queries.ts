import { apiQuery } from '../http/api-options';
import { client } from '../http/client';

/** Which payment request, and what shows that it is the visitor's: the link's key, or what Stripe sent them back with. */
export interface PaymentRequestReference {
  paymentIntent: string;
  key?: string;
  clientSecret?: string;
}

/** A payment request as its buyer sees it. Asking settles it when it is paid but its webhook is late. */
export const paymentRequestQuery = ({ paymentIntent, key, clientSecret }: PaymentRequestReference) =>
  apiQuery(['/api/payment-requests', paymentIntent, key ?? clientSecret ?? ''], (signal) =>
    client.GET('/api/payment-requests/{paymentIntent}', {
      params: { path: { paymentIntent }, query: key === undefined ? { clientSecret } : { key } },
      signal,
    }),
  );
