import {
  calculateAffiliateCommission,
  cardPaymentFee,
  type AffiliateCommissionBreakdown,
} from './affiliate-commission';
import { priceEntry, productionCost, type PriceBook } from '../pricing/price-book';
import type { SizeKey } from '../catalog/print-size';

/** A sale of one print with everything that is deducted, and the affiliate's share. */
export interface CommissionExample extends AffiliateCommissionBreakdown {
  size: SizeKey;
}

/** The sizes that the program page shows. */
const EXAMPLE_SIZES: readonly SizeKey[] = ['60x40', '7x5'];

/**
 * The program's examples, paid by card: with the default price book $15,000 give $2,500 and $333 give $60. Sizes
 * without price or costs are left out.
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
