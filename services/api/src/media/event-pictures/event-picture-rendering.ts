import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { derivativeName, derivativeWidths, buyerFileName } from '../images/image-derivatives';
import { IMAGE_FORMATS, detectImageFormat, type ImageFormat } from '../images/image-format';
import { BUYER_FILE_QUALITY, FIRST_WIDTHS, MAX_PIXELS } from '../media-policy';
import type { PictureResult, PictureTask } from './picture-task';
import { withWatermark } from './watermark';
import {
  decodeImage,
  dominantColor,
  renderPlaceholder,
  readImageFacts,
  renderDerivatives,
  type Bitmap,
} from '../images/image-rendering';

/** Codes made by `generateGuestCode`. */
const GUEST_CODE = /^[0-9A-HJKMNP-TV-Z]{12}$/;

let prepared: Promise<void> | null = null;

/** Otherwise the decoder would download its WebAssembly. */
async function prepare(): Promise<void> {
  const program = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
}

/** The guest codes in a frame; other QR codes, such as on posters, are ignored. */
async function readGuestCodes(bitmap: Bitmap): Promise<string[]> {
  prepared ??= prepare();
  await prepared;
  const { data, info } = await sharp(bitmap.data, { raw: bitmap.raw })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as const;
  const found = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 8 });
  return found.map(({ text }) => text).filter((text) => GUEST_CODE.test(text));
}

/** Enough to read a code that is a tenth as wide as the frame. */
const CODE_SEARCH_WIDTH = 1_600;

const DAMAGED = 'The file is damaged or incomplete.';
const NOT_A_PICTURE = 'The file is not a JPEG, PNG, WebP, TIFF or AVIF picture.';
const TOO_LARGE = 'The picture has more than 100 megapixels.';

/** Renders the task's files into its folder. A faulty file produces a result, not an error. */
export async function renderEventPicture(task: PictureTask): Promise<PictureResult> {
  const bytes = await readFile(task.original);
  const format = detectImageFormat(bytes);
  if (format === null) return { outcome: 'refused', failureReason: NOT_A_PICTURE };
  const facts = await readImageFacts(bytes).catch(() => null);
  if (facts === null) return { outcome: 'refused', failureReason: DAMAGED };
  if (facts.format !== format) return { outcome: 'refused', failureReason: NOT_A_PICTURE };
  if (facts.width * facts.height > MAX_PIXELS) return { outcome: 'refused', failureReason: TOO_LARGE };
  const original = { bytes, format, width: facts.width, height: facts.height };
  return task.stage === 'whole' ? renderBuyerFile(task, original) : renderWidths(task, original);
}

interface Original {
  bytes: Buffer;
  format: ImageFormat;
  width: number;
  height: number;
}

async function renderWidths(
  { stage, folder, mediaId, mark, rights, looksForCode }: PictureTask,
  { bytes, format, width, height }: Original,
): Promise<PictureResult> {
  const bitmap = await decodeImage(bytes, stage === 'first' ? CODE_SEARCH_WIDTH : undefined).catch(
    () => null,
  );
  if (bitmap === null) return { outcome: 'refused', failureReason: DAMAGED };
  const codes = looksForCode ? await readGuestCodes(bitmap) : [];
  if (codes.length > 0) return { outcome: 'code', codes };
  const all = derivativeWidths(width);
  const first = all.filter((each) => FIRST_WIDTHS.includes(each));
  const now = first.length > 0 ? first : all.slice(-1);
  const made = stage === 'first' ? now : all.filter((each) => !now.includes(each));
  const shown = mark === null ? bitmap : await withWatermark(bitmap, mark);
  const files: string[] = [];
  for await (const { width: at, format: as, bytes: file } of renderDerivatives(shown, rights, made)) {
    const name = derivativeName({ mediaId, width: at, format: as });
    await writeFile(path.join(folder, name), file);
    files.push(name);
  }
  const facts = {
    mime: IMAGE_FORMATS[format].mime,
    bytes: bytes.length,
    width,
    height,
    dominantColor: await dominantColor(shown),
    placeholder: await renderPlaceholder(shown),
    widths: stage === 'first' ? now : all,
  };
  return { outcome: 'made', facts, files, isComplete: facts.widths.length === all.length };
}

/** Upright, in sRGB, without metadata. */
async function renderBuyerFile(
  { folder, mediaId }: PictureTask,
  { bytes, format, width, height }: Original,
): Promise<PictureResult> {
  const file = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', autoOrient: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: BUYER_FILE_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => null);
  if (file === null) return { outcome: 'refused', failureReason: DAMAGED };
  const name = buyerFileName(mediaId);
  await writeFile(path.join(folder, name), file);
  const { mime } = IMAGE_FORMATS[format];
  const facts = { mime, bytes: file.length, width, height, dominantColor: '', placeholder: '', widths: [] };
  return { outcome: 'made', facts, files: [name], isComplete: true };
}
