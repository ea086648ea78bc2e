import {
  CUSTOM_SIZE_LABELS,
  ARTWORK_FORM_SIZES,
  defaultFormSizes,
  withTier,
  type PriceBookPrices,
  type CustomSizeLabel,
  type FormSizes,
} from '@gallery/domain';
import type { InventoryRecord } from '../inventory/dto/inventory.dto';
import type { CellChange } from './import-row-comparison';
import { yesOrNo } from './artwork-cell-parsers';
import {
  offeredCustomSize,
  savedSpecialEdition,
  type CellTarget,
  type ExtraFieldName,
  type SizeFieldName,
} from './artwork-columns';

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
