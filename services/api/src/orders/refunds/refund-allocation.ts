import { allocatePaymentByLine, shareForPrints, type Cents } from '@gallery/domain';
import type { OrderLineEntity } from '../entities/order-line.entity';

/** Prints of one line; no numbers for a line whose items have none. */
export interface RefundedPrints {
  lineId: string;
  numbers: readonly number[];
}

/** What somebody wants given back: these prints, this sum, or all that is left. */
export interface RefundSelection {
  lines?: readonly RefundedPrints[];
  /** In cents; goes before what the lines would come to. */
  amountCents?: Cents;
}

/** The order as the decision sees it. */
export interface RefundableOrder {
  totalCents: Cents;
  lines: readonly (Pick<OrderLineEntity, 'id' | 'title' | 'priceCents' | 'quantity'> & {
    /** Numbers that the order has sold, ascending; none for what has no number. */
    numbers: readonly number[];
  })[];
  /** Of earlier refunds that were not refused. */
  refunded: readonly RefundedPrints[];
  /** What is left of the payment, in cents. */
  refundableCents: Cents;
}

export type RefundAllocation =
  | { kind: 'refund'; amountCents: Cents }
  | { kind: 'refuse'; field: 'lines' | 'amount'; reason: string };

/** Decides how much goes back, and refuses what went back before. Pure: the caller has payment and order locked. */
export function allocateRefund(
  order: RefundableOrder,
  { lines = [], amountCents }: RefundSelection,
): RefundAllocation {
  const { refundableCents } = order;
  if (refundableCents <= 0)
    return { kind: 'refuse', field: 'amount', reason: 'Nothing is left to give back.' };
  for (const wanted of lines) {
    const reason = selectionError(order, wanted);
    if (reason !== null) return { kind: 'refuse', field: 'lines', reason };
  }
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    return { kind: 'refuse', field: 'lines', reason: 'Please name each line once.' };
  if (amountCents !== undefined) {
    const isLeft = amountCents <= refundableCents;
    return isLeft
      ? { kind: 'refund', amountCents }
      : { kind: 'refuse', field: 'amount', reason: 'This is more than is left of what was paid.' };
  }
  if (lines.length === 0) return { kind: 'refund', amountCents: refundableCents };
  return { kind: 'refund', amountCents: Math.min(refundableCents, amountForPrints(order, lines)) };
}

/** What was paid for these prints, with their share of tax and card fee. */
function amountForPrints(
  { totalCents, lines, refunded }: RefundableOrder,
  wanted: readonly RefundedPrints[],
): Cents {
  const paid = allocatePaymentByLine(lines, totalCents);
  return wanted.reduce((sum, { lineId, numbers }) => {
    const quantity = lines.find(({ id }) => id === lineId)?.quantity ?? 1;
    const before = refundedEditionNumbers(refunded, lineId).length;
    const now = numbers.length === 0 ? quantity : numbers.length;
    return sum + shareForPrints(paid.get(lineId) ?? 0, { quantity, before, now });
  }, 0);
}

function selectionError(
  { lines, refunded }: RefundableOrder,
  { lineId, numbers }: RefundedPrints,
): string | null {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return 'This line is not of this order.';
  if (line.numbers.length === 0) {
    const isRefunded = refunded.some((before) => before.lineId === lineId);
    return isRefunded ? `“${line.title}” has been refunded.` : null;
  }
  if (numbers.length === 0) return `Please name the numbers of “${line.title}”.`;
  if (new Set(numbers).size < numbers.length || numbers.some((number) => !line.numbers.includes(number)))
    return `“${line.title}” was sold with the numbers ${line.numbers.join(', ')} here.`;
  const before = refundedEditionNumbers(refunded, lineId);
  const again = numbers.find((number) => before.includes(number));
  return again === undefined ? null : `Number ${again} of “${line.title}” has been refunded.`;
}

/** Numbers of a line that went back, or are on their way. */
export const refundedEditionNumbers = (refunded: readonly RefundedPrints[], lineId: string): number[] =>
  refunded.filter((before) => before.lineId === lineId).flatMap(({ numbers }) => numbers);
