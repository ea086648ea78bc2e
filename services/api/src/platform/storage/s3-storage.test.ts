import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { startObjectStore, type ObjectStore } from '@gallery/object-store';
import { readMediaSettings } from '../config/media-settings';
import { EnvironmentReader } from '../config/environment-reader';
import { S3Storage } from './s3-storage';
import { StorageUnavailable } from './storage';

/** Longer than any of these calls takes on a busy machine. */
const PATIENCE = { answerMs: 10_000, idleMs: 10_000, attemptsMs: 10_000, pauseMs: 1, brokenMs: 10_000 };
/** For what is never answered. */
const IMPATIENCE = { ...PATIENCE, answerMs: 30 };
const KEY = 'uploads/ab12.jpg';

let folder: string;
let store: ObjectStore;
let storage: S3Storage;

// Parts that are unavailable on purpose need no log lines.
beforeAll(() => {
  Logger.overrideLogger(false);
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gallery-store-'));
  store = await startObjectStore({ dir: path.join(folder, 'store'), pageSize: 2 });
  storage = opened();
});
afterEach(async () => {
  storage.onApplicationShutdown();
  await store.stop();
  await rm(folder, { recursive: true });
});

function opened(changed: Record<string, string> = {}, patience = PATIENCE): S3Storage {
  const { store: named } = readMediaSettings(new EnvironmentReader({ ...store.environment, ...changed }));
  if (!named) throw new Error('No store is named.');
  return new S3Storage(named, { incoming: path.join(folder, 'incoming'), patience });
}

const put = (text = 'picture', key = KEY): Promise<void> => storage.put(key, Buffer.from(text), 'image/jpeg');
const callsOf = (method: string): number => store.calls.filter((call) => call.startsWith(method)).length;

test('retries a failed call that can be repeated', async () => {
  store.suffer({ status: 503, calls: 1 });
  await put();
  store.suffer({ status: 500, calls: 1 });

  expect((await storage.read(KEY))?.toString()).toBe('picture');
  expect([callsOf('PUT'), callsOf('GET')]).toEqual([2, 2]);
});

test('reads again if a read breaks off before the first byte', async () => {
  await put('0123456789');
  store.suffer({ breaksAfter: 4, calls: 1 });

  const file = await storage.open(KEY);

  expect(file && (await buffer(file.bytes)).toString()).toBe('0123456789');
});

test('ends a long file with an error if the store stops midway', async () => {
  await storage.put(KEY, Buffer.alloc(2 * 1_048_576), 'video/mp4');
  store.suffer({ breaksAfter: 1_000 });

  const film = await storage.open(KEY);

  await expect(film && buffer(film.bytes)).rejects.toThrow();
});

test.each([
  ['is silent', { isSilent: true }],
  ['fails', { status: 500 }],
  ['is full', { isFull: true }],
])('reports that pictures are unavailable if the store %s', async (_what, errors) => {
  store.suffer(errors);

  await expect(opened({}, IMPATIENCE).put(KEY, Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
    details: { missing: 'pictures' },
  });
});

test('reports it if nothing listens there', async () => {
  await store.stop();

  await expect(storage.open(KEY)).rejects.toThrow(StorageUnavailable);
  await expect(storage.check()).rejects.toThrow(StorageUnavailable);
});

test('does not call a store that failed a moment ago', async () => {
  store.suffer({ status: 500 });
  await expect(storage.read(KEY)).rejects.toThrow(StorageUnavailable);
  const asked = store.calls.length;

  await expect(storage.read(KEY)).rejects.toThrow(StorageUnavailable);

  expect(store.calls.length).toBe(asked);
});

test('never mistakes a wrong key for a missing picture', async () => {
  await put();
  const stranger = opened({ MEDIA_S3_SECRET_ACCESS_KEY: 'another-secret' });

  await expect(stranger.read(KEY)).rejects.toThrow(StorageUnavailable);
  await expect(stranger.check()).rejects.toThrow(StorageUnavailable);
});

test('never mistakes a missing bucket for a missing picture', async () => {
  await expect(opened({ MEDIA_S3_BUCKET: 'another' }).read(KEY)).rejects.toThrow(StorageUnavailable);
});

test('stores the digest of each file', async () => {
  await put();

  expect(await storage.digest(KEY)).toMatch(/^[0-9a-f]{64}$/);
  expect(await storage.digest('uploads/other.jpg')).toBeNull();
});

test('lists more files than fit on one page', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `uploads/${name}.jpg`);
  for (const key of keys) await put('picture', key);

  const found: string[] = [];
  for await (const { key } of storage.listFiles()) found.push(key);

  expect(found).toEqual(keys);
});
