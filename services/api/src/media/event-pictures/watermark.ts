import sharp from 'sharp';
import { watermarkFont } from './watermark-font';
import type { Bitmap } from '../images/image-rendering';

/** Of the picture's width that one repetition takes. */
const SHARE = 0.28;
const OPACITY = 0.32;
const ANGLE_DEGREES = -24;

/** The picture with the words written across it, again and again, light with a dark rim so that they show on any ground. */
export async function withWatermark(bitmap: Bitmap, words: string): Promise<Bitmap> {
  const { width, height } = bitmap.raw;
  const tile = await watermarkTile(words, Math.max(60, Math.round(width * SHARE)));
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

async function watermarkTile(words: string, width: number) {
  const [light, dark] = await Promise.all([
    renderText(words, 'white', width),
    renderText(words, 'black', width),
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

async function renderText(words: string, color: 'white' | 'black', width: number): Promise<Buffer> {
  const alpha = Math.round(OPACITY * (color === 'white' ? 100 : 55));
  const text = `<span foreground="${color}" alpha="${alpha}%">${escapeMarkup(words)}</span>`;
  return sharp({ text: { text, ...watermarkFont(), rgba: true, dpi: 600 } })
    .resize({ width })
    .png()
    .toBuffer();
}

/** Pango reads markup. */
const escapeMarkup = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
