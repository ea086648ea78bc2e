import type { OrderQuote } from '@gallery/domain';
import type { ChosenPrints } from './choose-prints';

/** The agreed prices and nothing else: what is sold at the gallery has tax in its price, and no card fee. */
export function agreedQuote(chosen: readonly ChosenPrints[]): OrderQuote {
  const sum = chosen.reduce((cents, { item, quantity }) => cents + item.priceCents * quantity, 0);
  return {
    subtotal: sum,
    tax: { cart: 0, confirmation: 0, charged: 0 },
    cardFee: 0,
    shipping: { minis: 0, framed: 'none' },
    cartTotal: sum,
    confirmationTotal: sum,
    chargedTotal: sum,
    artworkCount: chosen.reduce((count, { quantity }) => count + quantity, 0),
  };
}
