import type { EditionPlan, Orientation } from './edition';
import { editionTotal, isTierTwo } from './edition';
import type { Cents } from './money';
import { isMini, parseSize, rotateSize, type SizeKey } from './size';

/** Changes whenever a figure below changes, so that a stored work can say which book it was priced by. */
export const PRICE_BOOK_VERSION = 1;

/** One line of the book: list price and outer frame (inches, null when unframed). */
export interface PriceEntry {
  priceCents: Cents;
  frameSize: string | null;
}

const entry = (dollars: number, frameSize: string | null = null): PriceEntry => ({
  priceCents: dollars * 100,
  frameSize,
});

const minis = { '7x5': entry(333), '7x7': entry(333) };

/**
 * The readings of the two specifications, which differ and all stand (G8, G9): each screen states which one it
 * reads. Only the price stored on an edition is ever charged.
 */
export const PRICE_BOOK = {
  /** Artworks without configured sizes, Tier 1 (public-side §9). */
  default_t1: {
    ...minis,
    '30x20': entry(5_000, '42x32'),
    '45x30': entry(10_000, '57x42'),
    '60x40': entry(15_000, '74x52'),
    '20x20': entry(4_000, '32.5x32.5'),
    '30x30': entry(8_000, '42.5x42.5'),
    '40x40': entry(14_000, '52.5x52.5'),
  },
  /** The same for Tier 2, which doubles the large sizes. */
  default_t2: {
    ...minis,
    '30x20': entry(10_000, '42x32'),
    '45x30': entry(20_000, '57x42'),
    '60x40': entry(30_000, '74x52'),
    '20x20': entry(8_000, '32.5x32.5'),
    '30x30': entry(16_000, '42.5x42.5'),
    '40x40': entry(28_000, '52.5x52.5'),
  },
  /** Live-feed size table (public-side §9). */
  live_table: {
    '7x5': entry(333),
    '30x20': entry(5_000, '42.5x32.5'),
    '45x30': entry(10_000, '57.5x42.5'),
    '60x40': entry(15_000, '74.5x54.5'),
  },
  /** Live photo purchase sheet; the mini stands in an 8 × 10 frame there. */
  live_sheet: {
    '7x5': entry(333, '8x10'),
    '20x20': entry(8_000),
    '30x30': entry(16_000),
    '40x40': entry(28_000),
    '30x20': entry(10_000),
    '45x30': entry(20_000),
    '60x40': entry(30_000),
  },
  /** The owner's create form (owner-side §9). */
  form_create: {
    ...minis,
    '8.5x11': entry(2_000),
    '8.5x8.5': entry(2_000),
    '20x20': entry(4_000, '32.5x32.5'),
    '30x20': entry(5_000, '42.5x32.5'),
    '30x30': entry(8_000, '42.5x42.5'),
    '40x40': entry(14_000, '52.5x52.5'),
    '45x30': entry(10_000, '57.5x42.5'),
    '60x40': entry(15_000, '74.5x54.5'),
  },
  /** The owner's edit form: other square prices and frames. */
  form_edit: {
    ...minis,
    '8.5x11': entry(2_000),
    '8.5x8.5': entry(2_000),
    '20x20': entry(4_000, '22x22'),
    '30x20': entry(5_000, '42.5x32.5'),
    '30x30': entry(10_000, '33x33'),
    '40x40': entry(15_000, '43x43'),
    '45x30': entry(10_000, '57.5x42.5'),
    '60x40': entry(15_000, '74.5x54.5'),
  },
  /** The Chromaluxe square table. */
  chromaluxe_square: {
    '7x7': entry(333),
    '20x20': entry(8_000),
    '30x30': entry(16_000),
    '40x40': entry(28_000),
  },
  /** What the information dialog's text lists. */
  info_text: {
    '20x20': entry(5_000),
    '30x30': entry(10_000),
    '40x40': entry(20_000),
    '50x50': entry(30_000),
  },
} satisfies Record<string, Record<SizeKey, PriceEntry>>;

export type PriceReading = keyof typeof PRICE_BOOK;

/** The book's line for a size in one reading; a vertical size reads its landscape twin (G19). Null when absent. */
export function priceEntry(reading: PriceReading, size: SizeKey): PriceEntry | null {
  const book: Record<SizeKey, PriceEntry> = PRICE_BOOK[reading];
  const key = parseSize(size);
  if (key === null) return null;
  return book[key] ?? book[rotateSize(key)] ?? null;
}

const DEFAULT_SIZES: Record<Orientation, readonly SizeKey[]> = {
  landscape: ['7x5', '30x20', '45x30', '60x40'],
  square: ['7x7', '20x20', '30x30', '40x40'],
};

/** The editions of an artwork for which the owner has configured no sizes (P9, G14). */
export function defaultEditions(artwork: { orientation: Orientation; tier: string }): EditionPlan[] {
  const reading = isTierTwo(artwork.tier) ? 'default_t2' : 'default_t1';
  return DEFAULT_SIZES[artwork.orientation].flatMap((size): EditionPlan[] => {
    const line = priceEntry(reading, size);
    if (line === null) return [];
    const mini = isMini(size);
    return [
      {
        size,
        kind: mini ? 'mini' : 'framed',
        total: editionTotal(size),
        frameStyle: mini ? 'Unframed' : 'Black',
        shippingClass: mini ? 'mini' : 'framed',
        ...line,
      },
    ];
  });
}
