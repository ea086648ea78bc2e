import { editionTotal, isTierTwo, type EditionKind, type Orientation } from '../catalog/edition';
import type { ArtworkFrameStyle } from '../catalog/frame-styles';
import type { Cents } from '../pricing/money';
import { DEFAULT_SIZES, priceEntry, type PriceBookPrices, type PriceBookTable } from '../pricing/price-book';
import { isMini, type SizeKey } from '../catalog/print-size';

/** The sizes of both artwork forms, in order. */
export const ARTWORK_FORM_SIZES = [
  '7x5',
  '7x7',
  '8.5x11',
  '8.5x8.5',
  '20x20',
  '30x20',
  '30x30',
  '40x40',
  '45x30',
  '60x40',
] as const satisfies readonly SizeKey[];
export type FormSizeKey = (typeof ARTWORK_FORM_SIZES)[number];

/** The two artwork forms read different price tables. */
export type ArtworkFormMode = 'create' | 'edit';

/** Size type of the edit form. */
export const SIZE_TYPES = ['standard', 'square', 'custom'] as const;
export type SizeType = (typeof SIZE_TYPES)[number];

/** A size of a form: an entry of `printSizes`. */
export interface FormSize {
  enabled: boolean;
  priceCents: Cents;
  editionCount: number;
  /** Outer frame in inches, or a label for prints without one: `Unframed Mini Print`, `Metal Print`. */
  framedSize: string;
  frameStyle: ArtworkFrameStyle;
}

export type FormSizes = Record<FormSizeKey, FormSize>;

const FORM_PRICE_TABLES: Record<ArtworkFormMode, PriceBookTable> = {
  create: 'form_create',
  edit: 'form_edit',
};
/** Sizes enabled by default; both metals, until Chromaluxe is toggled. */
const DEFAULT_ENABLED_SIZES: readonly FormSizeKey[] = ['7x7', '8.5x11', '8.5x8.5'];
const METAL_SIZES: readonly SizeKey[] = ['8.5x11', '8.5x8.5'];

const MINI_PRINT_LABEL = 'Unframed Mini Print';
const METAL_PRINT_LABEL = 'Metal Print';

/** The edition kind of a form's size. */
export function formEditionKind(size: SizeKey): Extract<EditionKind, 'mini' | 'metal' | 'framed'> {
  if (isMini(size)) return 'mini';
  return METAL_SIZES.includes(size) ? 'metal' : 'framed';
}

/** The frame column of an edition of this kind. */
export function framedSizeLabel(kind: EditionKind, frameSize: string | null): string {
  if (kind === 'mini') return MINI_PRINT_LABEL;
  return kind === 'metal' ? METAL_PRINT_LABEL : (frameSize ?? '');
}

/** The default sizes of a form, from its price table. */
export const defaultFormSizes = (book: PriceBookPrices, form: ArtworkFormMode): FormSizes =>
  mapFormSizes((size) => defaultFormSize(book, form, size));

export const mapFormSizes = (sizeOf: (size: FormSizeKey) => FormSize): FormSizes => ({
  '7x5': sizeOf('7x5'),
  '7x7': sizeOf('7x7'),
  '8.5x11': sizeOf('8.5x11'),
  '8.5x8.5': sizeOf('8.5x8.5'),
  '20x20': sizeOf('20x20'),
  '30x20': sizeOf('30x20'),
  '30x30': sizeOf('30x30'),
  '40x40': sizeOf('40x40'),
  '45x30': sizeOf('45x30'),
  '60x40': sizeOf('60x40'),
});

/** A picture whose sides differ by at most a twentieth counts as square. */
export const orientationOfPicture = ({ width, height }: { width: number; height: number }): Orientation =>
  Math.abs(width - height) * 20 <= Math.max(width, height) ? 'square' : 'landscape';

/** Enables the usual sizes of an orientation; of the metal prints the one of its shape stays as it is. */
export const withOrientation = (sizes: FormSizes, orientation: Orientation): FormSizes =>
  mapFormSizes((size) => ({
    ...sizes[size],
    enabled: METAL_SIZES.includes(size)
      ? sizes[size].enabled && (size === '8.5x8.5') === (orientation === 'square')
      : DEFAULT_SIZES[orientation].includes(size),
  }));

/** Whether a form still has its default sizes: nobody has chosen any. */
export const hasDefaultSizes = (sizes: FormSizes): boolean =>
  ARTWORK_FORM_SIZES.every((size) => sizes[size].enabled === DEFAULT_ENABLED_SIZES.includes(size));

/** Toggles Chromaluxe: on, only the metal print of the artwork's shape is enabled; off, none is. */
export const withChromaluxe = (sizes: FormSizes, isIncluded: boolean, isSquare: boolean): FormSizes =>
  withEnabledSizes(sizes, {
    '8.5x11': isIncluded && !isSquare,
    '8.5x8.5': isIncluded && isSquare,
  });

/** Applies a size type: standard has both minis, square and custom the square one; Chromaluxe follows. */
export function withSizeType(sizes: FormSizes, sizeType: SizeType, hasChromaluxe: boolean): FormSizes {
  const minis = withEnabledSizes(sizes, { '7x5': sizeType === 'standard', '7x7': true });
  return hasChromaluxe ? withChromaluxe(minis, true, sizeType === 'square') : minis;
}

/**
 * Applies a tier: each size without an override takes its tier's price, Tier 2 from `default_t2`, Tier 1 from the
 * form's own table. Sizes that Tier 2 lacks, the metals, keep theirs.
 */
export function withTier(
  sizes: FormSizes,
  {
    book,
    tier,
    priceOverride,
    form,
  }: { book: PriceBookPrices; tier: string; priceOverride: boolean; form: ArtworkFormMode },
): FormSizes {
  if (priceOverride) return sizes;
  const reading = isTierTwo(tier) ? 'default_t2' : FORM_PRICE_TABLES[form];
  return mapFormSizes((size) => ({
    ...sizes[size],
    priceCents: priceEntry(book, reading, size)?.priceCents ?? sizes[size].priceCents,
  }));
}

const withEnabledSizes = (sizes: FormSizes, enabled: Partial<Record<FormSizeKey, boolean>>): FormSizes =>
  mapFormSizes((size) => ({ ...sizes[size], enabled: enabled[size] ?? sizes[size].enabled }));

function defaultFormSize(book: PriceBookPrices, form: ArtworkFormMode, size: FormSizeKey): FormSize {
  const line = priceEntry(book, FORM_PRICE_TABLES[form], size);
  const kind = formEditionKind(size);
  return {
    enabled: DEFAULT_ENABLED_SIZES.includes(size),
    priceCents: line?.priceCents ?? 0,
    editionCount: editionTotal(size),
    framedSize: framedSizeLabel(kind, line?.frameSize ?? null),
    frameStyle: kind === 'framed' ? 'Black' : 'Unframed',
  };
}
