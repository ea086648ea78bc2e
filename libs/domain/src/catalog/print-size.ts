/**
 * A print size in inches, `width x height`: `7x5`, `30x20`, `8.5x11`. The mini is 7x5 in keys and 5 × 7 on screens;
 * both are accepted everywhere.
 */
export type SizeKey = string;

const SIZE_PATTERN = /^(\d{1,3}(?:\.\d{1,2})?)x(\d{1,3}(?:\.\d{1,2})?)$/;
const MINI_SIZES: readonly SizeKey[] = ['7x5', '7x7'];

/** Parses a typed size (`5×7"`, `30 x 20 in`) into its key; null if it is not a size. */
export function parseSize(text: string): SizeKey | null {
  const plain = text
    .toLowerCase()
    .replace(/×/g, 'x')
    .replace(/inches|inch|in\b|["”″]/g, '')
    .replace(/\s+/g, '');
  const match = SIZE_PATTERN.exec(plain);
  if (!match) return null;
  const [width, height] = [Number(match[1]), Number(match[2])];
  if (!width || !height) return null;
  return width === 5 && height === 7 ? '7x5' : `${width}x${height}`;
}

/** Display size: `30 × 20 in`, the mini as `5 × 7 in`. An unreadable size is shown as it is. */
export function formatSize(size: SizeKey): string {
  const key = parseSize(size);
  if (key === null) return size;
  const [width, height] = key === '7x5' ? ['5', '7'] : key.split('x');
  return `${width} × ${height} in`;
}

/** Whether a print fits into a frame of this outer size, whichever way both are written. */
export function fitsIntoFrame(size: SizeKey, frameSize: SizeKey): boolean {
  const [print, frame] = [size, frameSize].map((key) => key.split('x').map(Number).toSorted(ascending));
  return (print ?? []).every((side, index) => side <= (frame?.[index] ?? 0));
}

const ascending = (one: number, other: number): number => one - other;

/** Minis are the unframed 5×7 and 7×7 prints: editions of 100, flat shipping. */
export const isMini = (size: SizeKey): boolean => MINI_SIZES.includes(parseSize(size) ?? '');

/** The print turned by 90 degrees: vertical sizes of event photos are priced as their landscape twin. */
export function rotateSize(size: SizeKey): SizeKey {
  const [width = '', height = ''] = size.split('x');
  return `${height}x${width}`;
}

/** Shown for a record without a size. */
export const UNKNOWN_SIZE = 'Unknown Size';
