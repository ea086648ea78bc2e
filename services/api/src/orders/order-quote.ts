import { cents, dollars, type Cents, type OrderQuote } from '@gallery/domain';
import type { QuoteDto } from './dto/quote.dto';

/**
 * Whether the total that the buyer saw allows the charge. The confirmation page always shows the taxed total
 * while the payment may be lower; a client that shows the exact charge is right as well. Everything less
 * means that a price changed in between.
 */
export function covers(shownTotal: Cents, quote: OrderQuote): boolean {
  return shownTotal >= quote.confirmationTotal || shownTotal === quote.chargedTotal;
}

/** Whether the payload's `amount` is the shown or the charged total, read as cents or as dollars. */
export function amountAgrees(amount: number, shownTotal: number, quote: OrderQuote): boolean {
  const totals = [cents(shownTotal), quote.chargedTotal, quote.confirmationTotal];
  return totals.some((total) => amount === total || cents(amount) === total);
}

/** The fresh figures for a page whose own are out of date, in dollars. */
export function presentQuote(quote: OrderQuote): QuoteDto {
  return {
    subtotal: dollars(quote.subtotal),
    estimatedTax: dollars(quote.tax.confirmation),
    creditCardFee: dollars(quote.cardFee),
    total: dollars(quote.confirmationTotal),
    chargedTax: dollars(quote.tax.charged),
    chargedTotal: dollars(quote.chargedTotal),
    artworkCount: quote.artworkCount,
  };
}
