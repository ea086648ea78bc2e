import { formatMoneyWithCents, type OrderQuote } from '@gallery/domain';

/**
 * The line under the tax row: the confirmation always shows the estimate, the payment is taxed by destination.
 * Null where the estimate is charged as shown.
 */
export function taxNote(quote: Pick<OrderQuote, 'tax' | 'chargedTotal'>): string | null {
  if (quote.tax.charged === quote.tax.confirmation) return null;
  return `Outside Texas the estimate is removed at payment: your card is charged ${formatMoneyWithCents(quote.chargedTotal)}`;
}
