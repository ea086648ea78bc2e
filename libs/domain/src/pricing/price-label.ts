import { formatMoney, type Cents } from './money';

/** What a work without a price says (a price of 0 counts as none). */
export const PRICE_ON_INQUIRY = 'Price on inquiry';

/** `From $333` for the lowest price of a work's editions, or `Price on inquiry`. */
export function fromPriceLabel(prices: readonly (Cents | null)[]): string {
  const known = prices.filter((price): price is Cents => price !== null && price > 0);
  return known.length === 0 ? PRICE_ON_INQUIRY : `From ${formatMoney(Math.min(...known))}`;
}
