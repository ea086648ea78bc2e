import {
  DEFAULT_COUNTRY,
  isUnitedStates,
  isZipCode,
  stateOfZip,
  UNITED_STATES_NAMES,
  usStateOf,
  type OrderStatus,
} from '@gallery/domain';
import type { PostalAddress } from '../entities/order.entity';
import { isMadeAndSent } from '../orders-policy';

type AddressInput = Partial<PostalAddress>;

/** The billing address, with empty strings for what was left out. */
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
 * Where the prints go: the shipping address, or the billing address when none was given. Missing contact details are taken
 * from billing. So is the state unless the ZIP code implies it: omitting it must not avoid the tax.
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

/** What is wrong with the fields that decide the tax, as a message by field. */
export function addressErrors({ state, zip, country }: PostalAddress): Partial<PostalAddress> {
  if (!isUnitedStates(country)) return {};
  if (zip !== '' && !isZipCode(zip)) return { zip: 'Enter a five-digit ZIP code.' };
  // Where the ZIP code implies the state, the state's own text does not matter.
  const isUnknown = state !== '' && usStateOf(state) === null && stateOfZip(zip) === null;
  return isUnknown ? { state: 'Choose your state.' } : {};
}

/** Whether a parcel can be sent there. */
export const isDeliverable = ({ street, city, state, zip, country }: PostalAddress): boolean =>
  [street, city, zip].every((text) => text !== '') && (state !== '' || !isUnitedStates(country));

const part = (name: keyof PostalAddress): string => `COALESCE(JSON_VALUE(listed.shipping, '$.${name}'), '')`;

/** The opposite of `isDeliverable` in SQL, of an order named `listed`. */
export const LACKS_ADDRESS_SQL = `(${part('street')} = '' OR ${part('city')} = '' OR ${part('zip')} = ''
  OR (${part('state')} = '' AND REGEXP_REPLACE(UPPER(${part('country')}), '[^A-Z]', '')
    IN (${UNITED_STATES_NAMES.map((name) => `'${name}'`).join(', ')})))`;

/** Whether the address of an order can be changed: nothing of it has left, and it was not given up. */
export const isAddressOpen = ({ status, orderType }: { status: OrderStatus; orderType: string }): boolean =>
  isMadeAndSent({ orderType }) &&
  ['pending', 'confirmed', 'approved', 'processing', 'reviewing'].includes(status);
