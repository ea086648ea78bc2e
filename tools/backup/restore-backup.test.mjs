import { cp, mkdir, mkdtemp, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { asked, at, backUp, ordersIn, restore } from './backup-test-support.mjs';

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
  const logs = await mkdtemp(at('copied-'));
  await cp(at('logs'), logs, { recursive: true });

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

test('nothing is pruned during a backup, whose images no manifest lists yet', async () => {
  await backUp();
  await mkdir(at('repository/20991231T030000Z.unfinished'));
  await writeFile(at('repository/pictures/originals/moon.jpg'), 'another picture');

  expect(await backUp(['prune'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('A backup is in progress'),
  });
  expect(await readdir(at('repository/pictures/originals'))).toEqual(['bloom.jpg', 'moon.jpg']);
});
