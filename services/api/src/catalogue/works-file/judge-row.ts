import type { BookPrices } from '@gallery/domain';
import { newArtworkFaults, type NewArtworkImage } from '../new-artwork';
import type { ArtworkParts } from '../artwork.presenter';
import { planEditions } from '../inventory/edition-plan';
import { newWorkOf } from '../inventory/new-work-of';
import { checkedForm } from '../inventory/read-work-form';
import { wantedEditions } from '../inventory/wanted-editions';
import { factsOf } from '../inventory/work-facts';
import { WorkChanges, WorkForm } from '../inventory/work-form.dto';
import type { Faults } from '../inventory/work-form-parts';
import type { RowFault } from './row-cells';
import { headerOf, type FormTexts } from './row-form';
import { PICTURES_HEADER, WORK_COLUMNS } from './work-columns';

/** What rows are judged by: the day, and the prices in force. */
export interface JudgedBy {
  today: Date;
  book: BookPrices;
}

/** What the artwork form would say to a new work of these fields. */
export function newWorkFaults(
  texts: FormTexts,
  images: NewArtworkImage[],
  { today, book }: JudgedBy,
): Faults {
  const faults: Faults = {};
  const fields = checkedForm(WorkForm, texts, faults);
  if (Object.keys(faults).length > 0) return faults;
  const facts = factsOf(fields, today, faults);
  const frameStyle = fields.frameStyle ?? 'Black';
  const wanted = wantedEditions(fields, { book, form: 'create', frameStyle }, faults);
  const work = newWorkOf(fields, { facts, wanted, images, today });
  return { ...newArtworkFaults(work, { today, book }), ...faults };
}

/**
 * What the artwork form would say to these changes of a work.
 * @param highest of each edition, the highest number that is not simply free
 */
export function workChangeFaults(
  texts: FormTexts,
  { artwork, editions }: ArtworkParts,
  highest: ReadonlyMap<string, number>,
  { today, book }: JudgedBy,
): Faults {
  const faults: Faults = {};
  const fields = checkedForm(WorkChanges, texts, faults);
  if (Object.keys(faults).length > 0) return faults;
  factsOf(fields, today, faults);
  const frameStyle = fields.frameStyle ?? artwork.frameStyle;
  const wanted = wantedEditions(fields, { book, form: 'edit', frameStyle }, faults);
  const known = editions.map(({ edition }) => ({ edition, highest: highest.get(edition.id) ?? 0 }));
  planEditions(known, wanted, faults);
  return faults;
}

/** The form's faults at the columns of a file. */
export const rowFaults = (faults: Faults): RowFault[] =>
  Object.entries(faults).map(([path, sentence]) => ({
    column: isOfPictures(path) ? PICTURES_HEADER : headerOf(path, WORK_COLUMNS),
    sentence,
  }));

const isOfPictures = (path: string): boolean => path === 'artworkImages' || path.startsWith('pictures');
