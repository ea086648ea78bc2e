import { randomInt } from 'node:crypto';
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
