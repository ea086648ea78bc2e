import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Bitmap } from '../images/image-rendering';

/** The codes of `generateGuestCode`. */
const GUEST_CODE = /^[0-9A-HJKMNP-TV-Z]{12}$/;

let prepared: Promise<void> | null = null;

/** Otherwise the decoder would download its WebAssembly. */
async function prepare(): Promise<void> {
  const program = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
}

/** The guest codes in a frame; other QR codes, such as on posters, are ignored. */
export async function readGuestCodes(bitmap: Bitmap): Promise<string[]> {
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
