import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startObjectStore } from '@gallery/object-store';
import { at, backUp, galleryOf, keyPair, ordersIn } from './backup-test-support.mjs';
import { untilNext } from './backup-times.mjs';

const HOUR_MS = 3_600_000;

let store;
let elsewhere;
let keys;

beforeEach(async () => {
  store = await startObjectStore({ dir: at('elsewhere'), bucket: 'copies' });
  keys = await keyPair();
  const { MEDIA_S3_ACCESS_KEY_ID, MEDIA_S3_SECRET_ACCESS_KEY } = store.environment;
  elsewhere = {
    ...keys.env,
    BACKUP_S3_BUCKET: store.bucket,
    BACKUP_S3_ENDPOINT: store.endpoint,
    BACKUP_S3_ACCESS_KEY_ID: MEDIA_S3_ACCESS_KEY_ID,
    BACKUP_S3_SECRET_ACCESS_KEY: MEDIA_S3_SECRET_ACCESS_KEY,
  };
});
afterEach(async () => {
  await store.stop();
  await rm(at('elsewhere'), { recursive: true, force: true });
});

const fileCount = (output) => Number(/(\d+) files/.exec(output)?.[1]);

test('a gallery whose machine is lost is restored from the copy', async () => {
  await backUp([], elsewhere);
  expect(await backUp(['copy'], elsewhere)).toMatchObject({ code: 0 });
  await rm(at('repository'), { recursive: true });

  expect(await backUp(['fetch'], elsewhere)).toMatchObject({ code: 0 });
  expect(await keys.restore()).toMatchObject({ code: 0 });
  expect(await ordersIn('restored')).toEqual(['TF-1']);
  expect(await readdir(at('to/media/originals'))).toEqual(['bloom.jpg']);
});

test('existing files are not sent again', async () => {
  await backUp([], elsewhere);
  const first = await backUp(['copy'], elsewhere);
  // A dump, a list of images, a manifest and an image.
  expect(fileCount(first.output)).toBe(4);
  expect(fileCount((await backUp(['copy'], elsewhere)).output)).toBe(0);
});

test('an unencrypted backup never leaves the machine', async () => {
  await backUp();
  expect(fileCount((await backUp(['copy'], elsewhere)).output)).toBe(0);
});

test('without a bucket it says what to set', async () => {
  expect(await backUp(['copy'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('Set BACKUP_S3_BUCKET'),
  });
});

test('a nightly run backs up, removes what a killed process left, copies, and pings the monitor', async () => {
  await mkdir(at('repository/20200101T030000Z.unfinished'), { recursive: true });
  const watcher = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(watcher, 'listening');
  const url = `http://127.0.0.1:${watcher.address().port}/ping`;
  const command = path.resolve(import.meta.dirname, '../backup.mjs');
  const env = { ...process.env, ...galleryOf('gallery', 'from'), ...elsewhere, BACKUP_PING_URL: url };
  const child = spawn(process.execPath, [command, 'nightly'], { env });
  child.stdout.resume();
  try {
    await once(watcher, 'request');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    const [name] = await readdir(at('repository'));
    expect(await readdir(at('repository'))).toEqual([name, 'encrypted-pictures']);
    expect(store.calls.findLast((call) => call.startsWith('PUT'))).toBe(`PUT ${name}/manifest.json`);
  } finally {
    child.kill('SIGKILL');
    watcher.close();
  }
});

test.each([
  ['03:30', '2026-11-28T03:00:00Z', 0.5],
  ['03:30', '2026-11-28T03:30:00Z', 24],
  ['00:10', '2026-11-30T23:10:00Z', 1],
])('until %s it is, at %s, %s hours', (time, now, hours) => {
  expect(untilNext(time, new Date(now))).toBe(hours * HOUR_MS);
});

test('an invalid time is rejected', () => {
  expect(() => untilNext('3 a.m.', new Date())).toThrow('BACKUP_AT must be a time such as 03:30');
});
