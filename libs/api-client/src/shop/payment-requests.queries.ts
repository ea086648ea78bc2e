import { apiQuery } from '../http/api-options';
import { client } from '../http/client';

/**
 * A payment request, and proof that it is the shopper's: the link's key, or the client secret from Stripe's
 * redirect.
 */
export interface PaymentRequestReference {
  paymentIntent: string;
  key?: string;
  clientSecret?: string;
}

/** A payment request as its buyer sees it. The call settles a paid one whose webhook is late. */
export const paymentRequestQuery = ({ paymentIntent, key, clientSecret }: PaymentRequestReference) =>
  apiQuery(['/api/payment-requests', paymentIntent, key ?? clientSecret ?? ''], (signal) =>
    client.GET('/api/payment-requests/{paymentIntent}', {
      params: { path: { paymentIntent }, query: key === undefined ? { clientSecret } : { key } },
      signal,
    }),
  );
