import {
  ARTWORK_FORM_SIZES,
  CUSTOM_SIZE_LABELS,
  defaultFormSizes,
  mapSizeTexts,
  withTier,
  type CustomSizeLabel,
  type FormSizes,
  type PriceBookPrices,
} from '@gallery/domain';
import type { ArtworkDetails } from '../artworks/artwork.presenter';
import { newArtworkErrors, type NewArtworkImage } from '../artworks/new-artwork';
import { parseArtworkFields, toNewArtwork } from '../inventory/artwork-fields';
import type { FormErrors } from '../inventory/artwork-form-parts';
import { validateForm } from '../inventory/artwork-form.service';
import { CreateArtworkForm, UpdateArtworkForm } from '../inventory/dto/artwork-form.dto';
import type {
  CustomSizePart,
  PrintSizePart,
  SpecialEditionPart,
} from '../inventory/dto/artwork-form-parts.dto';
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

/** The fields of the artwork form that a row changes, as text. */
export type FormTextFields = Record<string, string>;

/**
 * A row's changes as the artwork form would send them. A size that changes in one cell is sent as a whole: what the
 * row leaves open comes from the artwork, or from the form's defaults for a size that it does not have.
 */
export function toFormTextFields(
  changes: readonly CellChange[],
  artwork: InventoryRecord | null,
  book: PriceBookPrices,
): FormTextFields {
  const texts: FormTextFields = {};
  for (const { column, to } of changes) {
    if (column.target.kind !== 'fact') continue;
    texts[column.target.name] = column.parser === yesOrNo ? String(to === 'yes') : to;
  }
  // A size type alone would change the orientation too, which the row does not mention.
  if (artwork && texts['sizeType'] !== undefined) texts['orientation'] ??= artwork.orientation;
  const sizes = printSizesField(
    changes,
    artwork,
    proposedSizes(book, artwork, texts['tier'] ?? artwork?.tier ?? ''),
  );
  if (sizes !== null) texts['printSizes'] = JSON.stringify(sizes);
  const customs = customSizesField(changes, artwork);
  if (customs !== null) texts['customSizes'] = JSON.stringify(customs);
  return { ...texts, ...specialEditionFields(changes, artwork, texts['includeSpecialEdition']) };
}

type FieldTexts<Name extends string> = Partial<Record<Name, string>>;

/** Values for the fields of a part of the form; the form validates them. */
type Cells<Part> = Partial<Record<keyof Part, string | number | boolean>>;

function printSizesField(
  changes: readonly CellChange[],
  artwork: InventoryRecord | null,
  offers: FormSizes,
): Record<string, Cells<PrintSizePart>> | null {
  const sizes = ARTWORK_FORM_SIZES.flatMap((size) => {
    const parts: FieldTexts<SizeFieldName> = {};
    for (const { column, to } of changes) {
      if (column.target.kind === 'size' && column.target.size === size) parts[column.target.part] = to;
    }
    if (Object.keys(parts).length === 0) return [];
    const own = artwork?.printSizes[size];
    const proposed = offers[size];
    const sent: Cells<PrintSizePart> = {
      enabled: parts.enabled === undefined ? (own?.enabled ?? true) : parts.enabled === 'yes',
      price: parts.price ?? own?.price ?? proposed.priceCents / 100,
      editionCount: parts.editionCount ?? own?.editionCount ?? proposed.editionCount,
      framedSize: parts.framedSize,
      frameStyle: parts.frameStyle,
      ...mapSizeTexts((name) => parts[name]),
    };
    return [[size, sent] as const];
  });
  return sizes.length === 0 ? null : Object.fromEntries(sizes);
}

/** The form's defaults for sizes that an artwork does not have, according to its tier. */
function proposedSizes(book: PriceBookPrices, artwork: InventoryRecord | null, tier: string): FormSizes {
  const form = artwork === null ? 'create' : 'edit';
  return withTier(defaultFormSizes(book, form), { book, tier, priceOverride: false, form });
}

/** All letters or none: the form takes letters that are left out off sale. */
function customSizesField(
  changes: readonly CellChange[],
  artwork: InventoryRecord | null,
): (Cells<CustomSizePart> | null)[] | null {
  const isOfCustom = ({ column: { target } }: CellChange) => target.kind === 'custom';
  if (!changes.some(isOfCustom)) return null;
  return CUSTOM_SIZE_LABELS.map((label) => {
    const parts = extraFieldTexts(changes, (target) => target.kind === 'custom' && target.label === label);
    const offered = artwork && offeredCustomSize(artwork, label);
    if (parts.imageSize === '' || (offered === null && parts.imageSize === undefined))
      return withoutSize(parts);
    // The form offers every size that it sends: it has no field for it.
    const { enabled: _enabled, ...own } = offered ?? {};
    return { ...own, ...parts, label };
  });
}

// Without a size there is no custom edition; a price alone is sent, so that the form reports what is missing.
const withoutSize = (parts: FieldTexts<ExtraFieldName>): FieldTexts<ExtraFieldName> | null =>
  Object.values(parts).some((text) => text !== '') ? parts : null;

/** A special edition that is offered again keeps what the row does not change. */
function specialEditionFields(
  changes: readonly CellChange[],
  artwork: InventoryRecord | null,
  isOffered: string | undefined,
): FormTextFields {
  const parts = extraFieldTexts(changes, ({ kind }) => kind === 'special');
  if (isOffered === 'false' || (isOffered === undefined && Object.keys(parts).length === 0)) return {};
  const special: Cells<SpecialEditionPart> = { ...(artwork && savedSpecialEdition(artwork)), ...parts };
  return {
    includeSpecialEdition: 'true',
    specialEdition: JSON.stringify(special),
  };
}

function extraFieldTexts(
  changes: readonly CellChange[],
  isMeant: (target: CellTarget) => boolean,
): FieldTexts<ExtraFieldName> {
  const parts: FieldTexts<ExtraFieldName> = {};
  for (const { column, to } of changes) {
    const { target } = column;
    if ((target.kind === 'custom' || target.kind === 'special') && isMeant(target)) parts[target.part] = to;
  }
  return parts;
}

/** The column header for an error of the form; null for errors of the whole row. */
export function columnHeaderOf(
  path: string,
  columns: readonly { header: string; target: CellTarget }[],
): string | null {
  const found = columns.find(({ target }) => formPathsOf(target).includes(path));
  return found?.header ?? null;
}

/** The paths under which the form reports errors of this cell. */
function formPathsOf(target: CellTarget): string[] {
  switch (target.kind) {
    case 'fact':
      return [target.name];
    case 'size': {
      const size = `printSizes.${target.size}`;
      return target.part === 'enabled' ? [size, `${size}.enabled`] : [`${size}.${target.part}`];
    }
    case 'custom': {
      const custom = `customSizes.${indexOf(target.label)}`;
      return target.part === 'imageSize' ? [custom, `${custom}.imageSize`] : [`${custom}.${target.part}`];
    }
    case 'special':
      return target.part === 'imageSize'
        ? ['specialEdition', 'specialEdition.imageSize']
        : [`specialEdition.${target.part}`];
  }
}

const indexOf = (label: CustomSizeLabel): number => CUSTOM_SIZE_LABELS.indexOf(label);

/** Rows are validated against today's date and the current price book. */
export interface RowValidationContext {
  today: Date;
  book: PriceBookPrices;
}

/** The artwork form's errors for a new artwork with these fields. */
export function newArtworkRowErrors(
  texts: FormTextFields,
  images: NewArtworkImage[],
  { today, book }: RowValidationContext,
): FormErrors {
  const errors: FormErrors = {};
  const fields = validateForm(CreateArtworkForm, texts, errors);
  if (Object.keys(errors).length > 0) return errors;
  const values = parseArtworkFields(fields, today, errors);
  const frameStyle = fields.frameStyle ?? 'Black';
  const requested = parseRequestedEditions(fields, { book, form: 'create', frameStyle }, errors);
  const artwork = toNewArtwork(fields, { values, requested, images, today });
  return { ...newArtworkErrors(artwork, { today, book }), ...errors };
}

/**
 * The artwork form's errors for these changes of an artwork.
 * @param highest the highest edition number in use, by edition
 */
export function artworkUpdateRowErrors(
  texts: FormTextFields,
  { artwork, editions }: ArtworkDetails,
  highest: ReadonlyMap<string, number>,
  { today, book }: RowValidationContext,
): FormErrors {
  const errors: FormErrors = {};
  const fields = validateForm(UpdateArtworkForm, texts, errors);
  if (Object.keys(errors).length > 0) return errors;
  parseArtworkFields(fields, today, errors);
  const frameStyle = fields.frameStyle ?? artwork.frameStyle;
  const requested = parseRequestedEditions(fields, { book, form: 'edit', frameStyle }, errors);
  const known = editions.map(({ edition }) => ({ edition, highest: highest.get(edition.id) ?? 0 }));
  planEditionChanges(known, requested, errors);
  return errors;
}

/** Form errors by column of the file. */
export const toRowErrors = (errors: FormErrors): RowError[] =>
  Object.entries(errors).map(([path, sentence]) => ({
    column: isPicturePath(path) ? PICTURES_HEADER : columnHeaderOf(path, ARTWORK_COLUMNS),
    sentence,
  }));

const isPicturePath = (path: string): boolean => path === 'artworkImages' || path.startsWith('pictures');
