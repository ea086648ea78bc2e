import { allocatePaymentByLine, shareForPrints, type Cents } from '@gallery/domain';

/** Prints of one line; empty numbers for a line without any. */
export interface RefundedPrints {
  lineId: string;
  editionNumbers: readonly number[];
}

/** What to refund: these prints, this amount, or everything that is left. */
export interface RefundSelection {
  lines?: readonly RefundedPrints[];
  /** Takes precedence over the lines' amount. */
  amountCents?: Cents;
}

interface RefundableLine {
  id: string;
  title: string;
  priceCents: Cents;
  quantity: number;
  /** Edition numbers that the order sold, ascending; empty for a line without any. */
  editionNumbers: readonly number[];
}

/** What the decision depends on. */
export interface RefundableOrder {
  totalCents: Cents;
  lines: readonly RefundableLine[];
  /** By earlier refunds that were not refused. */
  refunded: readonly RefundedPrints[];
  /** What is left of the payment. */
  refundableCents: Cents;
}

export type RefundAllocation =
  | { kind: 'refund'; amountCents: Cents }
  | { kind: 'refuse'; field: 'lines' | 'amount'; reason: string };

/** Decides how much to refund, and refuses to refund a print twice. The caller has payment and order locked. */
export function allocateRefund(
  order: RefundableOrder,
  { lines = [], amountCents }: RefundSelection,
): RefundAllocation {
  const { refundableCents } = order;
  if (refundableCents <= 0)
    return { kind: 'refuse', field: 'amount', reason: 'There is nothing left to refund.' };
  for (const line of lines) {
    const reason = selectionError(order, line);
    if (reason !== null) return { kind: 'refuse', field: 'lines', reason };
  }
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    return { kind: 'refuse', field: 'lines', reason: 'Please list each line once.' };
  if (amountCents !== undefined) {
    const isLeft = amountCents <= refundableCents;
    return isLeft
      ? { kind: 'refund', amountCents }
      : { kind: 'refuse', field: 'amount', reason: 'This is more than can still be refunded.' };
  }
  if (lines.length === 0) return { kind: 'refund', amountCents: refundableCents };
  return { kind: 'refund', amountCents: Math.min(refundableCents, amountForPrints(order, lines)) };
}

/** What was paid for these prints, including their share of tax and card fee. */
function amountForPrints(
  { totalCents, lines, refunded }: RefundableOrder,
  selected: readonly RefundedPrints[],
): Cents {
  const paid = allocatePaymentByLine(lines, totalCents);
  return selected.reduce((sum, { lineId, editionNumbers }) => {
    const quantity = lines.find(({ id }) => id === lineId)?.quantity ?? 1;
    const before = refundedEditionNumbers(refunded, lineId).length;
    const now = editionNumbers.length === 0 ? quantity : editionNumbers.length;
    return sum + shareForPrints(paid.get(lineId) ?? 0, { quantity, before, now });
  }, 0);
}

function selectionError(
  { lines, refunded }: RefundableOrder,
  { lineId, editionNumbers }: RefundedPrints,
): string | null {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return 'This line does not belong to this order.';
  if (line.editionNumbers.length === 0) {
    const isRefunded = refunded.some((before) => before.lineId === lineId);
    return isRefunded ? `“${line.title}” has been refunded.` : null;
  }
  if (editionNumbers.length === 0) return `Please choose the numbers of “${line.title}”.`;
  if (
    new Set(editionNumbers).size < editionNumbers.length ||
    editionNumbers.some((number) => !line.editionNumbers.includes(number))
  )
    return `In this order, “${line.title}” has these numbers: ${line.editionNumbers.join(', ')}.`;
  const before = refundedEditionNumbers(refunded, lineId);
  const again = editionNumbers.find((number) => before.includes(number));
  return again === undefined ? null : `Number ${again} of “${line.title}” has been refunded.`;
}

/** Numbers of a line that were refunded, or are being refunded. */
export const refundedEditionNumbers = (refunded: readonly RefundedPrints[], lineId: string): number[] =>
  refunded.filter((before) => before.lineId === lineId).flatMap(({ editionNumbers }) => editionNumbers);
