import { inflateSync } from 'node:zlib';

/** Sizes of the headers and of one entry of their table directories, in bytes (WOFF 1.0, OpenType). */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/**
 * Decodes a WOFF 1.0 font. The PDF library reads WOFF too, but inflates it in JavaScript for every document, which takes
 * 300 ms.
 */
export function decodeWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font.');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const table = tableAt(woff, WOFF.header + index * WOFF.entry);
    const entry = SFNT.header + index * SFNT.entry;
    woff.copy(directory, entry, table.entry, table.entry + 4);
    woff.copy(directory, entry + 4, table.entry + 16, table.entry + 20);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.bytes.length, entry + 12);
    // Tables start at multiples of four bytes.
    const padded = Buffer.alloc(Math.ceil(table.bytes.length / 4) * 4);
    table.bytes.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}

function tableAt(woff: Buffer, entry: number): { entry: number; bytes: Buffer } {
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
  const isPacked = packed.length < woff.readUInt32BE(entry + 12);
  return { entry, bytes: isPacked ? inflateSync(packed) : packed };
}
