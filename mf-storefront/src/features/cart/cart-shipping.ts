import { formatMoneyWithCents, type OrderQuote } from '@gallery/domain';

/** The shipping row of the cart: what is added to the total now, and what is said beneath it. */
export function cartShipping({ shipping }: Pick<OrderQuote, 'shipping'>): { amount: string; note?: string } {
  const { minis, framed } = shipping;
  if (framed === 'none') return { amount: formatMoneyWithCents(minis) };
  if (minis > 0) {
    return {
      amount: formatMoneyWithCents(minis),
      note:
        framed === 'free-local' ? 'Framed works free in the Dallas area' : 'Framed works quoted separately',
    };
  }
  return framed === 'free-local'
    ? { amount: 'Free', note: 'Within 45 miles of Dallas' }
    : { amount: 'Quoted after purchase' };
}
