import { createHash } from 'node:crypto';
import {
  changedBookPrices,
  changedPrice,
  impossiblePriceError,
  type ChangedBookPrice,
  type PriceChange,
  type PriceTables,
} from '@gallery/domain';
import type { EditionPriceChange, PricedEdition } from '../catalog';
import { fieldError } from '../platform';
import type { PriceChangeInput } from './dto/price-change.dto';

/** What a change would do now. */
export interface PriceChangePlan {
  bookPrices: ChangedBookPrice[];
  editions: (PricedEdition & EditionPriceChange)[];
  /** Hash of the price book's version and of every price before and after: a different value means a different plan. */
  seen: string;
}

export const toPriceChange = ({ kind, value }: PriceChangeInput): PriceChange => ({
  kind,
  // Two decimals: basis points for a percentage, cents for an amount.
  value: Math.round(value * 100),
});

/**
 * What a change does to these readings and editions.
 * @param of.version the latest version of the price book
 * @throws AppError `validation_failed` when a price would be too low or too high
 */
export function planPriceChange(
  change: PriceChange,
  of: {
    sizes: readonly string[];
    readings: PriceTables;
    editions: readonly PricedEdition[];
    version: number;
  },
): PriceChangePlan {
  const bookPrices = changedBookPrices(of.readings, of.sizes, change);
  const editions = of.editions.flatMap((edition) => {
    const after = changedPrice(edition.priceCents, change);
    return after === edition.priceCents ? [] : [{ ...edition, before: edition.priceCents, after }];
  });
  const error = impossiblePriceError([...bookPrices, ...editions]);
  if (error !== null) throw fieldError('value', error);
  const prices = editions.map(({ editionId, before, after }) => `${editionId} ${before} ${after}`);
  const digest = createHash('sha256').update(JSON.stringify([bookPrices, prices.toSorted()]));
  return { bookPrices, editions, seen: `${of.version}.${digest.digest('hex')}` };
}

/** For the audit log: each price in the book once, however many readings have it. */
export const auditedPrices = (prices: readonly ChangedBookPrice[]) =>
  [...new Map(prices.map((price) => [`${price.size} ${price.before}`, price])).values()].map(
    ({ size, before, after }) => ({ size, price: { from: before, to: after } }),
  );
