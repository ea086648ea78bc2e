import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { asked, at, backUp, keyPair, ordersIn, restore } from './backup-test-support.mjs';

async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

const dumpFile = async () => (await filesOf(at('repository'))).find((file) => file.includes('database.sql'));

/** Changes the last byte of a file, and its checksum in the manifest as well. */
async function tamperWithDump() {
  const file = await dumpFile();
  const bytes = await readFile(file);
  bytes[bytes.length - 1] ^= 1;
  await writeFile(file, bytes);
  const manifestFile = path.join(path.dirname(file), 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  manifest.database.sha256 = createHash('sha256').update(bytes).digest('hex');
  await writeFile(manifestFile, JSON.stringify(manifest));
}

test('an encrypted backup reveals nothing about the gallery', async () => {
  const { env } = await keyPair();
  await asked("UPDATE orders SET number = 'a buyer'");
  expect(await backUp([], env)).toMatchObject({ code: 0 });

  const files = await filesOf(at('repository'));
  expect(files.length).toBe(4);
  for (const file of files) {
    const bytes = await readFile(file);
    const text = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    expect(text.includes('a picture')).toBe(false);
    expect(text.includes('a buyer')).toBe(false);
  }
  expect(() => gunzipSync(readFileSync(files.find((file) => file.includes('database.sql'))))).toThrow();
});

test('its key restores exactly what was backed up, and no other key does', async () => {
  const { env, restore: restoreWithKey } = await keyPair();
  const stranger = await keyPair('other.txt');
  const picture = randomBytes(200_000);
  await writeFile(at('from/media/originals/large.jpg'), picture);
  await backUp([], env);

  expect(await restore()).toMatchObject({ code: 1, output: expect.stringContaining('--identity') });
  expect(await stranger.restore()).toMatchObject({
    code: 1,
    output: expect.stringContaining('another key'),
  });
  expect(await restoreWithKey()).toMatchObject({ code: 0 });
  expect(await ordersIn('restored')).toEqual(['TF-1']);
  expect((await readFile(at('to/media/originals/large.jpg'))).equals(picture)).toBe(true);
  expect(await readFile(at('to/media/originals/bloom.jpg'), 'utf8')).toBe('a picture');
});

test('an encrypted dump changed together with its checksum is detected before anything is restored', async () => {
  const { env, restore: restoreWithKey } = await keyPair();
  await backUp([], env);
  await tamperWithDump();

  expect(await restoreWithKey()).toMatchObject({ code: 1, output: expect.stringContaining('was changed') });
  expect(await asked('SHOW TABLES', 'restored')).toEqual([]);
});

test('a changed encrypted image is detected', async () => {
  const { env, restore: restoreWithKey } = await keyPair();
  await backUp([], env);
  const file = at('repository/encrypted-pictures/originals/bloom.jpg.age');
  const bytes = await readFile(file);
  bytes[bytes.length - 1] ^= 1;
  await writeFile(file, bytes);

  expect(await restoreWithKey()).toMatchObject({
    code: 1,
    output: expect.stringContaining('The image originals/bloom.jpg'),
  });
});

test('encrypted images of an earlier backup are stored once, and are not pruned', async () => {
  const { env } = await keyPair();
  await writeFile(at('from/media/originals/large.jpg'), randomBytes(200_000));
  await backUp([], env);
  const name = (await readdir(at('repository'))).find((each) => each.endsWith('Z'));
  await rename(at(`repository/${name}`), at('repository/20200101T030000Z'));

  expect((await backUp([], env)).output).toContain('0 of them new');
  expect(await backUp(['prune'], env)).toMatchObject({
    code: 0,
    output: expect.stringContaining('0 images'),
  });
});

test('a backup without a key warns, and fails in production', async () => {
  expect((await backUp()).output).toContain('WARNING: this backup is not encrypted');
  expect(await backUp([], { NODE_ENV: 'production' })).toMatchObject({
    code: 1,
    output: expect.stringContaining('BACKUP_AGE_RECIPIENTS'),
  });
});

test('an invalid key is rejected', async () => {
  expect(await backUp([], { BACKUP_AGE_RECIPIENTS: 'AGE-SECRET-KEY-1' })).toMatchObject({
    code: 1,
    output: expect.stringContaining('public keys that begin with age1'),
  });
});
