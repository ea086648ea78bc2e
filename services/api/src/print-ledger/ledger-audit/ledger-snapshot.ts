import type { DataSource, QueryRunner } from 'typeorm';
import type { AuditRow } from './invariant';

/** The gallery as it was at one moment, for as long as somebody reads it. */
export interface LedgerSnapshot {
  /** The first value of the first row. */
  count(sql: string): Promise<number>;
  /** Row by row, as fast as they are taken: a table may be larger than the memory. */
  rows(sql: string): AsyncIterable<AuditRow>;
}

/**
 * Reads in one transaction that sees what was committed before it began and nothing since, takes no locks and cannot write:
 * the shop goes on meanwhile, and a sale under way is seen whole or not at all.
 */
export async function withSnapshot<T>(
  source: DataSource,
  work: (snapshot: LedgerSnapshot) => Promise<T>,
): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const result = await work({
      count: async (sql) => {
        const rows = await source.query<AuditRow[]>(sql, [], runner);
        return Number(Object.values(rows[0] ?? {})[0]);
      },
      rows: (sql) => rowsOf(runner, sql),
    });
    await runner.query('COMMIT');
    return result;
  } finally {
    await runner.release();
  }
}

async function* rowsOf(runner: QueryRunner, sql: string): AsyncIterable<AuditRow> {
  const rows: AsyncIterable<AuditRow> = await runner.stream(sql);
  for await (const row of rows) yield row;
}
