import type { OrderRecordLine } from '@gallery/contracts';
import { toCents, shareForPrints, type Cents } from '@gallery/domain';

/** A print that is to be refunded; no number where the line has none. */
export interface RefundSelection {
  lineId: string;
  editionNumber: number | null;
}

/** A print with the line that it is of. */
export interface RefundablePrint extends RefundSelection {
  line: OrderRecordLine;
}

/** What can still be chosen of an order. */
export const refundablePrints = (lines: readonly OrderRecordLine[]): RefundablePrint[] =>
  lines.flatMap((line): RefundablePrint[] => {
    const lineId = line.id;
    if (line.total === 0) return line.isRefunded ? [] : [{ lineId, editionNumber: null, line }];
    return line.editionNumbers
      .filter((editionNumber) => !line.refundedEditionNumbers.includes(editionNumber))
      .map((editionNumber) => ({ lineId, editionNumber, line }));
  });

/** What was paid for the chosen prints, their share of tax and card fee included: as the server reckons it. */
export function selectionAmount(
  lines: readonly OrderRecordLine[],
  chosen: readonly RefundSelection[],
): Cents {
  return lines.reduce((sum, { id, paid, quantity, total, refundedEditionNumbers }) => {
    const count = chosen.filter(({ lineId }) => lineId === id).length;
    if (count === 0) return sum;
    const now = total === 0 ? quantity : count;
    return sum + shareForPrints(toCents(paid), { quantity, before: refundedEditionNumbers.length, now });
  }, 0);
}

/** The choice as the API takes it: by line. */
export function toRefundLines(
  chosen: readonly RefundSelection[],
): { lineId: string; editionNumbers: number[] }[] {
  const ids = [...new Set(chosen.map(({ lineId }) => lineId))];
  return ids.map((id) => ({
    lineId: id,
    editionNumbers: chosen.flatMap(({ lineId, editionNumber }) =>
      lineId === id && editionNumber !== null ? [editionNumber] : [],
    ),
  }));
}

export const isSamePrint = (one: RefundSelection, other: RefundSelection): boolean =>
  one.lineId === other.lineId && one.editionNumber === other.editionNumber;
