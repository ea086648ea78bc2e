import { workYear, workYearFault, type ArtworkForm } from '@gallery/domain';
import type { WorkDraft } from './work-draft';

/** What is wrong with a form, by field; the server's faults have the same names. */
export type Faults = Readonly<Record<string, string>>;

const REQUIRED = 'Title and Series are required';

/** What can be told without asking the server; empty when the form can be sent. */
export function draftFaults(draft: WorkDraft, form: ArtworkForm, currentYear: number): Faults {
  const wrongYear = workYearFault(workYear(draft.year, currentYear), form, currentYear);
  return {
    ...(draft.title.trim() ? {} : { title: REQUIRED }),
    ...(draft.series.trim() ? {} : { series: REQUIRED }),
    ...(draft.artworkPictures.length > 0 ? {} : { artworkImages: 'At least one artwork image is required' }),
    ...(wrongYear === null ? {} : { year: wrongYear }),
  };
}
