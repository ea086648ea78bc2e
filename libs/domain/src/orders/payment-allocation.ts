import type { Cents } from '../pricing/money';

/** A line of an order as it was sold. */
export interface PaidLine {
  id: string;
  /** One print. */
  priceCents: Cents;
  quantity: number;
}

/**
 * What was paid for each line altogether, its share of tax and card fee included, so that the lines make up the total to
 * the cent. Odd cents go to the first lines.
 */
export function allocatePaymentByLine(lines: readonly PaidLine[], totalCents: Cents): Map<string, Cents> {
  const subtotal = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  if (subtotal === 0) return new Map(lines.map(({ id }) => [id, 0]));
  let before = 0;
  let given = 0;
  return new Map(
    lines.map(({ id, priceCents, quantity }) => {
      before += priceCents * quantity;
      const share = Math.ceil((totalCents * before) / subtotal) - given;
      given += share;
      return [id, share];
    }),
  );
}

/**
 * What goes back for some prints of a line of which others went back before; the last one takes the odd cents.
 * @param paidCents for the whole line
 */
export function shareForPrints(
  paidCents: Cents,
  { quantity, before, now }: { quantity: number; before: number; now: number },
): Cents {
  const upTo = (count: number): Cents => Math.floor((paidCents * Math.min(count, quantity)) / quantity);
  return upTo(before + now) - upTo(before);
}
