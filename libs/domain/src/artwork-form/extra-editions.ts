import type { ArtworkFormMode } from './form-sizes';
import { FRAME_STYLES, type ArtworkFrameStyle } from '../catalog/frame-styles';
import type { Cents } from '../pricing/money';

/** Up to three custom sizes, by letter. */
export const CUSTOM_SIZE_LABELS = ['A', 'B', 'C'] as const;
export type CustomSizeLabel = (typeof CUSTOM_SIZE_LABELS)[number];

/** Smallest and largest edition of a special or custom size. */
export const MIN_EXTRA_EDITION_COUNT = 1;
export const MAX_EXTRA_EDITION_COUNT = 9;

/** Defaults of an empty count. The spec's second create form defaults to 3. */
export const DEFAULT_EXTRA_EDITION_COUNTS = {
  custom: 9,
  special: { create: 1, edit: 3, second: 3 },
} as const;

/** One of up to three custom sizes. */
export interface CustomSize {
  imageSize: string;
  frameSize: string;
  frameStyle: ArtworkFrameStyle;
  priceCents: Cents;
  editionCount: number;
}

/** The superset of the specification's three shapes. */
export interface SpecialEdition extends CustomSize {
  name: string;
  customFrameStyle: string;
}

export const emptyCustomSize = (): CustomSize => ({
  imageSize: '',
  frameSize: '',
  frameStyle: FRAME_STYLES[0],
  priceCents: 0,
  editionCount: DEFAULT_EXTRA_EDITION_COUNTS.custom,
});

/** An empty special edition with its form's default count. */
export const emptySpecialEdition = (form: ArtworkFormMode): SpecialEdition => ({
  ...emptyCustomSize(),
  name: '',
  customFrameStyle: '',
  editionCount: DEFAULT_EXTRA_EDITION_COUNTS.special[form],
});

/** Normalizes a typed count; empty means the default. An invalid one is sent as it is, to be reported. */
export const normalizeEditionCountInput = (text: string, fallback: number): string =>
  text.trim() || String(fallback);

/**
 * Normalizes a typed price in dollars without `$` and commas; empty means 0. An invalid one is sent as it is: a
 * typing error must not create an artwork without a price.
 */
export const normalizePriceInput = (text: string): string => text.replace(/[$,\s]/g, '') || '0';

/** Null for a valid count. */
export const extraEditionCountError = (count: number): string | null =>
  Number.isInteger(count) && count >= MIN_EXTRA_EDITION_COUNT && count <= MAX_EXTRA_EDITION_COUNT
    ? null
    : `This kind of edition can have ${MIN_EXTRA_EDITION_COUNT} to ${MAX_EXTRA_EDITION_COUNT} numbers.`;
