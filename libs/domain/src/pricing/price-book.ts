import { type ProposedEdition, type Orientation, editionTotal, isTierTwo } from '../catalog/edition';
import type { Cents } from './money';
import { isMini, parseSize, rotateSize, type SizeKey } from '../catalog/print-size';

/** The tables of the book; each screen states which one it reads. */
export const PRICE_TABLES = [
  /** Artworks without configured sizes, Tier 1 (public-side §9). */
  'default_t1',
  /** The same for Tier 2, which doubles the large sizes. */
  'default_t2',
  /** Live-feed size table (public-side §9). */
  'live_table',
  /** Live photo purchase sheet; the mini stands in an 8 × 10 frame there. */
  'live_sheet',
  /** The owner's create form (owner-side §9). */
  'form_create',
  /** The owner's edit form: other square prices and frames. */
  'form_edit',
  /** The Chromaluxe square table. */
  'chromaluxe_square',
  /** What the information dialog's text lists. */
  'info_text',
] as const;
export type PriceBookTable = (typeof PRICE_TABLES)[number];

/** One line of the book: list price and outer frame (inches, null when unframed). */
export interface PriceEntry {
  priceCents: Cents;
  frameSize: string | null;
}

/** What one print of a size costs the gallery before it is paid for. */
export interface ProductionCost {
  printCents: Cents;
  matCents: Cents;
  frameCents: Cents;
  shippingCents: Cents;
}

export type PriceTables = Record<PriceBookTable, Readonly<Record<SizeKey, PriceEntry>>>;

/** Something of each reading. */
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

/** One version of the book. Only the price stored on an edition is ever charged. */
export interface PriceBook {
  version: number;
  readings: PriceTables;
  /** A size that is not listed costs nobody knows how much: it is entered by order. */
  costs: Readonly<Record<SizeKey, ProductionCost>>;
}

/** What the rules of prices read of a book. */
export type PriceBookPrices = Pick<PriceBook, 'readings'>;

/** The book's line for a size in one reading; a vertical size reads its landscape twin. Null when absent. */
export function priceEntry(
  { readings }: PriceBookPrices,
  reading: PriceBookTable,
  size: SizeKey,
): PriceEntry | null {
  return entryForSize(readings[reading], size);
}

/** What one print of the size costs; null where the book does not know. */
export const productionCost = ({ costs }: Pick<PriceBook, 'costs'>, size: SizeKey): ProductionCost | null =>
  entryForSize(costs, size);

/** The whole of a cost, its way to the buyer included. */
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

const DEFAULT_SIZES: Record<Orientation, readonly SizeKey[]> = {
  landscape: ['7x5', '30x20', '45x30', '60x40'],
  square: ['7x7', '20x20', '30x30', '40x40'],
};

/** The editions of an artwork for which the owner has configured no sizes. */
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
        shippingClass: mini ? 'mini' : 'framed',
        ...line,
      },
    ];
  });
}
