import { formatSize, rotateSize, type SizeKey } from '../catalog/print-size';
import { formatMoney, type Cents } from './money';
import { mapPriceTables, type PriceBookTable, type PriceTables } from './price-book';
import { MAX_PRICE_CENTS } from './price-book-changes';

/** What is done to each price: a percentage in basis points (1000 is 10 %) or an amount in cents. Both may be negative. */
export interface PriceChange {
  kind: 'percent' | 'amount';
  value: number;
}

const WHOLE_DOLLAR: Cents = 100;
const ALL_BASIS_POINTS = 10_000;

/** The lowest price that a change may lead to. */
const LOWEST_PRICE_CENTS: Cents = 100;

/** How a percentage is rounded, for screens. */
export const PRICE_ROUNDING = 'Percentages are rounded to the nearest whole dollar; half a dollar rounds up.';

/** A price after a change. A price of 0 is on inquiry and stays so. */
export function changedPrice(priceCents: Cents, { kind, value }: PriceChange): Cents {
  if (priceCents === 0) return 0;
  if (kind === 'amount') return priceCents + value;
  const unit = WHOLE_DOLLAR * ALL_BASIS_POINTS;
  return Math.floor((priceCents * (ALL_BASIS_POINTS + value) + unit / 2) / unit) * WHOLE_DOLLAR;
}

/** A price of the book that a change replaces. */
export interface ChangedBookPrice {
  reading: PriceBookTable;
  size: SizeKey;
  before: Cents;
  after: Cents;
}

/** Why a change cannot lead to these prices, from the first one that is too low or too high; null if it can. */
export function impossiblePriceError(
  prices: readonly { size: SizeKey; before: Cents; after: Cents }[],
): string | null {
  const low = prices.find(({ after }) => after < LOWEST_PRICE_CENTS);
  if (low)
    return `${formatSize(low.size)} at ${formatMoney(low.before)} would fall below ${formatMoney(LOWEST_PRICE_CENTS)}.`;
  const high = prices.find(({ after }) => after > MAX_PRICE_CENTS);
  return high ? `${formatSize(high.size)} would cost more than ${formatMoney(MAX_PRICE_CENTS)}.` : null;
}

/** Whether a size is among these, whichever way it is turned. */
export const isAmongSizes = (size: SizeKey, sizes: readonly SizeKey[]): boolean =>
  sizes.includes(size) || sizes.includes(rotateSize(size));

/** What a change does to every reading of the book, in the order of the readings. */
export const changedBookPrices = (
  readings: PriceTables,
  sizes: readonly SizeKey[],
  change: PriceChange,
): ChangedBookPrice[] =>
  Object.values(
    mapPriceTables((reading) =>
      Object.entries(readings[reading]).flatMap(([size, { priceCents }]): ChangedBookPrice[] => {
        const after = changedPrice(priceCents, change);
        return isAmongSizes(size, sizes) && after !== priceCents
          ? [{ reading, size, before: priceCents, after }]
          : [];
      }),
    ),
  ).flat();

/** The book with these prices replaced. A price that no longer equals `before` stays. */
export const replaceBookPrices = (readings: PriceTables, changes: readonly ChangedBookPrice[]): PriceTables =>
  mapPriceTables((reading) =>
    Object.fromEntries(
      Object.entries(readings[reading]).map(([size, entry]) => {
        const change = changes.find((each) => each.reading === reading && each.size === size);
        return [size, change?.before === entry.priceCents ? { ...entry, priceCents: change.after } : entry];
      }),
    ),
  );

/** The change that undoes another one. */
export const reversed = <Change extends { before: Cents; after: Cents }>(
  changes: readonly Change[],
): Change[] => changes.map((change) => ({ ...change, before: change.after, after: change.before }));
