import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
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

const at = (name) => path.join(dir, name);

const urlOf = (schema) => {
  const url = new URL(server.url);
  url.pathname = `/${schema}`;
  return url.href;
};

const asked = (sql, schema = 'gallery') =>
  withDatabase({ databaseUrl: urlOf(schema), env: process.env, say: () => {} }, (access) =>
    access.query(sql),
  );

const ordersIn = async (schema) => (await asked('SELECT number FROM orders ORDER BY number', schema)).flat();

/** Runs a command as its user does. */
async function run(script, args, gallery) {
  const env = { ...process.env, BACKUP_DIR: at('repository'), ...gallery };
  const child = spawn(process.execPath, [path.join(root, script), ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}

const backUp = (args = []) =>
  run('tools/backup.mjs', args, { DATABASE_URL: urlOf('gallery'), DATA_DIR: at('from') });

const restore = (args = ['latest']) =>
  run('tools/restore.mjs', args, { DATABASE_URL: urlOf('restored'), DATA_DIR: at('to') });

test('a backup restores complete files and all rows elsewhere', async () => {
  expect(await backUp()).toMatchObject({ code: 0 });
  expect(await restore()).toMatchObject({ code: 0 });

  expect(await ordersIn('restored')).toEqual(['TF-1']);
  expect(await readdir(at('to/media'))).toEqual(['originals']);
  expect(await readFile(at('to/media/originals/bloom.jpg'), 'utf8')).toBe('a picture');
});

test('no backup contains daily visitor keys', async () => {
  await backUp();
  await restore();

  expect(await asked('SELECT COUNT(*) FROM visit_daily_salts', 'restored')).toEqual([['0']]);
});

test('binary logs restore what was committed after it, up to the given moment', async () => {
  await backUp();
  // The logs record the time of each change in whole seconds.
  const now = Math.floor(Date.now() / 1_000);
  await asked(`SET timestamp = ${now + 10}; INSERT INTO orders VALUES ('TF-2')`);
  await asked(`SET timestamp = ${now + 30}; DELETE FROM orders`);
  const until = new Date((now + 20) * 1_000);
  await asked('FLUSH BINARY LOGS');
  const logs = await mkdtemp(path.join(dir, 'copied-'));
  await cp(path.join(dir, 'logs'), logs, { recursive: true });

  expect(await restore(['latest', '--logs', logs, '--until', until.toISOString()])).toMatchObject({
    code: 0,
  });
  expect(await ordersIn('restored')).toEqual(['TF-1', 'TF-2']);
});

test('a database or folder that is not empty is left unchanged', async () => {
  await backUp();
  await restore();
  await asked("UPDATE orders SET number = 'TF-9'", 'restored');

  expect(await restore()).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
  await asked('DROP DATABASE restored; CREATE DATABASE restored');
  expect(await restore()).toMatchObject({ code: 1, output: expect.stringContaining('media is not empty') });
});

test('a corrupted image in the backup is named and not restored', async () => {
  await backUp();
  await writeFile(at('repository/pictures/originals/bloom.jpg'), 'a pictura');

  expect(await restore()).toMatchObject({
    code: 1,
    output: expect.stringContaining('The image originals/bloom.jpg'),
  });
  expect(await readdir(at('to/media/originals'))).toEqual([]);
});

test('images of an earlier backup are stored once', async () => {
  await backUp();
  const name = (await readdir(at('repository'))).find((each) => each !== 'pictures');
  await rename(at(`repository/${name}`), at('repository/20200101T030000Z'));
  await writeFile(at('from/media/originals/moon.jpg'), 'another picture');

  expect((await backUp()).output).toContain('2 images, 0.0 MB, 1 of them new');
});

test('nothing is pruned during a backup, whose images no manifest names yet', async () => {
  await backUp();
  await mkdir(at('repository/20991231T030000Z.unfinished'));
  await writeFile(at('repository/pictures/originals/moon.jpg'), 'another picture');

  expect(await backUp(['prune'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('A backup is in progress'),
  });
  expect(await readdir(at('repository/pictures/originals'))).toEqual(['bloom.jpg', 'moon.jpg']);
});
