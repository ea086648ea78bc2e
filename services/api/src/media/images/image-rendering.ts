import type { AvifOptions, Raw, Sharp, SharpOptions } from 'sharp';
import {
  DERIVATIVE_FORMATS,
  derivativeWidths,
  DERIVATIVE_WIDTHS,
  type DerivativeFormat,
} from './image-derivatives';
import { MAX_PIXELS, RIGHTS_MIN_WIDTH } from '../media-policy';

/** Loaded with the first picture: most instances never see one (docs/adr/0123). */
async function openImage(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, options);
}

const openBitmap = ({ data, raw }: Bitmap): Promise<Sharp> => openImage(data, { raw });

export interface ImageFacts {
  /** The format that the decoder reports. */
  format: string | undefined;
  /** Pixels after the camera's orientation has been applied. */
  width: number;
  height: number;
}

/** Reads the header only. Throws when the bytes are not a picture. */
export async function readImageFacts(bytes: Buffer): Promise<ImageFacts> {
  const image = await openImage(bytes, { limitInputPixels: false });
  const { format, compression, autoOrient } = await image.metadata();
  return { format: format === 'heif' && compression === 'av1' ? 'avif' : format, ...autoOrient };
}

/** Pixels in memory: upright, opaque, sRGB, without metadata, no wider than the widest derivative. */
export interface Bitmap {
  data: Buffer;
  raw: Raw;
}

/**
 * Decodes the picture once for all its derivatives. Throws when the file is damaged, even slightly. With a small `width` the
 * decoder skips most of the pixels and takes a third of the time.
 */
export async function decodeImage(bytes: Buffer, width = Math.max(...DERIVATIVE_WIDTHS)): Promise<Bitmap> {
  const image = await openImage(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'warning',
    autoOrient: true,
  });
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** One upright JPEG of at most this width without metadata, cropped to its middle for `isSquare`. */
export async function renderPrivateJpeg(
  bytes: Buffer,
  width: number,
  isSquare: boolean,
): Promise<{ data: Buffer; width: number; height: number }> {
  const image = await openBitmap(await decodeImage(bytes, isSquare ? width * 4 : width));
  if (isSquare) image.resize(width, width);
  const jpeg = await image.jpeg({ quality: 82, progressive: true }).toBuffer({ resolveWithObject: true });
  return { data: jpeg.data, width: jpeg.info.width, height: jpeg.info.height };
}

/** Color at half the resolution, as JPEG has it anyway: a quarter less time for the same picture. */
const AVIF_COLOR = { chromaSubsampling: '4:2:0' };

/**
 * Phones and the grid load up to 800 px, so those files are made smallest; phones with three pixels to one load 1,200.
 * Wider ones are looked at closely. The reasons and measurements are in ADR 0020.
 */
function avifOptions(width: number): AvifOptions {
  if (width <= 800) return { quality: 50, effort: 1, ...AVIF_COLOR };
  return { quality: width <= 1_200 ? 50 : 55, effort: 0, ...AVIF_COLOR };
}

const ENCODE: Record<DerivativeFormat, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) => image.avif(avifOptions(width)),
  jpg: (image) => image.jpeg({ quality: 80, progressive: true }),
};

export interface RenderedDerivative {
  width: number;
  format: DerivativeFormat;
  bytes: Buffer;
}

/**
 * One derivative at a time, to limit memory.
 * @param rights from `pictureRights`, written into the large ones
 */
export async function* renderDerivatives(
  bitmap: Bitmap,
  rights: string,
  widths: readonly number[] = derivativeWidths(bitmap.raw.width),
): AsyncGenerator<RenderedDerivative> {
  for (const width of widths) {
    const resized = await resize(bitmap, width);
    for (const format of DERIVATIVE_FORMATS) {
      const image = ENCODE[format](await openBitmap(resized), width);
      const described = width >= RIGHTS_MIN_WIDTH ? image.withXmp(rights) : image;
      yield { width, format, bytes: await described.toBuffer() };
    }
  }
}

async function resize(bitmap: Bitmap, width: number): Promise<Bitmap> {
  if (width === bitmap.raw.width) return bitmap;
  const image = await openBitmap(bitmap);
  const { data, info } = await image.resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const hex = (channel: number): string => channel.toString(16).padStart(2, '0');

/** The most frequent color as `#rrggbb`, shown before the picture loads. */
export async function dominantColor(bitmap: Bitmap): Promise<string> {
  const small = await resize(bitmap, Math.min(128, bitmap.raw.width));
  const { dominant } = await (await openBitmap(small)).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

/** The picture 16 px wide as a data URI, shown blurred until the file loads. */
export async function renderPlaceholder(bitmap: Bitmap): Promise<string> {
  const image = await openBitmap(bitmap);
  const tiny = await image.resize({ width: 16 }).webp({ quality: 50, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
