import sharp, { type CreateText } from 'sharp';
import { watermarkFont } from './watermark';

const drawn = (font: Partial<CreateText>): Promise<Buffer> =>
  sharp({ text: { text: 'The gallery, proof', dpi: 300, ...font } })
    .raw()
    .toBuffer();

test('watermarks use the bundled font, not whatever the server has', async () => {
  const ours = await drawn(watermarkFont());
  const whatever = await drawn({ font: 'A font that is nowhere,' });
  expect(ours.equals(whatever)).toBe(false);
});

test('the font is unpacked once', () => {
  expect(watermarkFont()).toBe(watermarkFont());
});
