import { createHash } from 'node:crypto';
import { ToolError } from '../process/report.mjs';

/** In parallel: a store answers many requests at once, and a disk can take them. */
const AT_ONCE = 8;

/** An image in a backup's list. @typedef {{ key: string, size: number, sha256: string }} KeptPicture */

/**
 * Copies images and hashes their bytes on the way.
 * @param {object} options
 * @param {import('./media/media-storage.mjs').Pictures} options.from
 * @param {import('./media/media-storage.mjs').Pictures} options.to
 * @param {Iterable<{ key: string, size: number, sha256?: string }> | AsyncIterable<{ key: string, size: number, sha256?: string }>} options.wanted
 *   with a checksum: must match it
 * @param {(picture: { key: string, size: number }) => KeptPicture | undefined} [options.known] what `to` already has, and its checksum
 * @param {(picture: KeptPicture, isCopied: boolean) => void} options.onPicture
 */
export async function copyMedia({ from, to, wanted, known = () => undefined, onPicture }) {
  const queue = wanted[Symbol.asyncIterator]?.() ?? wanted[Symbol.iterator]();
  const work = async () => {
    for (;;) {
      const { value: picture, done } = await queue.next();
      if (done) return;
      const kept = known(picture);
      if (kept && (await to.size(picture.key)) === picture.size) onPicture(kept, false);
      else onPicture(await copy(picture, from, to), true);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** @returns {Promise<KeptPicture>} */
async function copy({ key, size, sha256 }, from, to) {
  const hash = createHash('sha256');
  let bytes = 0;
  const source = await from.read(key);
  await to.write(key, hashed(source), size);
  const sum = hash.digest('hex');
  if (bytes === size && (sha256 === undefined || sha256 === sum)) return { key, size, sha256: sum };
  await to.remove(key);
  throw new ToolError(`The image ${key} of ${from.where} is damaged: its checksum differs.`);

  async function* hashed(chunks) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
}
