import type { ByteRange } from '../../platform';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The range of a Range header. Null means the whole file: no header, or several ranges or another unit, which a server may
 * ignore (RFC 9110, section 14.2). `outside` means that the file has no byte of the range.
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
