import type { SelectQueryBuilder } from 'typeorm';
import type { PrintEntity } from '../entities/print.entity';
import { AVAILABLE_SQL } from './print-state';

/**
 * Which edition number a buyer gets next: the first of the buyer's own reservations, or else the lowest available
 * number. Null when none is.
 */
export const nextNumber = (reserved: readonly number[], lowestAvailable: number | null): number | null =>
  reserved[0] ?? lowestAvailable;

/** The lowest available edition number in a grouped query on `print` with the parameter `now`. */
export const LOWEST_AVAILABLE_SQL = `MIN(CASE WHEN ${AVAILABLE_SQL} THEN print.editionNumber END)`;

/** Selects, from a query on `print`, the prints that buyers get next, in this order. */
export const selectNext = (
  prints: SelectQueryBuilder<PrintEntity>,
  quantity: number,
  now: Date,
): SelectQueryBuilder<PrintEntity> =>
  prints.andWhere(AVAILABLE_SQL, { now }).orderBy('print.editionNumber').limit(quantity);
