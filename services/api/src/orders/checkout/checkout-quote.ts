import { toCents, toDollars, type Cents, type OrderQuote } from '@gallery/domain';
import type { CheckoutQuote } from './dto/checkout.dto';

/**
 * Whether the total that the buyer saw allows the charge. The confirmation page always shows the total with tax, while the
 * charge may be lower; a client that shows the exact charge is right as well. Any lower total means that a price changed
 * in between.
 */
export function isQuoteCovered(shownTotal: Cents, quote: OrderQuote): boolean {
  return shownTotal >= quote.confirmationTotal || shownTotal === quote.chargedTotal;
}

/** Whether the payload's `amount` is the shown or the charged total, read as cents or as dollars. */
export function isAmountConsistent(amount: number, shownTotal: number, quote: OrderQuote): boolean {
  const totals = [toCents(shownTotal), quote.chargedTotal, quote.confirmationTotal];
  return totals.some((total) => amount === total || toCents(amount) === total);
}

/** The current amounts for a page whose own are out of date, in dollars. */
export function presentQuote(quote: OrderQuote): CheckoutQuote {
  return {
    subtotal: toDollars(quote.subtotal),
    estimatedTax: toDollars(quote.tax.confirmation),
    creditCardFee: toDollars(quote.cardFee),
    total: toDollars(quote.confirmationTotal),
    chargedTax: toDollars(quote.tax.charged),
    chargedTotal: toDollars(quote.chargedTotal),
    artworkCount: quote.artworkCount,
  };
}
