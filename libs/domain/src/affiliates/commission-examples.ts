import {
  calculateAffiliateCommission,
  cardPaymentFee,
  type AffiliateCommissionBreakdown,
} from './affiliate-commission';
import { priceEntry, productionCost, type PriceBook } from '../pricing/price-book';
import type { SizeKey } from '../catalog/print-size';

/** What a sale of one print of a size leaves its selling partner, with everything that is taken off first. */
export interface CommissionExample extends AffiliateCommissionBreakdown {
  size: SizeKey;
}

/** The large print and the mini of the programme's page. */
const EXAMPLE_SIZES: readonly SizeKey[] = ['60x40', '7x5'];

/**
 * The examples of the programme, paid by card: with the installed book 15,000 dollars give 2,500 and 333 give 60. A
 * size whose price or costs the book does not know makes none.
 */
export function commissionExamples(book: PriceBook, rateBp: number): CommissionExample[] {
  return EXAMPLE_SIZES.flatMap((size) => {
    const line = priceEntry(book, 'default_t1', size);
    const cost = productionCost(book, size);
    if (line === null || cost === null) return [];
    const { printCents, matCents, frameCents, shippingCents } = cost;
    const costs = {
      productionCents: printCents + matCents + frameCents,
      shippingCents,
      paymentFeeCents: cardPaymentFee(line.priceCents, true),
    };
    return [{ size, ...calculateAffiliateCommission(line.priceCents, costs, rateBp) }];
  });
}
