import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makeContactSheets } from './contact-sheets.mjs';

const RED = { r: 200, g: 0, b: 0 };
const GREEN = { r: 0, g: 160, b: 0 };
const BLUE = { r: 0, g: 0, b: 200 };
const PAPER = { r: 250, g: 250, b: 250 };

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contact-sheets-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A page on paper of 1440 px with a mark at its left and one at its right edge, and one at its end. */
async function aPage(name, height) {
  const mark = (background, place) => ({
    input: { create: { width: 120, height: 120, channels: 3, background } },
    ...place,
  });
  await sharp({ create: { width: 1440, height, channels: 3, background: PAPER } })
    .composite([
      mark(RED, { left: 0, top: 0 }),
      mark(GREEN, { left: 1320, top: 0 }),
      mark(BLUE, { left: 660, top: height - 120 }),
    ])
    .webp({ lossless: true })
    .toFile(path.join(folder, `${name}-1440.webp`));
}

/** The only tile of the sheet: 480 × 420 px at 16 px from the edges. */
async function tileOfSheet() {
  const [sheet] = await makeContactSheets({ from: folder, to: path.join(folder, 'sheets') });
  const { data, info } = await sharp(path.join(folder, 'sheets', sheet))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = ((16 + y) * info.width + 16 + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
}

/** Sheets are not lossless. */
const near = ({ r, g, b }) => [r, g, b].map((value) => expect.closeTo(value, -1.4));

test.each([
  ['shorter than its tile', 720],
  ['longer than its tile', 3_000],
])('a page %s is shown from edge to edge, from its top', async (_case, height) => {
  await aPage('page', height);
  const colorAt = await tileOfSheet();
  expect(colorAt(20, 20)).toEqual(near(RED));
  expect(colorAt(460, 20)).toEqual(near(GREEN));
});

test('a shorter page has its own background below', async () => {
  await aPage('page', 720);
  const colorAt = await tileOfSheet();
  expect(colorAt(240, 220)).toEqual(near(BLUE));
  for (const x of [10, 240, 470]) expect(colorAt(x, 400)).toEqual(near(PAPER));
});

test('a longer page is cut at the bottom', async () => {
  await aPage('page', 3_000);
  const colorAt = await tileOfSheet();
  for (const x of [10, 240, 470]) expect(colorAt(x, 415)).toEqual(near(PAPER));
});
