import { parseArtworkYear, artworkYearError, type ArtworkFormMode } from '@gallery/domain';
import type { ArtworkDraft } from './artwork-draft';

/** What is wrong with a form, by field; the server's errors have the same names. */
export type FieldErrors = Readonly<Record<string, string>>;

const REQUIRED_ERROR = 'Title and Series are required';

/** Errors that are found without the server; empty when the form can be sent. */
export function validateArtworkDraft(
  draft: ArtworkDraft,
  form: ArtworkFormMode,
  currentYear: number,
): FieldErrors {
  const wrongYear = artworkYearError(parseArtworkYear(draft.year, currentYear), form, currentYear);
  return {
    ...(draft.title.trim() ? {} : { title: REQUIRED_ERROR }),
    ...(draft.series.trim() ? {} : { series: REQUIRED_ERROR }),
    ...(draft.artworkPictures.length > 0 ? {} : { artworkImages: 'At least one artwork image is required' }),
    ...(wrongYear === null ? {} : { year: wrongYear }),
  };
}
