import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '../platform';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Documents differ at every request, so they are compressed at every request: quick settings. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 6 };

/** The text in the best encoding that the Accept-Encoding header allows. */
export async function compressed(text: string, accept: string | undefined) {
  const bytes = Buffer.from(text);
  const encoding = acceptedEncoding(accept);
  if (encoding === 'br') return { encoding, bytes: await brotlied(bytes, BROTLI) };
  if (encoding === 'gzip') return { encoding, bytes: await gzipped(bytes, GZIP) };
  return { encoding, bytes };
}
