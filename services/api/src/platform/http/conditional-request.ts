import type { Encoding } from './ready-response';

/** The best of our encodings that an Accept-Encoding header allows. `q=0` refuses one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  if (at < 0) return false;
  const end = header.indexOf(',', at);
  const parameters = header.slice(at + encoding.length, end < 0 ? undefined : end);
  return !/;\s*q=0(\.0*)?\s*$/.test(parameters);
}

/** Whether an If-None-Match header names this tag. Weak tags match as RFC 9110 13.1.2 asks. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === etag ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  );
}
