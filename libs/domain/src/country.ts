import { latinLetters } from './latin-letters';

/** Default of every country field. */
export const DEFAULT_COUNTRY = 'United States';

/** The United States by its letters alone; the empty name means it too. */
export const UNITED_STATES_NAMES = [
  '',
  'US',
  'USA',
  'UNITEDSTATES',
  'UNITEDSTATESOFAMERICA',
  'THEUNITEDSTATES',
  'AMERICA',
];

/** Whether a country means the United States; an empty one does. */
export const isUnitedStates = (country: string): boolean =>
  UNITED_STATES_NAMES.includes(latinLetters(country));
