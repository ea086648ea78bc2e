import { formatMoneyWithCents, type OrderQuote } from '@gallery/domain';

/** The note below 'Separate': '$20.00 minis. Framed: quote to follow'. */
export function shippingNote({ minis, framed }: OrderQuote['shipping']): string {
  const parts = [];
  if (minis > 0) parts.push(`${formatMoneyWithCents(minis)} minis`);
  if (framed === 'free-local') parts.push('Framed: free, Dallas area');
  if (framed === 'quoted') parts.push('Framed: quote to follow');
  return parts.join('. ');
}
