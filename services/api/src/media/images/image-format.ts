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

/** The brands in the first box name AVIF: as the major brand, or as a compatible one after `mif1`. */
const isAvif = (bytes: Buffer): boolean =>
  bytes.subarray(4, 8).toString('latin1') === 'ftyp' &&
  /avi[fs]/.test(bytes.subarray(8, Math.min(bytes.length, 64)).toString('latin1'));

/** The format according to the first bytes, whatever the name or content type says; null when it is not accepted. */
export function detectImageFormat(bytes: Buffer): ImageFormat | null {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (startsWith(bytes, '52494646') && startsWith(bytes, '57454250', 8)) return 'webp';
  if (startsWith(bytes, '49492a00') || startsWith(bytes, '4d4d002a')) return 'tiff';
  return isAvif(bytes) ? 'avif' : null;
}

/** SVGs such as a signature or a logo are named by the first 32 hex digits of their SHA-256. */
const FILE_NAME = /^([0-9a-f]{32})\.svg$/;

/** Null for anything that is not exactly a file name, so that no path gets through. */
export const parseSvgName = (name: string): string | null => FILE_NAME.exec(name)?.[1] ?? null;

export const svgUrl = (id: string): string => `/api/uploads/${id}.svg`;

export const svgKey = (id: string): string => `drawings/${id}.svg`;

/** An SVG may contain scripts: opened as a document it runs none and loads nothing. */
export const SVG_CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const COMMENT = { begin: '<!--', end: '-->' };

/** Whether the text starts like an SVG, after an XML declaration and comments. */
export function isSvg(bytes: Buffer): boolean {
  let text = bytes.toString('utf8').replace(/^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?/, '');
  // Not a regular expression: with many or long comments, it could take hours or all memory.
  while (text.startsWith(COMMENT.begin)) {
    const end = text.indexOf(COMMENT.end, COMMENT.begin.length);
    if (end < 0) return false;
    text = text.slice(end + COMMENT.end.length).trimStart();
  }
  return /^<svg[\s>]/.test(text);
}
