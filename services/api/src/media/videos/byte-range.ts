import type { ByteRange } from '../../platform';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * What a Range header asks of a file. Null means the whole file: no header, several ranges or another unit, which a
 * server may pass over (RFC 9110, 14.2). `outside` means that no byte of the file is meant.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'outside';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
