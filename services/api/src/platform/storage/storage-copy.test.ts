import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startObjectStore, type ObjectStore } from '@gallery/object-store';
import { readMediaSettings } from '../config/media-settings';
import { EnvironmentReader } from '../config/environment-reader';
import { compareFiles, copyFiles } from './storage-copy';
import { DiskStorage } from './disk-storage';
import { S3Storage } from './s3-storage';

const KEYS = ['originals/aa.jpg', 'uploads/aa-400.avif', 'videos/bb.mp4'];

let folder: string;
let store: ObjectStore;
let disk: DiskStorage;
let shared: S3Storage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gallery-copy-'));
  store = await startObjectStore({ dir: path.join(folder, 'store') });
  const named = readMediaSettings(new EnvironmentReader(store.environment)).store;
  if (!named) throw new Error('No store is named.');
  disk = new DiskStorage(path.join(folder, 'media'));
  shared = new S3Storage(named, { incoming: path.join(folder, 'incoming') });
  for (const key of KEYS) await disk.put(key, Buffer.from(`bytes of ${key}`), '');
});
afterEach(async () => {
  shared.onApplicationShutdown();
  await store.stop();
  await rm(folder, { recursive: true });
});

test('copies every file on disk to the store', async () => {
  expect(await copyFiles(disk, shared)).toMatchObject({ copied: 3, unchanged: 0, mismatches: [] });

  expect((await shared.read('videos/bb.mp4'))?.toString()).toBe('bytes of videos/bb.mp4');
});

test('skips what an earlier copy has brought', async () => {
  await shared.put('originals/aa.jpg', Buffer.from('bytes of originals/aa.jpg'), 'image/jpeg');

  expect(await copyFiles(disk, shared)).toMatchObject({ copied: 2, unchanged: 1, mismatches: [] });
  expect(await copyFiles(disk, shared)).toMatchObject({ copied: 0, unchanged: 3, mismatches: [] });
});

test('copies a file again if its bytes in the store differ', async () => {
  await shared.put('originals/aa.jpg', Buffer.from('something else'), 'image/jpeg');

  expect(await copyFiles(disk, shared)).toMatchObject({ copied: 3 });
  expect((await shared.read('originals/aa.jpg'))?.toString()).toBe('bytes of originals/aa.jpg');
});

test('names files that are missing or different in the store', async () => {
  await copyFiles(disk, shared);
  await shared.remove('uploads/aa-400.avif');
  await shared.put('videos/bb.mp4', Buffer.from('something else'), 'video/mp4');

  const { unchanged: known, mismatches: errors } = await compareFiles(disk, shared);

  expect([known, errors.toSorted()]).toEqual([1, ['uploads/aa-400.avif', 'videos/bb.mp4']]);
});
