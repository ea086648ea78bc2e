import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { timeFactor } from '../jest/time-factor.mjs';
import { programsFor } from './client-programs.mjs';
import { startDatabase, startThrowawayDatabase } from './index.mjs';
import { greets, socketPathFor } from './socket.mjs';
import { roomyTemporaryFolder } from './temporary-folder.mjs';

/** Without variables that name another database. */
const env = { PATH: process.env.PATH };
let dataDir;

// The first start initializes a server.
jest.setTimeout(60_000 * timeFactor);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'gallery-data-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const socketOf = ({ url }) => new URL(url).searchParams.get('socketPath');
const isThere = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

test('uses the database of DATABASE_URL as it is', async () => {
  const database = await startDatabase({ dataDir, env: { DATABASE_URL: 'mysql://somewhere/gallery' } });

  expect(database.url).toBe('mysql://somewhere/gallery');
});

test('a private server starts, a second start uses it, and only the first one stops it', async () => {
  const first = await startDatabase({ dataDir, env });
  const second = await startDatabase({ dataDir, env });
  await second.stop();
  const survived = await greets(socketOf(first));
  await first.stop();

  expect(second.url).toBe(first.url);
  expect(survived).toBe(true);
  expect(await greets(socketOf(first))).toBe(false);
});

test('a killed server does not prevent the next one from starting', async () => {
  let pid;
  const killed = await startDatabase({ dataDir, env, onProcess: (leader) => (pid = leader) });
  process.kill(pid, 'SIGKILL');
  await killed.stop();

  const next = await startDatabase({ dataDir, env });
  expect(await greets(socketOf(next))).toBe(true);
  await next.stop();
});

test('a temporary server deletes its folder', async () => {
  const database = await startThrowawayDatabase({ env });
  const folder = path.dirname(socketOf(database));
  const wasThere = await isThere(folder);
  await database.stop();

  expect(wasThere).toBe(true);
  expect(await isThere(folder)).toBe(false);
});

test('the API tests’ server ends with a run that is killed', async () => {
  const setUp = path.resolve(import.meta.dirname, '../../services/api/test/global-setup.mjs');
  const script = `
    const { default: setUp } = await import(${JSON.stringify(setUp)});
    await setUp();
    console.log(process.env.GALLERY_TEST_DATABASE);
    setInterval(() => undefined, 1_000);`;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [url] = await once(createInterface({ input: run.stdout }), 'line');
  const socket = socketOf({ url });
  expect(await greets(socket)).toBe(true);

  run.kill('SIGKILL');
  const deadline = Date.now() + 20_000 * timeFactor;
  while ((await greets(socket)) && Date.now() < deadline) await delay(100);
  expect(await greets(socket)).toBe(false);
});

test('a temporary server is in memory only if there is room', async () => {
  expect(await roomyTemporaryFolder(dataDir, 1)).toBe(dataDir);
  expect(await roomyTemporaryFolder(dataDir, Number.MAX_SAFE_INTEGER)).toBe(os.tmpdir());
  expect(await roomyTemporaryFolder(path.join(dataDir, 'missing'), 1)).toBe(os.tmpdir());
});

test('a folder whose path is too long for a socket always gets the same short one', async () => {
  const deep = path.join(dataDir, 'x'.repeat(120));
  const socket = await socketPathFor(deep);

  expect(Buffer.byteLength(socket)).toBeLessThanOrEqual(100);
  expect(await socketPathFor(deep)).toBe(socket);
  expect(await socketPathFor(`${deep}y`)).not.toBe(socket);
});

test('MySQL is backed up with its own programs, even if MariaDB’s are found first', async () => {
  const folder = await mkdtemp(path.join(dataDir, 'programs-'));
  for (const name of ['mysql', 'mysqldump', 'mysqlbinlog'])
    await writeFile(path.join(folder, name), '#!/bin/sh\necho "$0 Ver 8.4.3"\n', { mode: 0o755 });
  const mariadb = { client: '', dump: '', readLog: '', kind: 'mariadb' };

  expect(await programsFor('mariadb', mariadb, { env: { PATH: folder } })).toBe(mariadb);
  expect(await programsFor('mysql', mariadb, { env: { PATH: folder } })).toMatchObject({
    dump: path.join(folder, 'mysqldump'),
    kind: 'mysql',
  });
});
