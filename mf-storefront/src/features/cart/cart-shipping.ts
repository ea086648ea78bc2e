import { formatMoneyWithCents, type OrderQuote } from '@gallery/domain';

/** The cart's shipping row: the amount in the total, and the note below it. */
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
