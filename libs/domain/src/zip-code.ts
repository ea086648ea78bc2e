import { US_STATE_CODES, US_STATES, type UsState } from './us-states';

/** Five digits, with or without the four that follow. */
export const isZipCode = (zip: string): boolean => /^\d{5}(-\d{4})?$/.test(zip.trim());

/** The state of a ZIP code; null if there is none. */
export function stateOfZip(zip: string): UsState | null {
  if (!isZipCode(zip)) return null;
  const prefix = zip.trim().slice(0, 3);
  return (
    US_STATE_CODES.find((code) => ranges(code).some(([from, to]) => from <= prefix && prefix <= to)) ?? null
  );
}

/** Prefixes have three digits each, so that they compare as texts. */
const ranges = (code: UsState): [from: string, to: string][] =>
  US_STATES[code].zips.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-');
    return [from, to];
  });
