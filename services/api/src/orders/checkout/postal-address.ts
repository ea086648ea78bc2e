import { DEFAULT_COUNTRY, isUnitedStates, isZipCode, stateOfZip, usStateOf } from '@gallery/domain';
import type { PostalAddress } from '../entities/order.entity';

type AddressInput = Partial<PostalAddress>;

/** The billing address with empty strings where nothing was said. */
export function toBillingAddress(input: AddressInput): PostalAddress {
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
 * contact is taken from billing, and so is a state that the ZIP does not say either, so that leaving the state out does
 * not leave the tax out.
 */
export function toShippingAddress(input: AddressInput | undefined, billing: PostalAddress): PostalAddress {
  if (!input || !(input.street || input.city || input.state || input.zip)) return billing;
  const own = toBillingAddress(input);
  return {
    ...own,
    fullName: own.fullName || billing.fullName,
    email: own.email || billing.email,
    phone: own.phone || billing.phone,
    state: own.state || stateByZip(own) || billing.state,
  };
}

const stateByZip = ({ zip, country }: PostalAddress): string =>
  isUnitedStates(country) ? (stateOfZip(zip) ?? '') : '';

/** What is wrong with the parts of an address by which a sale is taxed, as a sentence by field. */
export function addressFaults({ state, zip, country }: PostalAddress): Partial<PostalAddress> {
  if (!isUnitedStates(country)) return {};
  if (zip !== '' && !isZipCode(zip)) return { zip: 'A ZIP code has five digits.' };
  // Where the ZIP says the state, the state's own words decide nothing.
  const isUnknown = state !== '' && usStateOf(state) === null && stateOfZip(zip) === null;
  return isUnknown ? { state: 'Please choose the state.' } : {};
}
