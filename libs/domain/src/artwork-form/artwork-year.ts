import type { ArtworkFormMode } from './form-sizes';

const FIRST_YEAR = 1900;

/** How many years ahead a form allows; the server takes the wider limit. */
const MAX_YEARS_AHEAD: Record<ArtworkFormMode, number> = { create: 1, edit: 10 };

/** Parses a year; anything else becomes the current one. */
export function parseArtworkYear(text: string, currentYear: number): number {
  const year = Number(text.trim() || Number.NaN);
  return Number.isInteger(year) ? year : currentYear;
}

/** Null for a valid year. */
export function artworkYearError(year: number, form: ArtworkFormMode, currentYear: number): string | null {
  const last = currentYear + MAX_YEARS_AHEAD[form];
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= last
    ? null
    : `The year must be from ${FIRST_YEAR} to ${last}.`;
}
