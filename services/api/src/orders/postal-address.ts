import { DEFAULT_COUNTRY } from '@gallery/domain';
import type { PostalAddress } from './order.entity';

type AddressInput = Partial<PostalAddress>;

/** The billing address with empty strings where nothing was said. */
export function billingAddress(input: AddressInput): PostalAddress {
  return {
    fullName: input.fullName ?? '',
    email: input.email ?? '',
    phone: input.phone ?? '',
    street: input.street ?? '',
    city: input.city ?? '',
    state: input.state ?? '',
    zip: input.zip ?? '',
    country: input.country || DEFAULT_COUNTRY,
  };
}

/**
 * Where the work goes: the buyer's own shipping address, or the billing address when none was given. A missing
 * contact or state is taken from billing, so that leaving the state out does not leave the tax out.
 */
export function shippingAddress(input: AddressInput | undefined, billing: PostalAddress): PostalAddress {
  if (!input || !(input.street || input.city || input.state || input.zip)) return billing;
  const own = billingAddress(input);
  return {
    ...own,
    fullName: own.fullName || billing.fullName,
    email: own.email || billing.email,
    phone: own.phone || billing.phone,
    state: own.state || billing.state,
  };
}
