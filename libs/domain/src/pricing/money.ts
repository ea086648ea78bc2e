/** An amount of money in whole US cents. Never a fraction, never dollars. */
export type Cents = number;

const BASIS_POINTS = 10_000;

/** For wire fields in dollars. */
export const toDollars = (amount: Cents): number => amount / 100;

/** Dollars of a form or wire field as cents, rounded half-up: 4.005 → 401. */
export const toCents = (amount: number): Cents => Math.round(Number((amount * 100).toFixed(4)));

/**
 * A share of an amount, rounded half-up to the cent.
 * @param basisPoints hundredths of a percent: 825 is 8.25 %
 */
export const shareOf = (amount: Cents, basisPoints: number): Cents =>
  Math.floor((amount * basisPoints + BASIS_POINTS / 2) / BASIS_POINTS);

/**
 * A price label: `$4,000`, or `$384.95` with odd cents. Not by `Intl.NumberFormat`: its first use on a page takes 40 ms
 * on a desktop and 150 ms on a phone.
 */
export const formatMoney = (amount: Cents): string =>
  amount % 100 === 0 ? formatWholeDollars(amount) : formatMoneyWithCents(amount);

/** An amount in a column: always two decimals, `$4,666.00`. */
export const formatMoneyWithCents = (amount: Cents): string =>
  `${formatWholeDollars(amount)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;

function formatWholeDollars(amount: Cents): string {
  const grouped = String(Math.trunc(Math.abs(amount) / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${grouped}`;
}

/** The label of an artwork without a price; a price of 0 counts as none. */
export const PRICE_ON_INQUIRY = 'Price on inquiry';

/** `From $333` for the lowest price of an artwork's editions, or `Price on inquiry`. */
export function fromPriceLabel(prices: readonly (Cents | null)[]): string {
  const known = prices.filter((price): price is Cents => price !== null && price > 0);
  return known.length === 0 ? PRICE_ON_INQUIRY : `From ${formatMoney(Math.min(...known))}`;
}
