import {
  type ProposedEdition,
  type Orientation,
  type ShippingClass,
  editionTotal,
  isTierTwo,
} from '../catalog/edition';
import type { Cents } from './money';
import { isMini, parseSize, rotateSize, type SizeKey } from '../catalog/print-size';

/** Tables of the price book; each screen names the one it reads. */
export const PRICE_TABLES = [
  /** Artworks without configured sizes, Tier 1 (public-side §9). */
  'default_t1',
  /** The same for Tier 2, which doubles the large sizes. */
  'default_t2',
  /** Live-feed size table (public-side §9), at Tier 1 prices; guests see the sheet. */
  'live_table',
  /** What guests see of event photos, frames included; the mini comes in an 8 × 10 frame there. */
  'live_sheet',
  /** The owner's create form (owner-side §9). */
  'form_create',
  /** The owner's edit form: other square prices and frames. */
  'form_edit',
  /** The Chromaluxe square table. */
  'chromaluxe_square',
  /** Listed by the information dialog. */
  'info_text',
] as const;
export type PriceBookTable = (typeof PRICE_TABLES)[number];

/** An entry: list price and outer frame (inches, null when unframed). */
export interface PriceEntry {
  priceCents: Cents;
  frameSize: string | null;
  /** How its prints are sent; by default as `usualShippingClass` says. */
  shippingClass?: ShippingClass;
}

/** Minis ship for a flat price; everything else is quoted, and free near the gallery. */
export const usualShippingClass = (size: SizeKey): ShippingClass => (isMini(size) ? 'mini' : 'framed');

/** The shipping class of a size in the price book; the readings agree on it. */
export const shippingClassOf = (book: PriceBookPrices, size: SizeKey): ShippingClass =>
  Object.values(mapPriceTables((reading) => priceEntry(book, reading, size)?.shippingClass)).find(
    (each) => each !== undefined,
  ) ?? usualShippingClass(size);

/** Production costs of one print of a size. */
export interface ProductionCost {
  printCents: Cents;
  matCents: Cents;
  frameCents: Cents;
  shippingCents: Cents;
}

export type PriceTables = Record<PriceBookTable, Readonly<Record<SizeKey, PriceEntry>>>;

/** One value per table. */
export const mapPriceTables = <Of>(of: (reading: PriceBookTable) => Of): Record<PriceBookTable, Of> => ({
  default_t1: of('default_t1'),
  default_t2: of('default_t2'),
  live_table: of('live_table'),
  live_sheet: of('live_sheet'),
  form_create: of('form_create'),
  form_edit: of('form_edit'),
  chromaluxe_square: of('chromaluxe_square'),
  info_text: of('info_text'),
});

/** A version of the price book. Only the price stored on an edition is ever charged. */
export interface PriceBook {
  version: number;
  readings: PriceTables;
  /** Costs of other sizes are unknown and entered per order. */
  costs: Readonly<Record<SizeKey, ProductionCost>>;
}

/** The part of a price book that pricing rules read. */
export type PriceBookPrices = Pick<PriceBook, 'readings'>;

/** The entry for a size in one table; a vertical size uses its landscape twin. Null when absent. */
export function priceEntry(
  { readings }: PriceBookPrices,
  reading: PriceBookTable,
  size: SizeKey,
): PriceEntry | null {
  return entryForSize(readings[reading], size);
}

/** Production costs of a size; null when unknown. */
export const productionCost = ({ costs }: Pick<PriceBook, 'costs'>, size: SizeKey): ProductionCost | null =>
  entryForSize(costs, size);

/** The total cost including shipping. */
export const totalProductionCost = ({
  printCents,
  matCents,
  frameCents,
  shippingCents,
}: ProductionCost): Cents => printCents + matCents + frameCents + shippingCents;

function entryForSize<Line>(lines: Readonly<Record<SizeKey, Line>>, size: SizeKey): Line | null {
  const key = parseSize(size);
  return key === null ? null : (lines[key] ?? lines[rotateSize(key)] ?? null);
}

/** Sizes of an artwork without configured ones, small to large. */
export const DEFAULT_SIZES: Record<Orientation, readonly SizeKey[]> = {
  landscape: ['7x5', '30x20', '45x30', '60x40'],
  square: ['7x7', '20x20', '30x30', '40x40'],
};

/** Default editions of an artwork without configured sizes. */
export function defaultEditions(
  book: PriceBookPrices,
  artwork: { orientation: Orientation; tier: string },
): ProposedEdition[] {
  const reading = isTierTwo(artwork.tier) ? 'default_t2' : 'default_t1';
  return DEFAULT_SIZES[artwork.orientation].flatMap((size): ProposedEdition[] => {
    const line = priceEntry(book, reading, size);
    if (line === null) return [];
    const mini = isMini(size);
    return [
      {
        size,
        kind: mini ? 'mini' : 'framed',
        total: editionTotal(size),
        frameStyle: mini ? 'Unframed' : 'Black',
        ...line,
        shippingClass: shippingClassOf(book, size),
      },
    ];
  });
}
