import type { PayerPhone, ShippingAddressInput } from '@gallery/contracts';
import { apiCommand, apiQuery } from '../http/api-options';
import { client } from '../http/client';

/**
 * A payment request, and proof that it is the shopper's: the link's key, or the client secret from Stripe's
 * redirect.
 */
export interface PaymentRequestReference {
  /** Stripe's id, or the request's own before its payment was opened. */
  reference: string;
  key?: string;
  clientSecret?: string;
}

/** A payment request as its buyer sees it. The call settles a paid one whose webhook is late. */
export const paymentRequestQuery = ({ reference, key, clientSecret }: PaymentRequestReference) =>
  apiQuery(['/api/payment-requests', reference, key ?? clientSecret ?? ''], (signal) =>
    client.GET('/api/payment-requests/{reference}', {
      params: { path: { reference }, query: key === undefined ? { clientSecret } : { key } },
      signal,
    }),
  );

/** Sets where the prints of the request's order go. Pages handle `validation_failed`. */
export const savePayerAddress = ({ reference, key, clientSecret }: PaymentRequestReference) =>
  apiCommand((body: ShippingAddressInput) =>
    client.PUT('/api/payment-requests/{reference}/shipping-address', {
      params: { path: { reference }, query: key === undefined ? { clientSecret } : { key } },
      body,
    }),
  );

/** Sets the phone number of its buyer. Pages handle `validation_failed`. */
export const savePayerPhone = ({ reference, key, clientSecret }: PaymentRequestReference) =>
  apiCommand((body: PayerPhone) =>
    client.PUT('/api/payment-requests/{reference}/phone', {
      params: { path: { reference }, query: key === undefined ? { clientSecret } : { key } },
      body,
    }),
  );
