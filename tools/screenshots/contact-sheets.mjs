/** Contact sheets: the top of every picture of one width, beside the others, with its name below. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Width and height of a picture on its sheet, and how many are in a row, by the width of the page. Pixels. */
const CELLS = {
  390: { width: 195, height: 420, columns: 10 },
  820: { width: 300, height: 430, columns: 7 },
  1440: { width: 480, height: 420, columns: 4 },
  1920: { width: 960, height: 540, columns: 1 },
};
const LABEL = 26;
const GAP = 16;

/**
 * @param {{ from: string, to: string }} folders of the pictures (`<name>-<width>.webp`), and of the sheets
 * @returns {Promise<string[]>} the names of the sheets written
 */
export async function makeContactSheets({ from, to }) {
  fs.mkdirSync(to, { recursive: true });
  const files = fs.readdirSync(from).toSorted();
  const written = [];
  for (const [width, cell] of Object.entries(CELLS)) {
    const ofWidth = files.filter((file) => file.endsWith(`-${width}.webp`));
    if (ofWidth.length === 0) continue;
    const name = `all-pages-${width}.webp`;
    const pictures = ofWidth.map((file) => ({
      file: path.join(from, file),
      name: file.slice(0, -`-${width}.webp`.length),
    }));
    await writeSheet(pictures, cell, path.join(to, name));
    written.push(name);
  }
  return written;
}

/**
 * @param {{ file: string, name: string }[]} pictures
 * @param {{ width: number, height: number, columns: number }} cell
 * @param {string} target
 */
async function writeSheet(pictures, { width, height, columns }, target) {
  const across = Math.min(columns, pictures.length);
  const down = Math.ceil(pictures.length / across);
  const placed = await Promise.all(
    pictures.map(async ({ file, name }, index) => {
      const left = GAP + (index % across) * (width + GAP);
      const top = GAP + Math.floor(index / across) * (height + LABEL + GAP);
      return [
        { input: await tileOf(file, { width, height }), left, top },
        { input: labelOf(name, width), left, top: top + height },
      ];
    }),
  );
  await sharp({
    create: {
      width: GAP + across * (width + GAP),
      height: GAP + down * (height + LABEL + GAP),
      channels: 3,
      background: '#d8d5cf',
    },
  })
    .composite(placed.flat())
    .webp({ quality: 60 })
    .toFile(target);
}

/**
 * The page at its full width, from the top: a longer page is cut at the bottom, a shorter one is filled with the
 * page's own background.
 *
 * @param {string} file
 * @param {{ width: number, height: number }} tile
 */
async function tileOf(file, { width, height }) {
  const { data, info } = await sharp(file).resize({ width }).toBuffer({ resolveWithObject: true });
  const cut = await sharp(data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
    .toBuffer();
  const missing = height - info.height;
  if (missing <= 0) return cut;
  return sharp(cut)
    .extend({ bottom: missing, background: await groundOf(data, info) })
    .toBuffer();
}

/**
 * The color at the page's lower left corner, where every page has only its background.
 *
 * @param {Buffer} picture
 * @param {{ height: number }} sides
 */
async function groundOf(picture, { height }) {
  const corner = { left: 0, top: height - 1, width: 1, height: 1 };
  const [r, g, b] = await sharp(picture).extract(corner).removeAlpha().raw().toBuffer();
  return { r, g, b };
}

/** @param {string} name @param {number} width */
const labelOf = (name, width) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="18" font-family="sans-serif" font-size="13" fill="#222">${name}</text></svg>`,
  );
