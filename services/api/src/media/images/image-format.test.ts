import sharp from 'sharp';
import { detectImageFormat } from './image-format';

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } });

test.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)(
  '%s is recognized by its first bytes',
  async (format) => {
    expect(detectImageFormat(await picture().toFormat(format).toBuffer())).toBe(format);
  },
);

test.each([
  ['a GIF', Buffer.from('GIF89a')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a web page', Buffer.from('<!doctype html>')],
  ['an MP4', Buffer.from('\u0000\u0000\u0000\u0018ftypisom', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is rejected', (_what, bytes) => {
  expect(detectImageFormat(bytes)).toBeNull();
});
