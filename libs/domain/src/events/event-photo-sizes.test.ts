import { frameTypeLabel, parseFrameType } from '../catalog/frame-styles';
import { DEFAULT_PRICE_BOOK } from '../pricing/default-price-book';
import { eventPhotoSizes } from './event-photo-sizes';

const asReported = (orientation: Parameters<typeof eventPhotoSizes>[1]) =>
  eventPhotoSizes(DEFAULT_PRICE_BOOK, orientation).map(({ label, priceCents, total, frameSize }) => [
    label,
    priceCents / 100,
    total,
    frameSize,
  ]);

const sold = (orientation: Parameters<typeof eventPhotoSizes>[1], wanted: string) =>
  eventPhotoSizes(DEFAULT_PRICE_BOOK, orientation).find(({ size }) => size === wanted);

test('a landscape photo is sold as on the purchase sheet, frames included (L58, L60, L62)', () => {
  expect(asReported('landscape')).toEqual([
    ['5 × 7 in', 333, 100, '8x10'],
    ['30 × 20 in', 10_000, 9, '42.5x32.5'],
    ['45 × 30 in', 20_000, 9, '57.5x42.5'],
    ['60 × 40 in', 30_000, 9, '74.5x54.5'],
  ]);
});

test('a vertical photo has the rotated sizes and frames of its landscape twin (L61, G19)', () => {
  expect(asReported('vertical').slice(1)).toEqual([
    ['20 × 30 in', 10_000, 9, '32.5x42.5'],
    ['30 × 45 in', 20_000, 9, '42.5x57.5'],
    ['40 × 60 in', 30_000, 9, '54.5x74.5'],
  ]);
});

test('a square photo has square sizes (L59)', () => {
  expect(asReported('square').slice(1)).toEqual([
    ['20 × 20 in', 8_000, 9, '32.5x32.5'],
    ['30 × 30 in', 16_000, 9, '42.5x42.5'],
    ['40 × 40 in', 28_000, 9, '52.5x52.5'],
  ]);
});

test('a framed size comes in two frames with two mattes each (L64)', () => {
  expect(sold('landscape', '30x20')?.frameStyles).toEqual([
    'Black wood, 5 in matte',
    'Black wood, 7.5 in matte',
    'Gold metal, 5 in matte',
    'Gold metal, 7.5 in matte',
  ]);
});

test('price and frame come from one table, the one guests see (L62)', () => {
  const { readings } = DEFAULT_PRICE_BOOK;
  const sheet = { ...readings.live_sheet, '30x20': { priceCents: 1_100_000, frameSize: '44x34' } };
  const [, landscape] = eventPhotoSizes({ readings: { ...readings, live_sheet: sheet } }, 'landscape');
  expect(landscape).toMatchObject({ size: '30x20', priceCents: 1_100_000, frameSize: '44x34' });
});

test('the mini has no choice of frame', () => {
  expect(sold('vertical', '7x5')?.frameStyles).toEqual(['Black wood', 'Gold metal']);
});

test.each(['Black wood', 'Gold metal, 7.5 in matte'] as const)(
  'the frame type %s can be read back',
  (style) => {
    expect(parseFrameType(frameTypeLabel(style).toUpperCase())).toBe(style);
  },
);
