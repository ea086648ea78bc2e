import type { DataSource, QueryRunner } from 'typeorm';

/** One instance migrates at a time; the others wait for it and then find nothing to do. */
const LOCK = 'gallery-migrations';
const LOCK_WAIT_SECONDS = 120;

/** Runs what is pending, oldest first. Returns the names of what ran. */
export async function migrateUp(source: DataSource): Promise<string[]> {
  return locked(source, async () => {
    const ran = await source.runMigrations({ transaction: 'none' });
    return ran.map((migration) => migration.name);
  });
}

/** Undoes the latest migration, or all of them. Returns the names of what was undone, latest first. */
export async function migrateDown(source: DataSource, which: 'latest' | 'all'): Promise<string[]> {
  return locked(source, async () => {
    const undone: string[] = [];
    for (;;) {
      const latest = (await executedMigrations(source)).at(-1);
      if (latest === undefined) return undone;
      await source.undoLastMigration({ transaction: 'none' });
      undone.push(latest);
      if (which === 'latest') return undone;
    }
  });
}

/** Names of migrations that this build knows and the database has not run. */
export async function pendingMigrations(source: DataSource): Promise<string[]> {
  const executed = new Set(await executedMigrations(source));
  return source.migrations
    .map((migration) => migration.name ?? migration.constructor.name)
    .filter((name) => !executed.has(name));
}

async function executedMigrations(source: DataSource): Promise<string[]> {
  const tables: unknown[] = await source.query("SHOW TABLES LIKE 'migrations'");
  if (tables.length === 0) return [];
  const rows: { name: string }[] = await source.query('SELECT name FROM migrations ORDER BY id');
  return rows.map((row) => row.name);
}

/** GET_LOCK belongs to a connection, so the lock is held by one of its own, by database. */
async function locked<T>(source: DataSource, work: () => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    await acquire(runner);
    return await work();
  } finally {
    await runner.query(`SELECT RELEASE_LOCK(CONCAT('${LOCK}:', LEFT(DATABASE(), 40)))`);
    await runner.release();
  }
}

async function acquire(runner: QueryRunner): Promise<void> {
  const rows: { taken: number | null }[] = await runner.query(
    `SELECT GET_LOCK(CONCAT('${LOCK}:', LEFT(DATABASE(), 40)), ${LOCK_WAIT_SECONDS}) AS taken`,
  );
  if (Number(rows[0]?.taken) !== 1)
    throw new Error('Another instance has been migrating the database for two minutes.');
}
