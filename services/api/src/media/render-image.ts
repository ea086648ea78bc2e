import sharp, { type Sharp } from 'sharp';
import { derivativeWidths, WIDTHS, type DerivativeFormat } from './derivative';

/** Largest original in pixels: decoding memory is the risk of picture uploads. */
export const MAX_PIXELS = 100_000_000;

/** Sharp with the limits for bytes from outside; `warning` also refuses files that decode with complaints. */
const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', autoOrient: true });

export interface ImageFacts {
  /** What the decoder found, to be compared with the first bytes. */
  format: string | undefined;
  /** Pixels after the camera's orientation has been applied. */
  width: number;
  height: number;
}

/** Reads the header only. Throws when the bytes are no picture. */
export async function readFacts(bytes: Buffer): Promise<ImageFacts> {
  const { format, compression, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { format: format === 'heif' && compression === 'av1' ? 'avif' : format, ...autoOrient };
}

/**
 * AVIF effort 1: measured on the demo pictures it costs 0.5 s of CPU for 3.8 megapixels. Efforts 2 and 3 take two and
 * three times as long for files of the same size, 4 takes twenty times as long for a quarter less (ADR 0020).
 */
const ENCODE: Record<DerivativeFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 1 }),
  webp: (image) => image.webp({ quality: 78, effort: 2 }),
  jpg: (image) => image.jpeg({ quality: 80, progressive: true }),
};

export interface RenderedDerivative {
  width: number;
  format: DerivativeFormat;
  bytes: Buffer;
}

/** An upright, opaque sRGB copy without metadata, no wider than the widest derivative. */
const normalise = (bytes: Buffer) =>
  open(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.max(...WIDTHS), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Every derivative of a picture, one at a time, so that a few pictures at once stay small in memory. */
export async function* renderDerivatives(bytes: Buffer): AsyncGenerator<RenderedDerivative> {
  const { data, info } = await normalise(bytes);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of derivativeWidths(info.width)) {
    const resized = sharp(data, { raw }).resize({ width });
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      yield { width, format, bytes: await ENCODE[format](resized.clone()).toBuffer() };
    }
  }
}

const hex = (channel: number): string => channel.toString(16).padStart(2, '0');

/** Most frequent colour as `#rrggbb`: what stands in the frame before anything has arrived. */
export async function dominantColor(bytes: Buffer): Promise<string> {
  const small = await open(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: 128, height: 128, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

/** The picture at 16 px of width as a data URI, to be shown blurred until the file is there. */
export async function placeholder(bytes: Buffer): Promise<string> {
  const tiny = await open(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: 16 })
    .toColourspace('srgb')
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
