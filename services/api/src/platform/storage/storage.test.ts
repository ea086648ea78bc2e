import { createHash, randomUUID } from 'node:crypto';
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startObjectStore, type ObjectStore } from '@gallery/object-store';
import { Settings } from '../config/settings';
import { DiskStorage } from './disk-storage';
import { createStorage } from '../platform.module';
import { S3Storage } from './s3-storage';
import type { Storage } from './storage';

let folder: string;
let store: ObjectStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gallery-storage-'));
  store = await startObjectStore({ dir: path.join(folder, 'store') });
});
afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true });
});

const opened = (environment: Record<string, string>): Promise<Storage> =>
  createStorage(
    Settings.read({
      DATABASE_URL: 'mysql://localhost/x',
      DATA_DIR: path.join(folder, 'data'),
      ...environment,
    }),
  );

const bytesOf = async (file: { bytes: Readable } | null): Promise<string | null> =>
  file && (await buffer(file.bytes)).toString();

test('uses the data folder unless a store is named', async () => {
  expect(await opened({})).toBeInstanceOf(DiskStorage);
  expect(await opened(store.environment)).toBeInstanceOf(S3Storage);
});

describe.each([
  ['on disk', () => opened({})],
  ['in a store', () => opened(store.environment)],
])('%s', (_place, open) => {
  let storage: Storage;
  /** A key of its own for every test. */
  let key: string;
  beforeAll(async () => {
    storage = await open();
  });
  beforeEach(() => {
    key = `originals/${randomUUID()}.jpg`;
  });

  test('returns what was put', async () => {
    await storage.put(key, Buffer.from('picture'), 'image/jpeg');

    expect((await storage.read(key))?.toString()).toBe('picture');
    expect(await bytesOf(await storage.open(key))).toBe('picture');
    expect([await storage.size(key), await storage.exists(key)]).toEqual([7, true]);
  });

  test('returns part of a file', async () => {
    await storage.put(key, Buffer.from('0123456789'), 'video/mp4');

    const part = await storage.open(key, { start: 2, end: 5 });

    expect([part?.size, await bytesOf(part)]).toEqual([4, '2345']);
  });

  test('returns files larger than a single read', async () => {
    const film = Buffer.alloc(3 * 1_048_576, 'film');
    await storage.put(key, film, 'video/mp4');

    const file = await storage.open(key);

    expect(file?.size).toBe(film.length);
    expect(file && (await buffer(file.bytes)).equals(film)).toBe(true);
  });

  test('finds nothing that was never put', async () => {
    expect(await storage.read(key)).toBeNull();
    expect(await storage.open(key)).toBeNull();
    expect([await storage.size(key), await storage.exists(key)]).toEqual([null, false]);
  });

  test('is unchanged by putting the same file again', async () => {
    const puts = [1, 2, 3].map(() => storage.put(key, Buffer.from('same'), 'text/plain'));
    await Promise.all(puts);

    expect((await storage.read(key))?.toString()).toBe('same');
  });

  test('deletes what was removed, and ignores what is already gone', async () => {
    await storage.put(key, Buffer.from('picture'), 'image/jpeg');
    await storage.remove(key);
    await storage.remove(key);

    expect(await storage.exists(key)).toBe(false);
  });

  test('stores a stream, reports what it is, and names it later', async () => {
    const file = await storage.receive(Readable.from([Buffer.from('pic'), Buffer.from('ture')]));
    expect(file).toMatchObject({ size: 7, sha256: createHash('sha256').update('picture').digest('hex') });
    expect(file.head.toString()).toBe('picture');
    expect((await file.read()).toString()).toBe('picture');

    await file.save(key);
    await file.discard();

    expect((await storage.read(key))?.toString()).toBe('picture');
  });

  test('keeps nothing of an interrupted stream', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('The line is gone.');
      })(),
    );
    await expect(storage.receive(broken)).rejects.toThrow('The line is gone.');
    expect(await parts()).toEqual([]);
  });

  test('lends a file to another process, and takes over the one it made', async () => {
    await storage.put(key, Buffer.from('original'), 'image/jpeg');
    const desk = await storage.tempFolder();
    const lent = await storage.localFile(key, desk);
    await access(lent ?? '');
    expect(await storage.localFile(`${key}-gone`, desk)).toBeNull();
    await writeFile(path.join(desk.path, 'small.jpg'), 'small');

    await storage.saveFile(path.join(desk.path, 'small.jpg'), `${key}-small`, 'image/jpeg');
    await desk.remove();

    expect((await storage.read(`${key}-small`))?.toString()).toBe('small');
    expect((await storage.read(key))?.toString()).toBe('original');
    expect(await parts()).toEqual([]);
  });

  test('lists all its files, but none without a name', async () => {
    await storage.put(key, Buffer.from('picture'), 'image/jpeg');
    const unnamed = await storage.receive(Readable.from([Buffer.from('unnamed')]));
    const files: { key: string; size: number }[] = [];
    for await (const file of storage.listFiles()) files.push(file);
    await unnamed.discard();

    expect(files).toContainEqual({ key, size: 7 });
    expect(files.filter((each) => each.key.startsWith('incoming'))).toEqual([]);
  });

  test('is available', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  test.each([
    '../settings',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a/.b',
    'a\\b',
    'a\0b',
    '',
    'x'.repeat(201),
  ])('rejects the key %j', async (name) => {
    await expect((async () => storage.read(name))()).rejects.toThrow('Not a storage key');
    await expect((async () => storage.put(name, Buffer.from('x'), 'text/plain'))()).rejects.toThrow(
      'Not a storage key',
    );
  });
});

/** Files that have no name yet, in either place. */
async function parts(): Promise<string[]> {
  const places = ['data/media/incoming', 'data/incoming'].map((cursor) => path.join(folder, cursor));
  return (await Promise.all(places.map((cursor) => readdir(cursor).catch(() => [])))).flat();
}
