import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { PictureProcess } from './picture-process';

test('a killed process leaves none of its temporary files behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gallery-kill-'));
  const temporary = path.join(folder, 'tmp');
  const original = path.join(folder, 'photo.jpg');
  const background = { r: 90, g: 60, b: 30 };
  await writeFile(
    original,
    await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
  await mkdir(temporary);
  const pictures = new PictureProcess(0, temporary);
  try {
    await pictures.run({
      stage: 'first',
      rights: '',
      mediaId: 'a'.repeat(32),
      original,
      folder,
      mark: 'The gallery',
      looksForCode: false,
    });
    // The lettering of the watermark is one of them.
    expect(await readdir(temporary, { recursive: true })).toContainEqual(expect.stringMatching(/mark\.ttf$/));
    await pictures.stop();
    expect(await readdir(temporary)).toEqual([]);
  } finally {
    await pictures.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
