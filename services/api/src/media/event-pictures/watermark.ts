import sharp from 'sharp';
import type { Bitmap } from '../images/image-rendering';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeWoff } from '../fonts/woff-decoder';

/** Width of one repetition as a share of the picture's. */
const TILE_SHARE = 0.28;
const OPACITY = 0.32;
const ANGLE_DEGREES = -24;

/** Repeats the text across the picture, light with a dark edge so that it is visible on any background. */
export async function withWatermark(bitmap: Bitmap, text: string): Promise<Bitmap> {
  const { width, height } = bitmap.raw;
  const tile = await watermarkTile(text, Math.max(60, Math.round(width * TILE_SHARE)));
  const { data: tileBytes, info: size } = tile;
  const fits = await sharp(tileBytes)
    .resize({ width: Math.min(size.width, width), height: Math.min(size.height, height), fit: 'inside' })
    .toBuffer();
  const { data, info } = await sharp(bitmap.data, { raw: bitmap.raw })
    .composite([{ input: fits, tile: true, gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function watermarkTile(text: string, width: number) {
  const [light, dark] = await Promise.all([
    renderText(text, 'white', width),
    renderText(text, 'black', width),
  ]);
  const gap = Math.round(width * 0.12);
  const rim = Math.max(1, Math.round(width / 300));
  return sharp(dark)
    .extend({ top: gap, bottom: gap, left: gap, right: gap, background: '#00000000' })
    .composite([{ input: light, top: gap - rim, left: gap - rim }])
    .png()
    .toBuffer()
    .then((flat) =>
      sharp(flat)
        .rotate(ANGLE_DEGREES, { background: '#00000000' })
        .png()
        .toBuffer({ resolveWithObject: true }),
    );
}

async function renderText(text: string, color: 'white' | 'black', width: number): Promise<Buffer> {
  const alpha = Math.round(OPACITY * (color === 'white' ? 100 : 55));
  const markup = `<span foreground="${color}" alpha="${alpha}%">${escapeMarkup(text)}</span>`;
  return sharp({ text: { text: markup, ...watermarkFont(), rgba: true, dpi: 600 } })
    .resize({ width })
    .png()
    .toBuffer();
}

/** Pango parses the text as markup. */
const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const PACKED_FONT = '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff';
/** The comma ends the family name: without it, Pango reads "Medium" as the weight of a family that does not exist. */
const FONT_FAMILY = 'Instrument Sans Medium,';

interface TextFont {
  font: string;
  fontfile: string;
}

let unpacked: TextFont | null = null;

/**
 * Watermarks use a bundled font, since servers often have none. sharp reads only uncompressed fonts from files, so it
 * is unpacked once for the lifetime of the process.
 */
export function watermarkFont(): TextFont {
  unpacked ??= { font: FONT_FAMILY, fontfile: unpack() };
  return unpacked;
}

function unpack(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gallery-font-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'mark.ttf');
  writeFileSync(file, decodeWoff(readFileSync(require.resolve(PACKED_FONT))));
  return file;
}
