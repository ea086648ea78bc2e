import type { ArtworkForm } from './form-sizes';

/** The first year that a work may have. */
const FIRST_YEAR = 1900;

/** How many years ahead a form goes; the server takes what the wider one takes. */
const YEARS_AHEAD: Record<ArtworkForm, number> = { create: 1, edit: 10 };

/** The year that a field says; what is no number falls back to the current year. */
export function workYear(text: string, currentYear: number): number {
  const year = Number(text.trim() || Number.NaN);
  return Number.isInteger(year) ? year : currentYear;
}

/** What is wrong with a year; null when it will do. */
export function workYearFault(year: number, form: ArtworkForm, currentYear: number): string | null {
  const last = currentYear + YEARS_AHEAD[form];
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= last
    ? null
    : `The year must be from ${FIRST_YEAR} to ${last}.`;
}
