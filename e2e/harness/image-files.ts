import fs from 'node:fs/promises';
import path from 'node:path';

const photographs = path.resolve(import.meta.dirname, '../../demo/live');
let taken = 0;

/** One of the demo's photos, made unique by a comment in the file, because the gallery refuses the same bytes twice. */
export async function freshFrame(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await fs.readFile(path.join(photographs, name));
  taken += 1;
  const words = Buffer.from(`frame ${taken} ${Date.now()}`);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(words.length + 2);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, words]);
  return new Uint8Array([...jpeg.subarray(0, 2), ...comment, ...jpeg.subarray(2)]);
}
