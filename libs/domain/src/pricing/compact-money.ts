import type { Cents } from './money';

const DOLLAR = 100;
const THOUSAND = 1_000 * DOLLAR;
const TENTH_OF_A_MILLION = 100 * THOUSAND;

/**
 * An amount on the dashboard: `$1.2M`, `$148K`, `$333`. The unit is chosen after rounding: $999,600 reads `$1.0M`.
 */
export function formatCompactMoney(amount: Cents): string {
  const thousands = Math.round(amount / THOUSAND);
  if (thousands >= 1_000) {
    const tenths = Math.round(amount / TENTH_OF_A_MILLION);
    return `$${Math.floor(tenths / 10)}.${tenths % 10}M`;
  }
  const dollars = Math.round(amount / DOLLAR);
  return dollars >= 1_000 ? `$${thousands}K` : `$${dollars}`;
}

/** Total sales in the same format; `$0K` when there are none. */
export const formatSalesTotal = (amount: Cents): string =>
  amount === 0 ? '$0K' : formatCompactMoney(amount);

/** A count: `1,234`. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
