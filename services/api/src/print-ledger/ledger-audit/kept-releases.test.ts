import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { asOwner } from '../../../test/app/signed-in-owner';
import { connect, workerSchema } from '../../../test/app/test-schema';
import { createApp } from '../../app';
import { CertificateSigningService } from '../../certificates';
import { MIGRATIONS } from '../../migrations';
import { RELEASES, type MigrationClass } from '../../migrations/migration-step';
import { Settings } from '../../platform';
import { dataSourceOptions } from '../../platform/database/data-source-options';
import { migrateUp } from '../../platform/database/migrations';
import { auditLedger, ledgerInvariants } from './ledger-audit';

const ROOT = path.resolve(__dirname, '../../../../..');
const FOLDER = path.resolve(__dirname, '../../../test/releases');
/** If the database programs are missing, they are installed first. */
const PATIENCE_MS = 180_000;

const dumps = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql.gz'))
  .map((file) => file.replace('.sql.gz', ''));

interface Kept {
  lastMigration: string;
  /** By path. */
  answers: Record<string, object>;
}
const keptOf = (version: string): Kept => {
  const kept: Kept = JSON.parse(readFileSync(path.join(FOLDER, `${version}.json`), 'utf8'));
  return kept;
};

let databaseUrl: string;
let dataDir: string;
let settings: Settings;

beforeAll(async () => {
  databaseUrl = await workerSchema('_release');
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'gallery-release-'));
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SALES_MODE: 'purchase',
    // As when the dump was made.
    PUBLIC_ORIGIN: 'http://gallery.example',
    // Nobody answers there: its payments belonged to a sandbox.
    STRIPE_HOST: 'http://127.0.0.1:9',
  };
  settings = Settings.read({ ...environment, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
});
afterAll(async () => {
  const connection = await connect(databaseUrl);
  await connection.query(`DROP DATABASE ${schema()}`);
  await connection.end();
  await rm(dataDir, { recursive: true });
});

const schema = (): string => new URL(databaseUrl).pathname.slice(1);

/** Loads the release's rows into the emptied schema. */
async function restore(version: string): Promise<void> {
  const connection = await connect(databaseUrl);
  await connection.query(`DROP DATABASE ${schema()}; CREATE DATABASE ${schema()} CHARACTER SET utf8mb4`);
  await connection.end();
  const command = path.join(ROOT, 'tools/release-dump.mjs');
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [command, 'load', version], { env });
}

/** Runs the migrations that the release has not run yet. Returns the violations that the audit then finds. */
async function upgrade(migrations: MigrationClass[]): Promise<string[]> {
  const options = dataSourceOptions({ ...settings.database, poolSize: 2 });
  const source = await new DataSource({ ...options, migrations }).initialize();
  try {
    await migrateUp(source);
    const findings = await auditLedger(source, ledgerInvariants(new CertificateSigningService(settings)));
    return findings.filter(({ violations }) => violations > 0).map(({ name }) => name);
  } finally {
    await source.destroy();
  }
}

/** A planted migration, the last of all. */
const migrationOf = (sql: string): MigrationClass =>
  class Planted9999999999999 implements MigrationInterface {
    name = 'Planted9999999999999';
    up(runner: QueryRunner): Promise<void> {
      return runner.query(sql);
    }
    down(): Promise<void> {
      return Promise.resolve();
    }
  };

describe.each(dumps)('the data of %s', (version) => {
  let app: NestFastifyApplication;
  let violated: string[];

  beforeAll(async () => {
    await restore(version);
    violated = await upgrade(MIGRATIONS);
    app = await createApp(settings);
    await app.listen(0, '127.0.0.1');
  }, PATIENCE_MS);
  afterAll(() => app.close());

  test('has a clean audit after the later migrations', () => {
    expect(violated).toEqual([]);
  });

  test.each(Object.entries(keptOf(version).answers))('responds to %s as before', async (url, before) => {
    const answer = await app.inject({ url, headers: asOwner });
    expect(answer.json()).toMatchObject(before);
  });
});

describe('a bad migration is found:', () => {
  const newest = dumps.at(-1) ?? '';
  beforeEach(() => restore(newest), PATIENCE_MS);

  test('one that makes a sold print available', async () => {
    const planted = migrationOf(
      "UPDATE prints SET state = 'available', order_id = NULL WHERE state = 'sold'",
    );
    expect(await upgrade([...MIGRATIONS, planted])).not.toEqual([]);
  });

  test('one that changes what a certificate has signed', async () => {
    const planted = migrationOf("UPDATE certificates SET statement = CONCAT(statement, ' ')");
    expect(await upgrade([...MIGRATIONS, planted])).not.toEqual([]);
  });

  test('one that does not fit the rows', async () => {
    const planted = migrationOf('ALTER TABLE certificates ADD UNIQUE KEY one_per_order (order_id)');
    await expect(upgrade([...MIGRATIONS, planted])).rejects.toThrow('Duplicate entry');
  });
});

test('every release since 1.1.0 has its dump, and package.json has the latest version', () => {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const [, ...kept] = RELEASES;
  expect(kept.map((release) => release.version)).toEqual(dumps);
  expect(dumps.at(-1)).toBe(version);
  for (const release of kept)
    expect(keptOf(release.version).lastMigration).toMatch(new RegExp(`${release.last}$`));
});
