import { US_STATE_CODES, US_STATES, type UsState } from './us-states';

/** Five digits, with or without the four that follow. */
export const isZipCode = (zip: string): boolean => /^\d{5}(-\d{4})?$/.test(zip.trim());

/** The state of a ZIP code; null if there is none. */
export function stateOfZip(zip: string): UsState | null {
  if (!isZipCode(zip)) return null;
  const prefix = zip.trim().slice(0, 3);
  return ZIP_RANGES.find(({ from, to }) => from <= prefix && prefix <= to)?.state ?? null;
}

/** Split once, because each quote of a cart asks. Prefixes have three digits each, so that they compare as texts. */
const ZIP_RANGES: readonly { state: UsState; from: string; to: string }[] = US_STATE_CODES.flatMap((state) =>
  US_STATES[state].zips.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-');
    return { state, from, to };
  }),
);
