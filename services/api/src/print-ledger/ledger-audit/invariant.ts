/** A row as the database returns it; sums and large counts arrive as text. */
export type AuditRow = Readonly<Record<string, unknown>>;

/** A violation of an invariant. */
export interface InvariantViolation {
  /** As staff would look it up: `order TF-7K3M-Q9XD`, `number 3 of edition …`. */
  subject: string;
  /** What is wrong, as the end of a sentence that begins with the subject. */
  message: string;
}

/** A rule that the database satisfies after every transaction (ADR 0081). */
export interface Invariant {
  /** A sentence without its full stop: `a sold print has a certificate`. */
  name: string;
  /** SQL that returns one value: how many things are checked. */
  countSql: string;
  /** SQL that finds violations. Each row is a violation, unless `evaluate` decides. */
  violationsSql: string;
  /** For what SQL cannot express: every row is a candidate, and null means that it is valid. */
  evaluate?: (row: AuditRow) => InvariantViolation | null;
}

/** The label of a print in a query. */
export const printLabelSql = (table: string): string =>
  `CONCAT('number ', ${table}.edition_number, ' of edition ', ${table}.edition_id)`;

/** Text from a column that is never null. */
export function textColumn(row: AuditRow, column: string): string {
  const value = row[column];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(`The audit expects a column ${column}.`);
}

/** A number from a column that is never null, even if the driver returns it as text. */
export const numberColumn = (row: AuditRow, column: string): number => Number(textColumn(row, column));
