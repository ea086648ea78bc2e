import { formatMoneyWithCents, type OrderQuote } from '@gallery/domain';

/**
 * The note below the tax: the page always shows the estimate, the payment is taxed by destination. Null if the
 * estimate is charged.
 */
export function taxNote(quote: Pick<OrderQuote, 'tax' | 'chargedTotal'>): string | null {
  if (quote.tax.charged === quote.tax.confirmation) return null;
  return `Outside Texas the estimate is removed at payment: your card is charged ${formatMoneyWithCents(quote.chargedTotal)}`;
}
