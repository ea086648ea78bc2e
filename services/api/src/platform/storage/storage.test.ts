import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Settings } from '../config/settings';
import { Storage } from './storage';

let dataDir: string;
let storage: Storage;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'gallery-storage-'));
  storage = new Storage(Settings.read({ DATABASE_URL: 'mysql://localhost/x', DATA_DIR: dataDir }));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('gives back what it was given', async () => {
  await storage.put('originals/ab12.jpg', Buffer.from('picture'), 'image/jpeg');

  expect((await storage.read('originals/ab12.jpg'))?.toString()).toBe('picture');
  expect(await storage.exists('originals/ab12.jpg')).toBe(true);
});

test('knows nothing of what was never put', async () => {
  expect(await storage.read('ab12.jpg')).toBeNull();
  expect(await storage.exists('ab12.jpg')).toBe(false);
});

test('leaves no half-written files beside the whole ones', async () => {
  await Promise.all(
    ['one', 'two', 'three'].map((text) => storage.put('same.txt', Buffer.from(text), 'text/plain')),
  );

  expect(await readdir(path.join(dataDir, 'media'))).toEqual(['same.txt']);
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
])('refuses the key %j', async (key) => {
  await expect(storage.read(key)).rejects.toThrow('Not a storage key');
  await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not a storage key');
});
