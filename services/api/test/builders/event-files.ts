import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { toBuffer as qrCode } from 'qrcode';
import sharp, { type Sharp } from 'sharp';

/** A picture that no other test has: flat, in a colour of its own. So small that its first pictures are all that it gets. */
export function plainPhoto(width = 150, height = 100): Sharp {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width, height, channels: 3, background } });
}

/** As a camera writes it: `clock` is `2026:11:22 20:14:03`. */
export const shotAt = (clock: string, picture = plainPhoto()): Promise<Buffer> =>
  picture
    .jpeg()
    .withExif({ IFD2: { DateTimeOriginal: clock } })
    .toBuffer();

/** A PNG whose header promises so many pixels, far more than the file holds: to be refused before it is decoded. */
export async function promisingPng(width: number, height: number): Promise<Buffer> {
  const png = await plainPhoto().png().toBuffer();
  // https://www.w3.org/TR/png/#11IHDR: both follow the chunk's name, and its checksum comes last.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A guest's phone with the code of their pass, photographed askew. */
export async function frameWithCode(text: string, clock = '2026:11:22 20:00:00'): Promise<Buffer> {
  const code = await sharp(await qrCode(text, { width: 110 }))
    .rotate(11, { background: '#ffffff' })
    .toBuffer();
  return shotAt(
    clock,
    sharp(
      await plainPhoto(190, 170)
        .composite([{ input: code, left: 30, top: 20 }])
        .png()
        .toBuffer(),
    ),
  );
}
