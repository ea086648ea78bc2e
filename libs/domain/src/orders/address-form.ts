import { DEFAULT_COUNTRY, isUnitedStates } from '../country';
import { US_STATE_CODES, US_STATES } from '../us-states';

/** What a buyer enters of a shipping address. */
export type AddressForm = Record<
  'fullName' | 'phone' | 'street' | 'city' | 'state' | 'zip' | 'country',
  string
>;

const STATES = US_STATE_CODES.map((code) => ({ code, name: US_STATES[code].name }));

/** Choices of the state in this country; null if it is typed. */
export const statesOf = (country: string) => (isUnitedStates(country) ? STATES : null);

/** What the form of a shipping address starts with. */
export const toAddressForm = (address: AddressForm | null, fullName: string): AddressForm => ({
  fullName: address?.fullName ?? fullName,
  phone: address?.phone ?? '',
  street: address?.street ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  zip: address?.zip ?? '',
  country: address?.country ?? DEFAULT_COUNTRY,
});

/** An address in lines, as on a label. */
export const addressLines = ({ fullName, street, city, state, zip, country }: AddressForm): string[] =>
  [
    fullName,
    street,
    [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    country,
  ].filter(Boolean);
