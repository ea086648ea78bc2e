import { latinLetters } from './latin-letters';

/** Preset of every country field. */
export const DEFAULT_COUNTRY = 'United States';

const NAMES = ['', 'US', 'USA', 'UNITEDSTATES', 'UNITEDSTATESOFAMERICA', 'THEUNITEDSTATES', 'AMERICA'];

/** Whether a country field means the United States, which it does when it is empty. */
export const isUnitedStates = (country: string): boolean => NAMES.includes(latinLetters(country));
