import { isISO8601, ValidateBy, type ValidationOptions } from 'class-validator';

/** What columns hold, less the years at whose ends a time zone or another day leads out of them. */
const FIRST_YEAR = 1_001;
const LAST_YEAR = 9_998;

/**
 * A day or a moment by ISO 8601. That knows more ways to write one than JavaScript reads (weeks, days of the year), and
 * further years than the database holds.
 */
export const IsDateTime = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isMoment', validator: { validate: isDateTime } }, options);

function isDateTime(value: unknown): boolean {
  if (!isISO8601(value, { strict: true })) return false;
  const year = new Date(String(value)).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
