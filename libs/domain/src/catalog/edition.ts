import type { Cents } from '../pricing/money';
import { isMini, type SizeKey } from './print-size';
import type { FrameStyle } from './frame-styles';

export const EDITION_KINDS = ['mini', 'framed', 'metal', 'custom', 'special'] as const;

/** Decides an edition's frame, its shipping and its place in forms. */
export type EditionKind = (typeof EDITION_KINDS)[number];

/** Minis ship for a flat fee, everything else free locally or by quote. */
export const SHIPPING_CLASSES = ['mini', 'framed'] as const;
export type ShippingClass = (typeof SHIPPING_CLASSES)[number];

export type Orientation = 'landscape' | 'square';

export const TIERS = ['Tier 1', 'Tier 2', 'Tier 2 – Gallery/Collector Price'] as const;
export type Tier = (typeof TIERS)[number];

/** Both spellings of the second tier count as Tier 2. */
export const isTierTwo = (tier: string): boolean => tier.startsWith('Tier 2');

/** A new edition as the price book proposes it. */
export interface ProposedEdition {
  size: SizeKey;
  kind: EditionKind;
  priceCents: Cents;
  /** Number of prints: 9, or 100 for minis. */
  total: number;
  /** Outer frame in inches, `42x32`; null when unframed. */
  frameSize: string | null;
  frameStyle: FrameStyle;
  shippingClass: ShippingClass;
}

/** Prints in an edition of this size: 100 for minis, otherwise 9. */
export const editionTotal = (size: SizeKey): 9 | 100 => (isMini(size) ? 100 : 9);

/**
 * Which edition numbers a buyer would receive, before payment.
 * @param first the first of them
 */
export const receiveNumberLabel = (total: number, first: number, quantity = 1): string =>
  quantity === 1
    ? `You would receive number ${first} of ${total}`
    : `You would receive ${quantity} prints of ${total}, starting with number ${first}`;

/** `1 of 9` as artwork pages show it, or a certain edition number: `3 of 9`. */
export const formatEditionNumber = (total: number, number = 1): string => `${number} of ${total}`;
