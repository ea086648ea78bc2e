import { isTierTwo } from '../catalog/edition';
import { rotateSize, type SizeKey } from '../catalog/print-size';
import type { Cents } from './money';
import { priceEntry, type PriceBookPrices } from './price-book';

/** A size whose price differs from the price book. */
export interface PriceDifference {
  size: SizeKey;
  priceCents: Cents;
  bookCents: Cents;
}

/**
 * The price book's price of a size in a tier; null when it has none. Metal prints are listed in the create form's table only;
 * custom sizes in none.
 */
export const tierPrice = (book: PriceBookPrices, tier: string, size: SizeKey): Cents | null =>
  (
    priceEntry(book, isTierTwo(tier) ? 'default_t2' : 'default_t1', size) ??
    priceEntry(book, 'form_create', size)
  )?.priceCents ?? null;

/** Where an artwork's prices differ from its tier's price book. A price of 0 is on inquiry and never does. */
export function priceDifferences(
  book: PriceBookPrices,
  tier: string,
  editions: readonly { size: SizeKey; priceCents: Cents }[],
): PriceDifference[] {
  return editions.flatMap(({ size, priceCents }) => {
    const bookCents = tierPrice(book, tier, size);
    return priceCents === 0 || bookCents === null || bookCents === priceCents
      ? []
      : [{ size, priceCents, bookCents }];
  });
}

/** Every price that the price book has for a size in each tier, whichever way the size is turned. */
export const tierPrices = (
  book: PriceBookPrices,
): { isTierTwo: boolean; size: SizeKey; priceCents: Cents }[] =>
  (['Tier 1', 'Tier 2'] as const).flatMap((tier) => {
    const tables = [book.readings.default_t1, book.readings.default_t2, book.readings.form_create];
    const sizes = tables.flatMap((table) => Object.keys(table)).flatMap((size) => [size, rotateSize(size)]);
    return [...new Set(sizes)].flatMap((size) => {
      const priceCents = tierPrice(book, tier, size);
      return priceCents === null ? [] : [{ isTierTwo: isTierTwo(tier), size, priceCents }];
    });
  });
