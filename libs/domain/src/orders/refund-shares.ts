import type { Cents } from '../pricing/money';

/** A line of an order as sold. */
export interface PaidLine {
  id: string;
  /** Price of one print. */
  priceCents: Cents;
  quantity: number;
}

/**
 * What was paid for each line, including its share of tax and card fee, so that the lines add up to the total. Odd
 * cents go to the first lines.
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
 * The refund for some prints of a line; the last print takes the odd cents.
 * @param paidCents for the whole line
 */
export function shareForPrints(
  paidCents: Cents,
  { quantity, before, now }: { quantity: number; before: number; now: number },
): Cents {
  const upTo = (count: number): Cents => Math.floor((paidCents * Math.min(count, quantity)) / quantity);
  return upTo(before + now) - upTo(before);
}
