import type { SelectQueryBuilder } from 'typeorm';
import { LOWEST_AVAILABLE_SQL } from '../prints/next-print';
import { AVAILABLE_SQL, HELD_SQL, HOLD_END_SQL, UNPAID_HOLD_SQL } from '../prints/print-state';
import type { PrintEntity } from '../entities/print.entity';

/** The prints of an edition by state, counted from the ledger. */
export interface EditionCounts {
  /** Sold or void. */
  sold: number;
  held: number;
  available: number;
  /** What a buyer without a reservation gets next; null when none is available. */
  nextNumber: number | null;
  /** When the first held print becomes available if nobody buys it; null when none does by itself. */
  heldUntil: Date | null;
  /** The same for prints that unpaid checkouts and carts hold. */
  unpaidUntil: Date | null;
}

/** Sums come from the driver as text, because they may be decimals. */
export interface CountRow {
  editionId: string;
  sold: string;
  held: string;
  available: string;
  nextNumber: number | null;
  heldUntil: Date | null;
  unpaidUntil: Date | null;
}

const NO_PRINTS: EditionCounts = {
  sold: 0,
  held: 0,
  available: 0,
  nextNumber: null,
  heldUntil: null,
  unpaidUntil: null,
};

/** Counts the prints that a query on `print` finds, by edition. */
export async function countByEdition(
  prints: SelectQueryBuilder<PrintEntity>,
  now: Date,
): Promise<(editionId: string) => EditionCounts> {
  const rows = await countByEditionQuery(prints, now).getRawMany<CountRow>();
  const counts = new Map(rows.map((row) => [row.editionId, parseCounts(row)]));
  return (editionId) => counts.get(editionId) ?? NO_PRINTS;
}

/** The query behind it, one `CountRow` for each edition, for callers that select more columns. */
export const countByEditionQuery = (
  prints: SelectQueryBuilder<PrintEntity>,
  now: Date,
): SelectQueryBuilder<PrintEntity> =>
  prints
    .setParameter('now', now)
    .groupBy('print.editionId')
    .select('print.editionId', 'editionId')
    .addSelect("SUM(print.state IN ('sold', 'void'))", 'sold')
    .addSelect(`SUM(${HELD_SQL})`, 'held')
    .addSelect(`SUM(${AVAILABLE_SQL})`, 'available')
    .addSelect(LOWEST_AVAILABLE_SQL, 'nextNumber')
    .addSelect(`MIN(CASE WHEN ${HELD_SQL} THEN ${HOLD_END_SQL} END)`, 'heldUntil')
    .addSelect(
      `MIN(CASE WHEN ${UNPAID_HOLD_SQL} THEN COALESCE(print.heldUntil, print.reservedUntil) END)`,
      'unpaidUntil',
    );

export const parseCounts = (row: CountRow): EditionCounts => ({
  sold: Number(row.sold),
  held: Number(row.held),
  available: Number(row.available),
  nextNumber: row.nextNumber === null ? null : Number(row.nextNumber),
  heldUntil: row.heldUntil,
  unpaidUntil: row.unpaidUntil,
});
