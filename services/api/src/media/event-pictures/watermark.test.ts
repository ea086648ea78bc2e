import sharp, { type CreateText } from 'sharp';
import { watermarkFont } from './watermark';

const drawn = (font: Partial<CreateText>): Promise<Buffer> =>
  sharp({ text: { text: 'The gallery, proof', dpi: 300, ...font } })
    .raw()
    .toBuffer();

test('marks are written in the font that comes along, not in whatever the server has', async () => {
  const ours = await drawn(watermarkFont());
  const whatever = await drawn({ font: 'A font that is nowhere,' });
  expect(ours.equals(whatever)).toBe(false);
});

test('the font is unpacked once', () => {
  expect(watermarkFont()).toBe(watermarkFont());
});
