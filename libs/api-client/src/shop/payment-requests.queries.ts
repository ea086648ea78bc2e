import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';

/** Which payment request, and what shows that it is the visitor's: the link's key, or what Stripe sent them back with. */
export interface PaymentRequestReference {
  paymentIntent: string;
  key?: string;
  clientSecret?: string;
}

/** A payment request as its buyer sees it. Asking settles it when it is paid but its webhook is late. */
export const paymentRequestQuery = ({ paymentIntent, key, clientSecret }: PaymentRequestReference) =>
  queryOptions({
    queryKey: ['/api/payment-requests', paymentIntent, key ?? clientSecret ?? ''],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/api/payment-requests/{paymentIntent}', {
          params: { path: { paymentIntent }, query: key === undefined ? { clientSecret } : { key } },
          signal,
        }),
      ),
  });
