import type { PriceBookPrices } from '@gallery/domain';
import type { ArtworkDetails } from '../artworks/artwork.presenter';
import { newArtworkErrors, type NewArtworkImage } from '../artworks/new-artwork';
import { parseArtworkFields, toNewArtwork } from '../inventory/artwork-fields';
import type { FormErrors } from '../inventory/artwork-form-fields';
import { validateForm } from '../inventory/artwork-form.service';
import { CreateArtworkForm, UpdateArtworkForm } from '../inventory/dto/artwork-form.dto';
import { planEditionChanges } from '../inventory/edition-changes';
import { parseRequestedEditions } from '../inventory/requested-editions';
import { ARTWORK_COLUMNS, PICTURES_HEADER } from './artwork-columns';
import type { RowError } from './import-row-comparison';
import { columnHeaderOf, type FormTextFields } from './import-row-form';

/** What rows are judged by: the day, and the prices in force. */
export interface RowValidationContext {
  today: Date;
  book: PriceBookPrices;
}

/** What the artwork form would say to a new work of these fields. */
export function newArtworkRowErrors(
  texts: FormTextFields,
  images: NewArtworkImage[],
  { today, book }: RowValidationContext,
): FormErrors {
  const faults: FormErrors = {};
  const fields = validateForm(CreateArtworkForm, texts, faults);
  if (Object.keys(faults).length > 0) return faults;
  const facts = parseArtworkFields(fields, today, faults);
  const frameStyle = fields.frameStyle ?? 'Black';
  const wanted = parseRequestedEditions(fields, { book, form: 'create', frameStyle }, faults);
  const work = toNewArtwork(fields, { facts, wanted, images, today });
  return { ...newArtworkErrors(work, { today, book }), ...faults };
}

/**
 * What the artwork form would say to these changes of a work.
 * @param highest of each edition, the highest number that is not simply free
 */
export function artworkUpdateRowErrors(
  texts: FormTextFields,
  { artwork, editions }: ArtworkDetails,
  highest: ReadonlyMap<string, number>,
  { today, book }: RowValidationContext,
): FormErrors {
  const faults: FormErrors = {};
  const fields = validateForm(UpdateArtworkForm, texts, faults);
  if (Object.keys(faults).length > 0) return faults;
  parseArtworkFields(fields, today, faults);
  const frameStyle = fields.frameStyle ?? artwork.frameStyle;
  const wanted = parseRequestedEditions(fields, { book, form: 'edit', frameStyle }, faults);
  const known = editions.map(({ edition }) => ({ edition, highest: highest.get(edition.id) ?? 0 }));
  planEditionChanges(known, wanted, faults);
  return faults;
}

/** The form's faults at the columns of a file. */
export const toRowErrors = (faults: FormErrors): RowError[] =>
  Object.entries(faults).map(([path, sentence]) => ({
    column: isPicturePath(path) ? PICTURES_HEADER : columnHeaderOf(path, ARTWORK_COLUMNS),
    sentence,
  }));

const isPicturePath = (path: string): boolean => path === 'artworkImages' || path.startsWith('pictures');
