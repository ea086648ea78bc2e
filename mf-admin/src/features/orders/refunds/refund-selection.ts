import type { OrderRecordLine } from '@gallery/contracts';
import { toCents, shareForPrints, type Cents } from '@gallery/domain';

/** A print that is to be refunded; no number where the line has none. */
export interface RefundSelection {
  lineId: string;
  number: number | null;
}

/** A print with the line that it is of. */
export interface RefundablePrint extends RefundSelection {
  line: OrderRecordLine;
}

/** What can still be chosen of an order. */
export const refundablePrints = (lines: readonly OrderRecordLine[]): RefundablePrint[] =>
  lines.flatMap((line): RefundablePrint[] => {
    const lineId = line.id;
    if (line.total === 0) return line.isRefunded ? [] : [{ lineId, number: null, line }];
    return line.numbers
      .filter((number) => !line.refundedNumbers.includes(number))
      .map((number) => ({ lineId, number, line }));
  });

/** What was paid for the chosen prints, their share of tax and card fee included: as the server reckons it. */
export function selectionAmount(
  lines: readonly OrderRecordLine[],
  chosen: readonly RefundSelection[],
): Cents {
  return lines.reduce((sum, { id, paid, quantity, total, refundedNumbers }) => {
    const count = chosen.filter(({ lineId }) => lineId === id).length;
    if (count === 0) return sum;
    const now = total === 0 ? quantity : count;
    return sum + shareForPrints(toCents(paid), { quantity, before: refundedNumbers.length, now });
  }, 0);
}

/** The choice as the API takes it: by line. */
export function toRefundLines(chosen: readonly RefundSelection[]): { lineId: string; numbers: number[] }[] {
  const ids = [...new Set(chosen.map(({ lineId }) => lineId))];
  return ids.map((id) => ({
    lineId: id,
    numbers: chosen.flatMap(({ lineId, number }) => (lineId === id && number !== null ? [number] : [])),
  }));
}

export const isSamePrint = (one: RefundSelection, other: RefundSelection): boolean =>
  one.lineId === other.lineId && one.number === other.number;
