import type { PriceBook, PriceEntry, ProductionCost } from './price-book';

const defaultEntry = (dollars: number, frameSize: string | null = null): PriceEntry => ({
  priceCents: dollars * 100,
  frameSize,
});

const MINI_ENTRIES = { '7x5': defaultEntry(333), '7x7': defaultEntry(333) };

/** A mini's costs, which leave $300 of $333: $20 shipping, $9.99 card fee, and the rest for the print. */
const MINI_COST: ProductionCost = { printCents: 301, matCents: 0, frameCents: 0, shippingCents: 2_000 };

const cost = (print: number, mat: number, frame: number, shipping: number): ProductionCost => ({
  printCents: print * 100,
  matCents: mat * 100,
  frameCents: frame * 100,
  shippingCents: shipping * 100,
});

/**
 * The default price book. Its tables come from two specifications that differ. Every size has costs, so that no commission
 * waits for them: those of the affiliate program's examples are given, the others are estimates by the area of the print,
 * for the owner to check (ADR 0120).
 */
export const DEFAULT_PRICE_BOOK: PriceBook = {
  version: 1,
  readings: {
    /** Artworks without configured sizes, Tier 1 (public-side §9). */
    default_t1: {
      ...MINI_ENTRIES,
      '30x20': defaultEntry(5_000, '42x32'),
      '45x30': defaultEntry(10_000, '57x42'),
      '60x40': defaultEntry(15_000, '74x52'),
      '20x20': defaultEntry(4_000, '32.5x32.5'),
      '30x30': defaultEntry(8_000, '42.5x42.5'),
      '40x40': defaultEntry(14_000, '52.5x52.5'),
    },
    /** The same for Tier 2, which doubles the large sizes. */
    default_t2: {
      ...MINI_ENTRIES,
      '30x20': defaultEntry(10_000, '42x32'),
      '45x30': defaultEntry(20_000, '57x42'),
      '60x40': defaultEntry(30_000, '74x52'),
      '20x20': defaultEntry(8_000, '32.5x32.5'),
      '30x30': defaultEntry(16_000, '42.5x42.5'),
      '40x40': defaultEntry(28_000, '52.5x52.5'),
    },
    /** Live-feed size table (public-side §9). */
    live_table: {
      '7x5': defaultEntry(333),
      '30x20': defaultEntry(5_000, '42.5x32.5'),
      '45x30': defaultEntry(10_000, '57.5x42.5'),
      '60x40': defaultEntry(15_000, '74.5x54.5'),
    },
    /** What guests see of event photos, frames included; the mini comes in an 8 × 10 frame there. */
    live_sheet: {
      '7x5': defaultEntry(333, '8x10'),
      '20x20': defaultEntry(8_000, '32.5x32.5'),
      '30x30': defaultEntry(16_000, '42.5x42.5'),
      '40x40': defaultEntry(28_000, '52.5x52.5'),
      '30x20': defaultEntry(10_000, '42.5x32.5'),
      '45x30': defaultEntry(20_000, '57.5x42.5'),
      '60x40': defaultEntry(30_000, '74.5x54.5'),
    },
    /** The owner's create form (owner-side §9). */
    form_create: {
      ...MINI_ENTRIES,
      '8.5x11': defaultEntry(2_000),
      '8.5x8.5': defaultEntry(2_000),
      '20x20': defaultEntry(4_000, '32.5x32.5'),
      '30x20': defaultEntry(5_000, '42.5x32.5'),
      '30x30': defaultEntry(8_000, '42.5x42.5'),
      '40x40': defaultEntry(14_000, '52.5x52.5'),
      '45x30': defaultEntry(10_000, '57.5x42.5'),
      '60x40': defaultEntry(15_000, '74.5x54.5'),
    },
    /** The owner's edit form: other square prices and frames. */
    form_edit: {
      ...MINI_ENTRIES,
      '8.5x11': defaultEntry(2_000),
      '8.5x8.5': defaultEntry(2_000),
      '20x20': defaultEntry(4_000, '22x22'),
      '30x20': defaultEntry(5_000, '42.5x32.5'),
      '30x30': defaultEntry(10_000, '33x33'),
      '40x40': defaultEntry(15_000, '43x43'),
      '45x30': defaultEntry(10_000, '57.5x42.5'),
      '60x40': defaultEntry(15_000, '74.5x54.5'),
    },
    /** The Chromaluxe square table. */
    chromaluxe_square: {
      '7x7': defaultEntry(333),
      '20x20': defaultEntry(8_000),
      '30x30': defaultEntry(16_000),
      '40x40': defaultEntry(28_000),
    },
    /** Listed by the information dialog. */
    info_text: {
      '20x20': defaultEntry(5_000),
      '30x30': defaultEntry(10_000),
      '40x40': defaultEntry(20_000),
      '50x50': defaultEntry(30_000),
    },
  },
  costs: {
    '7x5': MINI_COST,
    '7x7': MINI_COST,
    '8.5x11': cost(60, 0, 0, 30),
    '8.5x8.5': cost(60, 0, 0, 30),
    '20x20': cost(120, 40, 260, 150),
    '30x20': cost(160, 60, 320, 180),
    '30x30': cost(240, 80, 420, 240),
    '40x40': cost(420, 110, 640, 320),
    '45x30': cost(360, 100, 580, 300),
    '50x50': cost(650, 160, 950, 450),
    // $15,000 leaves $12,500: $450 is the card fee.
    '60x40': cost(600, 150, 900, 400),
  },
};
