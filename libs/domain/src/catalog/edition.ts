import type { Cents } from '../pricing/money';
import { isMini, type SizeKey } from './print-size';
import type { FrameStyle } from './frame-styles';

export const EDITION_KINDS = ['mini', 'framed', 'metal', 'custom', 'special'] as const;

/** What an edition is: decides its frame, its shipping and its place in forms. */
export type EditionKind = (typeof EDITION_KINDS)[number];

/** How an edition travels: minis for a flat fee, everything else free locally or quoted. */
export type ShippingClass = 'mini' | 'framed';

export type Orientation = 'landscape' | 'square';

export const TIERS = ['Tier 1', 'Tier 2', 'Tier 2 – Gallery/Collector Price'] as const;
export type Tier = (typeof TIERS)[number];

/** Both spellings of the second tier count as Tier 2. */
export const isTierTwo = (tier: string): boolean => tier.startsWith('Tier 2');

/** An edition before it exists: what the price book proposes and the owner may change. */
export interface ProposedEdition {
  size: SizeKey;
  kind: EditionKind;
  priceCents: Cents;
  /** How many numbers the edition has: 9, or 100 for minis. */
  total: number;
  /** Outer frame in inches, `42x32`; null when unframed. */
  frameSize: string | null;
  frameStyle: FrameStyle;
  shippingClass: ShippingClass;
}

/** Numbers in an edition of this size: 100 for minis, otherwise 9. */
export const editionTotal = (size: SizeKey): 9 | 100 => (isMini(size) ? 100 : 9);

/** `1 of 9` as artwork pages say it, or a certain number of it: `3 of 9`. */
export const formatEditionNumber = (total: number, number = 1): string => `${number} of ${total}`;
