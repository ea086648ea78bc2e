import type { ArtworkFormMode } from './form-sizes';
import { FRAME_STYLES, type ArtworkFrameStyle } from '../catalog/frame-styles';
import type { Cents } from '../pricing/money';

/** Up to three custom sizes, by their letters. */
export const CUSTOM_SIZE_LABELS = ['A', 'B', 'C'] as const;
export type CustomSizeLabel = (typeof CUSTOM_SIZE_LABELS)[number];

/** The smallest and the largest edition of a special or custom size. */
export const MIN_EXTRA_EDITION_COUNT = 1;
export const MAX_EXTRA_EDITION_COUNT = 9;

/** What an empty count falls back to, by what it counts. The second create form of the spec falls back to 3. */
export const DEFAULT_EXTRA_EDITION_COUNTS = {
  custom: 9,
  special: { create: 1, edit: 3, second: 3 },
} as const;

/** A size beside those of the form, as one of up to three. */
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

/** A custom size that nobody has filled in. */
export const emptyCustomSize = (): CustomSize => ({
  imageSize: '',
  frameSize: '',
  frameStyle: FRAME_STYLES[0],
  priceCents: 0,
  editionCount: DEFAULT_EXTRA_EDITION_COUNTS.custom,
});

/** A special edition that nobody has filled in, with the count of its form. */
export const emptySpecialEdition = (form: ArtworkFormMode): SpecialEdition => ({
  ...emptyCustomSize(),
  name: '',
  customFrameStyle: '',
  editionCount: DEFAULT_EXTRA_EDITION_COUNTS.special[form],
});

/** The count that a field says; an empty one falls back. What is no count is sent as it is, to be told of. */
export const normalizeEditionCountInput = (text: string, fallback: number): string =>
  text.trim() || String(fallback);

/**
 * The price in dollars that a field says, without its `$` and commas; an empty one falls back to 0. What is no price is
 * sent as it is: a slip of the finger must not become a work without a price.
 */
export const normalizePriceInput = (text: string): string => text.replace(/[$,\s]/g, '') || '0';

/** What is wrong with the count of a special or custom edition; null when it will do. */
export const extraEditionCountError = (count: number): string | null =>
  Number.isInteger(count) && count >= MIN_EXTRA_EDITION_COUNT && count <= MAX_EXTRA_EDITION_COUNT
    ? null
    : `An edition of this kind has from ${MIN_EXTRA_EDITION_COUNT} to ${MAX_EXTRA_EDITION_COUNT} numbers.`;
