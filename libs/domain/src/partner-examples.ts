import { commissionOf, paymentFee, type CommissionBreakdown } from './commission';
import { priceEntry, productionCost, type PriceBook } from './price-book';
import type { SizeKey } from './size';

/** What a sale of one print of a size leaves its selling partner, with everything that is taken off first. */
export interface PartnerExample extends CommissionBreakdown {
  size: SizeKey;
}

/** The large print and the mini of the programme's page. */
const SHOWN: readonly SizeKey[] = ['60x40', '7x5'];

/**
 * The examples of the programme, paid by card: with the installed book 15,000 dollars give 2,500 and 333 give 60. A
 * size whose price or costs the book does not know makes none.
 */
export function partnerExamples(book: PriceBook, rateBp: number): PartnerExample[] {
  return SHOWN.flatMap((size) => {
    const line = priceEntry(book, 'default_t1', size);
    const cost = productionCost(book, size);
    if (line === null || cost === null) return [];
    const { printCents, matCents, frameCents, shippingCents } = cost;
    const costs = {
      productionCents: printCents + matCents + frameCents,
      shippingCents,
      paymentFeeCents: paymentFee(line.priceCents, true),
    };
    return [{ size, ...commissionOf(line.priceCents, costs, rateBp) }];
  });
}
