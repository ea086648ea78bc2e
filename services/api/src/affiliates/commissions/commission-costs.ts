import { cardPaymentFee, productionCost, type Cents, type PriceBook, type SaleCosts } from '@gallery/domain';
import type { SoldLine } from '../../orders';

/** What is known of a line's costs. */
export interface CommissionLineCosts extends SaleCosts {
  /** False when neither the edition nor the book says what such a print costs. */
  areKnown: boolean;
}

/**
 * What a line of an order has cost, for all its prints: the edition's own cost before the book's, the way to the buyer by
 * the book, and the card's fee. What nobody knows is 0 until the owner says it.
 * @param ownCents what one print of this edition costs, where the owner has said so
 */
export function commissionLineCosts(
  { size, priceCents, quantity }: Pick<SoldLine, 'size' | 'priceCents' | 'quantity'>,
  { ownCents, book, isPaidByCard }: { ownCents: Cents | undefined; book: PriceBook; isPaidByCard: boolean },
): CommissionLineCosts {
  const listed = productionCost(book, size);
  const production = ownCents ?? (listed && listed.printCents + listed.matCents + listed.frameCents);
  return {
    productionCents: (production ?? 0) * quantity,
    shippingCents: (listed?.shippingCents ?? 0) * quantity,
    paymentFeeCents: cardPaymentFee(priceCents * quantity, isPaidByCard),
    areKnown: production !== null && listed !== null,
  };
}
