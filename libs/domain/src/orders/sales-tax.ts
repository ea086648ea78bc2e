import { DEFAULT_COUNTRY, isUnitedStates } from '../country';
import { usStateOf, type UsState } from '../us-states';
import { stateOfZip } from '../zip-code';

/** 8.25 %, in basis points. */
export const SALES_TAX_BP = 825;
/** The rate as texts say it: `8.25%`. */
export const SALES_TAX_PERCENT = `${SALES_TAX_BP / 100}%`;

/** The parts of an address that decide where a sale is taxed; empty while unknown. */
export interface TaxAddress {
  state: string;
  zip: string;
  country: string;
}

/**
 * The US state in which a sale is taxed; null outside of the US, or if unknown. The ZIP wins over the state, because
 * the parcel follows it. If both agree, they win over the country, which anyone can mistype.
 */
export function taxStateOf({ state, zip, country }: TaxAddress): UsState | null {
  const byZip = stateOfZip(zip);
  const byState = usStateOf(state);
  if (isUnitedStates(country)) return byZip ?? byState;
  return byZip === byState ? byZip : null;
}

/** The destination that a ZIP code alone names. */
export const zipDestination = (zip: string): TaxAddress => ({
  state: stateOfZip(zip) ?? '',
  zip,
  country: DEFAULT_COUNTRY,
});

/** Sales tax is collected in the gallery's own state only. */
export const isTaxed = (address: TaxAddress): boolean => taxStateOf(address) === 'TX';
