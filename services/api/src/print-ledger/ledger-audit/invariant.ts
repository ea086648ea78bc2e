/** A row as the database gives it; sums and large counts arrive as text. */
export type AuditRow = Readonly<Record<string, unknown>>;

/** What breaks an invariant. */
export interface InvariantViolation {
  /** As the gallery's people would look it up: `order TF-7K3M-Q9XD`, `number 3 of edition …`. */
  subject: string;
  /** What is wrong with it, as the end of a sentence that begins with the subject. */
  message: string;
}

/** Something that is true of the gallery's rows after every transaction, whatever was done and whatever broke (ADR 0081). */
export interface Invariant {
  /** A sentence without its full stop: `an edition has each of its numbers once`. */
  name: string;
  /** SQL with one value: how many things it is asked of. */
  countSql: string;
  /** SQL that finds what breaks it. Each row is a fault, or is judged by `judge`. */
  violationsSql: string;
  /** For what SQL cannot tell: every row is a candidate, and null says that nothing is wrong with it. */
  evaluate?: (row: AuditRow) => InvariantViolation | null;
}

/** How a query names a print. */
export const printLabelSql = (table: string): string =>
  `CONCAT('number ', ${table}.number, ' of edition ', ${table}.edition_id)`;

/** Text of a column that is never null. */
export function textColumn(row: AuditRow, column: string): string {
  const value = row[column];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(`The audit expects a column ${column}.`);
}

/** A number of a column that is never null, also where the driver gives it as text. */
export const numberColumn = (row: AuditRow, column: string): number => Number(textColumn(row, column));
