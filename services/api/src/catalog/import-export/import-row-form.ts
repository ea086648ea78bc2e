import {
  ARTWORK_FORM_SIZES,
  CUSTOM_SIZE_LABELS,
  defaultFormSizes,
  withTier,
  type CustomSizeLabel,
  type FormSizes,
  type PriceBookPrices,
} from '@gallery/domain';
import type { ArtworkDetails } from '../artworks/artwork.presenter';
import { newArtworkErrors, type NewArtworkImage } from '../artworks/new-artwork';
import { parseArtworkFields, toNewArtwork } from '../inventory/artwork-fields';
import type { FormErrors } from '../inventory/artwork-form-fields';
import { validateForm } from '../inventory/artwork-form.service';
import { CreateArtworkForm, UpdateArtworkForm } from '../inventory/dto/artwork-form.dto';
import type { InventoryRecord } from '../inventory/dto/inventory.dto';
import { planEditionChanges } from '../inventory/edition-changes';
import { parseRequestedEditions } from '../inventory/requested-editions';
import { yesOrNo } from './artwork-cell-parsers';
import {
  ARTWORK_COLUMNS,
  offeredCustomSize,
  PICTURES_HEADER,
  savedSpecialEdition,
  type CellTarget,
  type ExtraFieldName,
  type SizeFieldName,
} from './artwork-columns';
import type { CellChange, RowError } from './import-row-matching';

/** The fields of the artwork form as texts, of the names that a row changes. */
export type FormTextFields = Record<string, string>;

/**
 * A row's changes as the artwork form would send them. A size that changes in one cell is sent whole: what the row
 * leaves open is as the work has it, and as the form proposes it where the work has none.
 */
export function toFormTextFields(
  changes: readonly CellChange[],
  work: InventoryRecord | null,
  book: PriceBookPrices,
): FormTextFields {
  const texts: FormTextFields = {};
  for (const { column, to } of changes) {
    if (column.target.kind !== 'fact') continue;
    texts[column.target.name] = column.parser === yesOrNo ? String(to === 'yes') : to;
  }
  // A size type of its own would take the orientation along, of which the row says nothing.
  if (work && texts['sizeType'] !== undefined) texts['orientation'] ??= work.orientation;
  const sizes = printSizesField(changes, work, proposedSizes(book, work, texts['tier'] ?? work?.tier ?? ''));
  if (sizes !== null) texts['printSizes'] = JSON.stringify(sizes);
  const customs = customSizesField(changes, work);
  if (customs !== null) texts['customSizes'] = JSON.stringify(customs);
  return { ...texts, ...specialEditionFields(changes, work, texts['includeSpecialEdition']) };
}

type FieldTexts<Name extends string> = Partial<Record<Name, string>>;

function printSizesField(
  changes: readonly CellChange[],
  work: InventoryRecord | null,
  offers: FormSizes,
): object | null {
  const sizes = ARTWORK_FORM_SIZES.flatMap((size) => {
    const parts: FieldTexts<SizeFieldName> = {};
    for (const { column, to } of changes) {
      if (column.target.kind === 'size' && column.target.size === size) parts[column.target.part] = to;
    }
    if (Object.keys(parts).length === 0) return [];
    const own = work?.printSizes[size];
    const proposed = offers[size];
    const sent = {
      enabled: parts.enabled === undefined ? (own?.enabled ?? true) : parts.enabled === 'yes',
      price: parts.price ?? own?.price ?? proposed.priceCents / 100,
      editionCount: parts.editionCount ?? own?.editionCount ?? proposed.editionCount,
      framedSize: parts.framedSize,
      frameStyle: parts.frameStyle,
    };
    return [[size, sent] as const];
  });
  return sizes.length === 0 ? null : Object.fromEntries(sizes);
}

/** What the form proposes for sizes that a work has not had, by its tier. */
function proposedSizes(book: PriceBookPrices, work: InventoryRecord | null, tier: string): FormSizes {
  const form = work === null ? 'create' : 'edit';
  return withTier(defaultFormSizes(book, form), { book, tier, priceOverride: false, form });
}

/** All letters or none: letters that are left out of the form are taken off sale. */
function customSizesField(
  changes: readonly CellChange[],
  work: InventoryRecord | null,
): (object | null)[] | null {
  const isOfCustom = ({ column: { target: place } }: CellChange) => place.kind === 'custom';
  if (!changes.some(isOfCustom)) return null;
  return CUSTOM_SIZE_LABELS.map((label) => {
    const parts = extraFieldTexts(changes, (place) => place.kind === 'custom' && place.label === label);
    const own = work && offeredCustomSize(work, label);
    if (parts.imageSize === '' || (own === null && parts.imageSize === undefined)) return withoutSize(parts);
    return { label, ...own, ...parts };
  });
}

// Without a size there is no custom edition; a price alone is sent, so that the form says what is missing.
const withoutSize = (parts: FieldTexts<ExtraFieldName>): FieldTexts<ExtraFieldName> | null =>
  Object.values(parts).some((text) => text !== '') ? parts : null;

/** What is offered again is as it was, where the row says nothing else. */
function specialEditionFields(
  changes: readonly CellChange[],
  work: InventoryRecord | null,
  isOffered: string | undefined,
): FormTextFields {
  const parts = extraFieldTexts(changes, ({ kind }) => kind === 'special');
  if (isOffered === 'false' || (isOffered === undefined && Object.keys(parts).length === 0)) return {};
  return {
    includeSpecialEdition: 'true',
    specialEdition: JSON.stringify({ ...(work && savedSpecialEdition(work)), ...parts }),
  };
}

function extraFieldTexts(
  changes: readonly CellChange[],
  isMeant: (place: CellTarget) => boolean,
): FieldTexts<ExtraFieldName> {
  const parts: FieldTexts<ExtraFieldName> = {};
  for (const { column, to } of changes) {
    const { target: place } = column;
    if ((place.kind === 'custom' || place.kind === 'special') && isMeant(place)) parts[place.part] = to;
  }
  return parts;
}

/** The header over what a fault of the form is about; null for faults of the whole row. */
export function columnHeaderOf(
  path: string,
  columns: readonly { header: string; target: CellTarget }[],
): string | null {
  const found = columns.find(({ target: place }) => formPathsOf(place).includes(path));
  return found?.header ?? null;
}

/** Under which paths the form reports what is wrong there. */
function formPathsOf(place: CellTarget): string[] {
  switch (place.kind) {
    case 'fact':
      return [place.name];
    case 'size': {
      const size = `printSizes.${place.size}`;
      return place.part === 'enabled' ? [size, `${size}.enabled`] : [`${size}.${place.part}`];
    }
    case 'custom': {
      const custom = `customSizes.${indexOf(place.label)}`;
      return place.part === 'imageSize' ? [custom, `${custom}.imageSize`] : [`${custom}.${place.part}`];
    }
    case 'special':
      return place.part === 'imageSize'
        ? ['specialEdition', 'specialEdition.imageSize']
        : [`specialEdition.${place.part}`];
  }
}

const indexOf = (label: CustomSizeLabel): number => CUSTOM_SIZE_LABELS.indexOf(label);

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
