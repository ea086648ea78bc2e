import type { PriceBook, PriceEntry, ProductionCost } from './price-book';

const entry = (dollars: number, frameSize: string | null = null): PriceEntry => ({
  priceCents: dollars * 100,
  frameSize,
});

const minis = { '7x5': entry(333), '7x7': entry(333) };

/** What a mini costs such that 333 dollars leave 300: 20 for its way, the card's 9.99, and the rest for the print. */
const MINI_COST: ProductionCost = { printCents: 301, matCents: 0, frameCents: 0, shippingCents: 2_000 };

/**
 * The price book until the owner writes another version: the readings of the two specifications, which differ and all
 * stand. Costs are known of the sizes of the partner programme's examples alone.
 */
export const PRICE_BOOK: PriceBook = {
  version: 1,
  readings: {
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
  },
  costs: {
    '7x5': MINI_COST,
    '7x7': MINI_COST,
    // 15,000 dollars leave 12,500: 450 are the card's.
    '60x40': { printCents: 60_000, matCents: 15_000, frameCents: 90_000, shippingCents: 40_000 },
  },
};
