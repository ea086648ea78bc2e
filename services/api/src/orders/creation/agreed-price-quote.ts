import type { Cents, OrderQuote } from '@gallery/domain';
import type { ResolvedLineItem } from './line-items';

/** The agreed prices and, beyond them, what was agreed besides the prints: tax is in them, and nothing else is added. */
export function agreedPriceQuote(chosen: readonly ResolvedLineItem[], extrasCents: Cents = 0): OrderQuote {
  const subtotal = chosen.reduce((cents, { item, quantity }) => cents + item.priceCents * quantity, 0);
  const total = subtotal + extrasCents;
  return {
    subtotal,
    tax: { cart: 0, confirmation: 0, charged: 0 },
    cardFee: 0,
    shipping: { minis: 0, framed: 'none' },
    cartTotal: total,
    confirmationTotal: total,
    chargedTotal: total,
    artworkCount: chosen.reduce((count, { quantity }) => count + quantity, 0),
  };
}
