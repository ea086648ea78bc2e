import type { ArtworkFormMode } from './form-sizes';

/** The first year that a work may have. */
const FIRST_YEAR = 1900;

/** How many years ahead a form goes; the server takes what the wider one takes. */
const MAX_YEARS_AHEAD: Record<ArtworkFormMode, number> = { create: 1, edit: 10 };

/** The year that a field says; what is no number falls back to the current year. */
export function parseArtworkYear(text: string, currentYear: number): number {
  const year = Number(text.trim() || Number.NaN);
  return Number.isInteger(year) ? year : currentYear;
}

/** What is wrong with a year; null when it will do. */
export function artworkYearError(year: number, form: ArtworkFormMode, currentYear: number): string | null {
  const last = currentYear + MAX_YEARS_AHEAD[form];
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= last
    ? null
    : `The year must be from ${FIRST_YEAR} to ${last}.`;
}
