import { DataSource } from 'typeorm';
import { workerSchema } from '../../../test/app/test-schema';
import { timeFactor } from '../../../test/app/time-factor';
import { MIGRATIONS } from '../../migrations';
import { Settings } from '../config/settings';
import { dataSourceOptions } from './data-source-options';
import { migrateDown, migrateUp, pendingMigrations, assertNoPendingMigrations } from './migrations';

// MySQL makes and drops tables several times slower than MariaDB.
jest.setTimeout(90_000 * timeFactor);

let source: DataSource;

async function connected(): Promise<DataSource> {
  const settings = Settings.read({ DATABASE_URL: await workerSchema('_migrations') });
  return new DataSource({ ...dataSourceOptions(settings.database), migrations: MIGRATIONS }).initialize();
}

beforeEach(async () => {
  source = await connected();
  await migrateDown(source, 'all');
});
afterEach(() => source.destroy());

/** Every table as the database itself would create it again. */
async function schema(): Promise<Record<string, string>> {
  const tables = await source.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name',
  );
  const statements: Record<string, string> = {};
  for (const { name } of tables) {
    if (name === 'migrations') continue;
    const [row] = await source.query<Record<string, string>[]>(`SHOW CREATE TABLE \`${name}\``);
    const statement = String(row?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, '');
    // MySQL says of each text in a check in which connection's set it was given.
    statements[name] = statement.replaceAll(/_(?:ascii|utf8mb4)(?=')/g, '');
  }
  return statements;
}

test('all the way up, down and up again results in the same tables', async () => {
  await migrateUp(source);
  const first = await schema();
  await migrateDown(source, 'all');
  const between = await schema();
  await migrateUp(source);

  expect(Object.keys(first)).toContain('outbox');
  expect(between).toEqual({});
  expect(await schema()).toEqual(first);
});

test('tables meet the requirements of a database cluster: InnoDB, each row with a primary key', async () => {
  await migrateUp(source);
  const tables = await source.query<{ name: string; engine: string; isKeyed: number }[]>(
    `SELECT tables.table_name AS name, tables.engine AS engine, keyed.table_name IS NOT NULL AS isKeyed
       FROM information_schema.tables AS tables
       LEFT JOIN information_schema.table_constraints AS keyed
         ON keyed.table_schema = tables.table_schema AND keyed.table_name = tables.table_name
        AND keyed.constraint_type = 'PRIMARY KEY'
      WHERE tables.table_schema = DATABASE()`,
  );

  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter(({ engine, isKeyed }) => engine !== 'InnoDB' || Number(isKeyed) !== 1)).toEqual([]);
});

test('no index needs a virtual column, which a recovering server cannot compute and may never finish', async () => {
  await migrateUp(source);
  const indexed = await source.query<{ place: string }[]>(
    `SELECT DISTINCT CONCAT(statistics.table_name, '.', statistics.column_name) AS place
       FROM information_schema.statistics AS statistics
       JOIN information_schema.columns AS columns USING (table_schema, table_name, column_name)
      WHERE table_schema = DATABASE() AND columns.extra LIKE '%VIRTUAL%'`,
  );

  expect(indexed.map(({ place }) => place)).toEqual([]);
});

test('each step down undoes exactly what its step up did', async () => {
  const heights: Record<string, string>[] = [await schema()];
  for (const Migration of MIGRATIONS) {
    const single = await connectedWith([Migration]);
    await migrateUp(single);
    await single.destroy();
    heights.push(await schema());
  }
  for (const height of heights.toReversed().slice(1)) {
    await migrateDown(source, 'latest');
    expect(await schema()).toEqual(height);
  }
});

test('two instances that start together migrate once', async () => {
  const other = await connected();
  const [mine, theirs] = await Promise.all([migrateUp(source), migrateUp(other)]);
  await other.destroy();

  expect([mine.length, theirs.length].toSorted((a, b) => a - b)).toEqual([0, MIGRATIONS.length]);
});

test('reports pending migrations, which an instance in production waits for', async () => {
  const names = await pendingMigrations(source);
  expect(names).toHaveLength(MIGRATIONS.length);
  await expect(assertNoPendingMigrations(source)).rejects.toThrow(
    `The database is behind this version: ${names.join(', ')} must run first.`,
  );
  await migrateUp(source);
  expect(await pendingMigrations(source)).toEqual([]);
  await expect(assertNoPendingMigrations(source)).resolves.toBeUndefined();
});

async function connectedWith(migrations: typeof MIGRATIONS): Promise<DataSource> {
  const settings = Settings.read({ DATABASE_URL: await workerSchema('_migrations') });
  return new DataSource({ ...dataSourceOptions(settings.database), migrations }).initialize();
}
