import { fitsIntoFrame, formatSize, isMini, parseSize, rotateSize } from './print-size';

test.each([
  ['7x5', '7x5'],
  ['5x7', '7x5'],
  ['5×7"', '7x5'],
  ['30 x 20 in', '30x20'],
  ['8.5X11', '8.5x11'],
  ['20x30', '20x30'],
])('%s is read as %s (G20)', (text, key) => {
  expect(parseSize(text)).toBe(key);
});

test.each(['', 'large', '0x5', '20', '20x', 'x'.repeat(50), '1e3x2', '-5x7'])('%j is not a size', (text) => {
  expect(parseSize(text)).toBeNull();
});

test('screens show the mini as 5 × 7 and everything else as its key (G20)', () => {
  expect(formatSize('7x5')).toBe('5 × 7 in');
  expect(formatSize('32.5x32.5')).toBe('32.5 × 32.5 in');
  expect(formatSize('Unknown Size')).toBe('Unknown Size');
});

test('only 5×7 and 7×7 are minis', () => {
  expect(['5x7', '7x5', '7x7'].every(isMini)).toBe(true);
  expect(['8.5x11', '20x20'].some(isMini)).toBe(false);
});

test('a vertical size maps to its landscape twin', () => {
  expect(rotateSize('20x30')).toBe('30x20');
});

test.each([
  ['60x40', '42.5x32.5', false],
  ['30x20', '42x32', true],
  ['20x30', '42x32', true],
  ['30x20', '30x20', true],
  ['24x36', '40x30', true],
  ['24x36', '40x20', false],
])('a print of %s in a frame of %s fits: %s', (size, frame, fits) => {
  expect(fitsIntoFrame(size, frame)).toBe(fits);
});
