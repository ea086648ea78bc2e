import { derivativeWidths, parseDerivativeName, DERIVATIVE_WIDTHS } from './image-derivatives';

test.each([
  [120, [120]],
  [300, [200, 300]],
  [1_000, [200, 300, 400, 600, 800, 1_000]],
  [2_000, [200, 300, 400, 600, 800, 1_200, 1_600, 2_000]],
  [2_400, [200, 300, 400, 600, 800, 1_200, 1_600, 2_400]],
  [6_000, [200, 300, 400, 600, 800, 1_200, 1_600, 2_400]],
])('an original of %i px has the widths %j, never enlarged', (original, widths) => {
  expect(derivativeWidths(original)).toEqual(widths);
});

test('neighboring widths differ by at most a factor of 1.5', () => {
  const factors = DERIVATIVE_WIDTHS.slice(1).map(
    (width, position) => width / (DERIVATIVE_WIDTHS[position] ?? 0),
  );
  expect(Math.max(...factors)).toBeLessThanOrEqual(1.5);
});

const ID = '0123456789abcdef0123456789abcdef';

test('a file name has picture, width and format', () => {
  expect(parseDerivativeName(`${ID}-800.avif`)).toEqual({ mediaId: ID, width: 800, format: 'avif' });
});

test.each([
  `../originals/${ID}.jpg`,
  `..%2foriginals%2f${ID}.jpg`,
  `${ID}-800.avif/..`,
  `${ID}-800.svg`,
  `${ID}-800.webp`,
  `${ID}-0800.avif`,
  `${ID}.jpg`,
  `${ID.toUpperCase()}-800.avif`,
  `${ID}-800.avif\u0000.jpg`,
])('%j is not a file name', (name) => {
  expect(parseDerivativeName(name)).toBeNull();
});
