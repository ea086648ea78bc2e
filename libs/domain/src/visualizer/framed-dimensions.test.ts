import { formatDimensions, framedDimensionsOf, outerFrameSize } from './framed-dimensions';

const LANDSCAPE = 3 / 2;
const SQUARE = 1;

const framed = (size: string, frameSize: string | null, frameStyle = 'Black') => ({
  size,
  frameSize,
  frameStyle,
});

test('a framed print has a one-inch profile and matte for the rest of its frame', () => {
  expect(framedDimensionsOf(framed('30x20', '42x32'), LANDSCAPE)).toEqual({
    frame: 'black-wood',
    outer: { width: 42, height: 32 },
    opening: { width: 40, height: 30 },
    print: { width: 30, height: 20 },
    picture: { width: 30, height: 20 },
    signatureSpace: 0,
  });
});

test.each([
  ['20x30', 'Black wood, 7.5 in matte', '32.5x42.5', '35x45'],
  ['30x20', 'Gold metal, 7.5 in matte', '42.5x32.5', '45x35'],
  ['20x30', 'Black wood, 5 in matte', '32.5x42.5', '32.5x42.5'],
  ['20x30', 'Black wood, 5 in matte', '42.5x32.5', '32.5x42.5'],
  ['60x40', 'Black wood, 5 in matte', '74.5x54.5', '74.5x54.5'],
  ['60x40', 'Black wood, 7.5 in matte', '74.5x54.5', '75x55'],
  ['20x20', 'Gold metal, 5 in matte', '22x22', '30x30'],
])('%s in %s, stated as %s, needs a frame of %s (L64, R8)', (size, frameStyle, stated, needed) => {
  expect(outerFrameSize({ size, frameSize: stated, frameStyle })).toBe(needed);
});

test('without a selected matte the stated frame applies, and a mini can have none (G9)', () => {
  expect(outerFrameSize(framed('30x20', '42x32', 'Gold'))).toBe('42x32');
  expect(outerFrameSize(framed('7x5', null, 'Unframed'))).toBeNull();
  expect(outerFrameSize(framed('30x20', '42x32', 'Unframed'))).toBeNull();
});

test('a selected matte surrounds its print, with signature space (R8)', () => {
  expect(framedDimensionsOf(framed('20x30', '32.5x42.5', 'Gold metal, 7.5 in matte'))).toEqual({
    frame: 'gold-metal',
    outer: { width: 35, height: 45 },
    opening: { width: 33, height: 43 },
    print: { width: 20, height: 30 },
    picture: { width: 20, height: 30 },
    signatureSpace: 1,
  });
});

test('a frame two inches larger than its print is all profile', () => {
  expect(framedDimensionsOf(framed('20x20', '22x22'), SQUARE)?.opening).toEqual({ width: 20, height: 20 });
});

test('an unframed print hangs by itself', () => {
  expect(framedDimensionsOf(framed('7x7', null), SQUARE)).toMatchObject({
    frame: null,
    outer: { width: 7, height: 7 },
    opening: null,
  });
});

test('a vertical picture turns its sheet and its frame', () => {
  const hanging = framedDimensionsOf(framed('30x20', '42x32'), 2 / 3);
  expect(hanging?.outer).toEqual({ width: 32, height: 42 });
  expect(hanging?.print).toEqual({ width: 20, height: 30 });
});

test('a mini’s frame has its print’s orientation, however it is written', () => {
  expect(framedDimensionsOf(framed('7x5', '8x10'), LANDSCAPE)).toMatchObject({
    outer: { width: 10, height: 8 },
    // Half an inch of profile.
    opening: { width: 9, height: 7 },
  });
});

test('a picture with another ratio leaves paper at two edges and is not cropped', () => {
  expect(framedDimensionsOf(framed('8.5x11', null), 2)?.picture).toEqual({ width: 11, height: 5.5 });
  expect(framedDimensionsOf(framed('20x20', null), 2 / 3)?.picture.height).toBe(20);
});

test('an unreadable size is not shown; an unreadable frame is left out', () => {
  expect(framedDimensionsOf(framed('large', null), SQUARE)).toBeNull();
  expect(framedDimensionsOf(framed('20x20', 'wide'), SQUARE)?.outer).toEqual({ width: 20, height: 20 });
});

test('sizes are in inches and centimeters', () => {
  expect(formatDimensions({ width: 32.5, height: 32.5 })).toBe('32.5 × 32.5 in (83 × 83 cm)');
});
