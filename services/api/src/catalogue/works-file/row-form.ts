import {
  CUSTOM_LABELS,
  FORM_SIZES,
  formSizes,
  withTier,
  type BookPrices,
  type CustomLabel,
  type FormSizes,
} from '@gallery/domain';
import type { InventoryRecord } from '../inventory/inventory.dto';
import type { CellChange } from './row-cells';
import { yesOrNo } from './work-cell';
import { customOf, keptSpecial, type CellPlace, type ExtraPartName, type SizePartName } from './work-columns';

/** The fields of the artwork form as texts, of the names that a row changes. */
export type FormTexts = Record<string, string>;

/**
 * A row's changes as the artwork form would send them. A size that changes in one cell is sent whole: what the row
 * leaves open is as the work has it, and as the form proposes it where the work has none.
 */
export function rowForm(
  changes: readonly CellChange[],
  work: InventoryRecord | null,
  book: BookPrices,
): FormTexts {
  const texts: FormTexts = {};
  for (const { column, to } of changes) {
    if (column.place.kind !== 'fact') continue;
    texts[column.place.name] = column.reader === yesOrNo ? String(to === 'yes') : to;
  }
  // A size type of its own would take the orientation along, of which the row says nothing.
  if (work && texts['sizeType'] !== undefined) texts['orientation'] ??= work.orientation;
  const sizes = sizesOf(changes, work, proposals(book, work, texts['tier'] ?? work?.tier ?? ''));
  if (sizes !== null) texts['printSizes'] = JSON.stringify(sizes);
  const customs = customsOf(changes, work);
  if (customs !== null) texts['customSizes'] = JSON.stringify(customs);
  return { ...texts, ...specialTexts(changes, work, texts['includeSpecialEdition']) };
}

type Parts<Name extends string> = Partial<Record<Name, string>>;

function sizesOf(
  changes: readonly CellChange[],
  work: InventoryRecord | null,
  offers: FormSizes,
): object | null {
  const sizes = FORM_SIZES.flatMap((size) => {
    const parts: Parts<SizePartName> = {};
    for (const { column, to } of changes) {
      if (column.place.kind === 'size' && column.place.size === size) parts[column.place.part] = to;
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
function proposals(book: BookPrices, work: InventoryRecord | null, tier: string): FormSizes {
  const form = work === null ? 'create' : 'edit';
  return withTier(formSizes(book, form), { book, tier, priceOverride: false, form });
}

/** All letters or none: letters that are left out of the form are taken off sale. */
function customsOf(changes: readonly CellChange[], work: InventoryRecord | null): (object | null)[] | null {
  const isOfCustom = ({ column: { place } }: CellChange) => place.kind === 'custom';
  if (!changes.some(isOfCustom)) return null;
  return CUSTOM_LABELS.map((label) => {
    const parts = extraParts(changes, (place) => place.kind === 'custom' && place.label === label);
    const own = work && customOf(work, label);
    if (parts.imageSize === '' || (own === null && parts.imageSize === undefined)) return withoutSize(parts);
    return { label, ...own, ...parts };
  });
}

// Without a size there is no custom edition; a price alone is sent, so that the form says what is missing.
const withoutSize = (parts: Parts<ExtraPartName>): Parts<ExtraPartName> | null =>
  Object.values(parts).some((text) => text !== '') ? parts : null;

/** What is offered again is as it was, where the row says nothing else. */
function specialTexts(
  changes: readonly CellChange[],
  work: InventoryRecord | null,
  isOffered: string | undefined,
): FormTexts {
  const parts = extraParts(changes, ({ kind }) => kind === 'special');
  if (isOffered === 'false' || (isOffered === undefined && Object.keys(parts).length === 0)) return {};
  return {
    includeSpecialEdition: 'true',
    specialEdition: JSON.stringify({ ...(work && keptSpecial(work)), ...parts }),
  };
}

function extraParts(
  changes: readonly CellChange[],
  isMeant: (place: CellPlace) => boolean,
): Parts<ExtraPartName> {
  const parts: Parts<ExtraPartName> = {};
  for (const { column, to } of changes) {
    const { place } = column;
    if ((place.kind === 'custom' || place.kind === 'special') && isMeant(place)) parts[place.part] = to;
  }
  return parts;
}

/** The header over what a fault of the form is about; null for faults of the whole row. */
export function headerOf(
  path: string,
  columns: readonly { header: string; place: CellPlace }[],
): string | null {
  const found = columns.find(({ place }) => pathsOf(place).includes(path));
  return found?.header ?? null;
}

/** Under which paths the form reports what is wrong there. */
function pathsOf(place: CellPlace): string[] {
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

const indexOf = (label: CustomLabel): number => CUSTOM_LABELS.indexOf(label);
