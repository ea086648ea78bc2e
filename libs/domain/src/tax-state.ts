import { isUnitedStates } from './country';
import { stateOfZip, usStateOf, type UsState } from './us-states';

/** The parts of an address that say where a sale is taxed; empty strings while the buyer has not said. */
export interface TaxAddress {
  state: string;
  zip: string;
  country: string;
}

/**
 * The state of the United States in which a sale to this address is taxed; null when there is none, or nothing says it.
 * Where state and ZIP disagree the ZIP decides, because the parcel goes by it. Where both agree they outweigh the country,
 * which is a text that anybody can mistype.
 */
export function taxStateOf({ state, zip, country }: TaxAddress): UsState | null {
  const byZip = stateOfZip(zip);
  const byState = usStateOf(state);
  if (isUnitedStates(country)) return byZip ?? byState;
  return byZip === byState ? byZip : null;
}
