/** A small gallery on a database server of its own, and the commands that back it up and restore it, for tests. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, jest } from '@jest/globals';
import { startInstance } from '../database/instance.mjs';
import { findServer } from '../database/server-binary.mjs';
import { withDatabase } from './database-access.mjs';

// Each test starts several programs.
jest.setTimeout(60_000);

const root = path.resolve(import.meta.dirname, '../..');
/** Time to install the programs first. */
const PATIENCE_MS = 180_000;

let dir;
let server;

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'gallery-backup-'));
  const binary = await findServer(process.env);
  if (!binary) throw new Error('This test needs MariaDB or MySQL on the machine.');
  server = await startInstance({ server: binary, dir, durable: false, logs: true, onProcess: () => {} });
  await asked('SELECT 1');
}, PATIENCE_MS);

afterAll(async () => {
  await server?.stop();
  await rm(dir, { recursive: true, force: true });
});

beforeEach(async () => {
  await asked('DROP DATABASE IF EXISTS restored; CREATE DATABASE restored');
  await asked(`
    DROP TABLE IF EXISTS migrations, orders, visit_daily_salts;
    CREATE TABLE migrations (id INT PRIMARY KEY, name VARCHAR(50)); INSERT INTO migrations VALUES (1, 'Orders1');
    CREATE TABLE orders (number VARCHAR(20) PRIMARY KEY); INSERT INTO orders VALUES ('TF-1');
    CREATE TABLE visit_daily_salts (day DATE PRIMARY KEY); INSERT INTO visit_daily_salts VALUES ('2026-11-22')`);
  for (const name of ['repository', 'from', 'to']) await rm(at(name), { recursive: true, force: true });
  await mkdir(at('from/media/originals'), { recursive: true });
  await mkdir(at('from/media/incoming'), { recursive: true });
  await writeFile(at('from/media/originals/bloom.jpg'), 'a picture');
  await writeFile(at('from/media/incoming/half.part'), 'half of one');
});

export const at = (name) => path.join(dir, name);

const urlOf = (schema) => {
  const url = new URL(server.url);
  url.pathname = `/${schema}`;
  return url.href;
};

export const asked = (sql, schema = 'gallery') =>
  withDatabase({ databaseUrl: urlOf(schema), env: process.env, say: () => {} }, (access) =>
    access.query(sql),
  );

export const ordersIn = async (schema) =>
  (await asked('SELECT number FROM orders ORDER BY number', schema)).flat();

/** The variables that name a gallery, and the repository of its backups. @param {string} schema @param {string} dataDir */
export const galleryOf = (schema, dataDir) => ({
  BACKUP_DIR: at('repository'),
  DATABASE_URL: urlOf(schema),
  DATA_DIR: at(dataDir),
});

/** Runs a command as its user does. */
async function run(script, args, gallery) {
  const env = { ...process.env, ...gallery };
  const child = spawn(process.execPath, [path.join(root, script), ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}

export const backUp = (args = [], env = {}) =>
  run('tools/backup.mjs', args, { ...galleryOf('gallery', 'from'), ...env });

export const restore = (args = ['latest']) => run('tools/restore.mjs', args, galleryOf('restored', 'to'));

// In a process of its own, because jest cannot load its modules.
const CREATE_KEYS = `
  import { generateX25519Identity, identityToRecipient } from 'age-encryption';
  const identity = await generateX25519Identity();
  console.log(identity + ' ' + await identityToRecipient(identity));`;

/** A key pair: the public key for the backup, and the file of the private one for the restore. */
export async function keyPair(name = 'identity.txt') {
  const options = { cwd: import.meta.dirname, encoding: 'utf8' };
  const created = execFileSync(process.execPath, ['--input-type=module', '-e', CREATE_KEYS], options);
  const [identity, recipient] = created.trim().split(' ');
  await writeFile(at(name), `# created: 2026-11-22T14:05:00Z\n${identity}\n`);
  return {
    env: { BACKUP_AGE_RECIPIENTS: recipient },
    restore: () => restore(['latest', '--identity', at(name)]),
  };
}
