import { latinLetters } from './latin-letters';

/** Default of every country field. */
export const DEFAULT_COUNTRY = 'United States';

const NAMES = ['', 'US', 'USA', 'UNITEDSTATES', 'UNITEDSTATESOFAMERICA', 'THEUNITEDSTATES', 'AMERICA'];

/** Whether a country means the United States; an empty one does. */
export const isUnitedStates = (country: string): boolean => NAMES.includes(latinLetters(country));
