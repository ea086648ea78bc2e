import type { Database } from '@gallery/api/platform';

/** Rows of one statement. More make packets that a server may refuse. */
const ROWS_PER_STATEMENT = 2_000;

type BulkValue = string | number | Date | Buffer | null;
export type BulkRow = Readonly<Record<string, BulkValue>>;

/**
 * Writes rows by the thousand. All rows of a table have the same columns, and a table appears before those that point
 * to it: when one is full, all are written, in that order.
 */
export class BulkInsert {
  private readonly waiting = new Map<string, BulkRow[]>();
  /** Rows written so far, by table. */
  readonly written = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly rowsAtOnce = ROWS_PER_STATEMENT,
  ) {}

  async add(table: string, row: BulkRow): Promise<void> {
    const rows = this.waiting.get(table) ?? [];
    this.waiting.set(table, rows);
    if (rows.push(row) >= this.rowsAtOnce) await this.finish();
  }

  /** Deletes the table's rows. */
  async empty(table: string): Promise<void> {
    await this.database.manager.query(`DELETE FROM ${table}`);
  }

  /** Writes what is still pending, in the order in which the tables first appeared. */
  async finish(): Promise<void> {
    for (const table of this.waiting.keys()) await this.write(table);
  }

  private async write(table: string): Promise<void> {
    const rows = this.waiting.get(table) ?? [];
    const [first] = rows;
    if (!first) return;
    this.waiting.set(table, []);
    const columns = Object.keys(first);
    const values = rows.map((row) => columns.map((column) => row[column] ?? null));
    await this.database.manager.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ?`, [values]);
    this.written.set(table, (this.written.get(table) ?? 0) + rows.length);
  }
}
