/** Accepted formats of originals; anything else, above all SVG and PDF, never reaches a decoder. */
export const IMAGE_FORMATS = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
  tiff: { mime: 'image/tiff', extension: 'tif' },
  avif: { mime: 'image/avif', extension: 'avif' },
} as const;

export type ImageFormat = keyof typeof IMAGE_FORMATS;

const startsWith = (bytes: Buffer, hex: string, offset = 0): boolean =>
  bytes.subarray(offset, offset + hex.length / 2).toString('hex') === hex;

/** AVIF is named in the brands of the first box: as the major one, or a compatible one after `mif1`. */
const isAvif = (bytes: Buffer): boolean =>
  bytes.subarray(4, 8).toString('latin1') === 'ftyp' &&
  /avi[fs]/.test(bytes.subarray(8, Math.min(bytes.length, 64)).toString('latin1'));

/** The format by the first bytes, whatever the name or content type says; null when not accepted. */
export function detectImageFormat(bytes: Buffer): ImageFormat | null {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (startsWith(bytes, '52494646') && startsWith(bytes, '57454250', 8)) return 'webp';
  if (startsWith(bytes, '49492a00') || startsWith(bytes, '4d4d002a')) return 'tiff';
  return isAvif(bytes) ? 'avif' : null;
}
