import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../migrations';
import type { Settings } from '../config/settings';
import { dataSourceOptions } from './data-source-options';

/** Runs the work on a separate connection with the migrations and without entities, before the application exists. */
export async function withMigrationDataSource<T>(
  settings: Settings,
  work: (source: DataSource) => Promise<T>,
): Promise<T> {
  const source = new DataSource({
    ...dataSourceOptions({ ...settings.database, poolSize: 2 }),
    migrations: MIGRATIONS,
  });
  await source.initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

/** One instance migrates at a time; the others wait and then find nothing to do. */
const LOCK_NAME = "CONCAT('gallery-migrations:', LEFT(DATABASE(), 40))";
const LOCK_WAIT_SECONDS = 120;

/** Runs what is pending, oldest first. Returns the names of what ran. */
export async function migrateUp(source: DataSource): Promise<string[]> {
  return withMigrationLock(source, async () => {
    const ran = await source.runMigrations({ transaction: 'none' });
    return ran.map((migration) => migration.name);
  });
}

/** Undoes the latest migration, or all of them. Returns the names of what was undone, latest first. */
export async function migrateDown(source: DataSource, which: 'latest' | 'all'): Promise<string[]> {
  return withMigrationLock(source, async () => {
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

/** Migrations that a deployment has not run. */
export class PendingMigrationsError extends Error {
  constructor(names: string[]) {
    super(
      `The database is behind this version: ${names.join(', ')} must run first. ` +
        'Run `node dist/migrate.js up` once, then start the instances.',
    );
    this.name = 'PendingMigrationsError';
  }
}

/**
 * For an instance in production, which never migrates by itself. Migrations beyond this version are ignored: they
 * belong to the next version, which is being rolled out.
 * @throws PendingMigrationsError
 */
export async function assertNoPendingMigrations(source: DataSource): Promise<void> {
  const names = await pendingMigrations(source);
  if (names.length > 0) throw new PendingMigrationsError(names);
}

async function executedMigrations(source: DataSource): Promise<string[]> {
  const tables = await source.query<unknown[]>("SHOW TABLES LIKE 'migrations'");
  if (tables.length === 0) return [];
  const rows = await source.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  return rows.map((row) => row.name);
}

/** GET_LOCK belongs to a connection, so a separate one holds the lock while the migrations use others. */
async function withMigrationLock<T>(source: DataSource, work: () => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    const [answer] = await source.query<{ taken: number | null }[]>(
      `SELECT GET_LOCK(${LOCK_NAME}, ${LOCK_WAIT_SECONDS}) AS taken`,
      [],
      runner,
    );
    if (Number(answer?.taken) !== 1)
      throw new Error('Another instance has been migrating the database for two minutes.');
    return await work();
  } finally {
    await runner.query(`DO RELEASE_LOCK(${LOCK_NAME})`);
    await runner.release();
  }
}
