import { isApiError } from '@gallery/api-client';
import type { OrderLookup } from '@gallery/contracts';
import { isEmail } from '@gallery/domain';

export type OrderLookupErrors = Partial<Record<keyof OrderLookup, string>>;

/** Both are required. In the order of the fields. */
export function validateOrderLookup({ number, email }: OrderLookup): OrderLookupErrors {
  return {
    ...(number.trim() === '' && { number: 'Enter your order number' }),
    ...(!isEmail(email.trim()) && {
      email: email.trim() === '' ? 'Enter your e-mail address' : 'Enter a complete e-mail address',
    }),
  };
}

/** The server's errors for fields of this form. */
export function orderLookupServerErrors(error: unknown): OrderLookupErrors {
  if (!isApiError(error, 'validation_failed')) return {};
  const { number, email } = error.fields;
  return { number, email };
}

/** Why no order is shown; null if a field says it. */
export function orderLookupErrorMessage(error: unknown): { title: string; sentence: string } | null {
  if (isApiError(error, 'validation_failed')) return null;
  if (isApiError(error, 'order_not_found'))
    return {
      title: 'No order found',
      sentence: 'No order has this number and this address. Both are in the confirmation we sent you.',
    };
  if (isApiError(error, 'rate_limited'))
    return { title: 'Too many tries', sentence: 'Please wait a minute and try again.' };
  return { title: 'We could not look for your order', sentence: 'Please try again.' };
}
