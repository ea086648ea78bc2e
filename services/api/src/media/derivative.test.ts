import { derivativeWidths, parseDerivativeName } from './derivative';

test.each([
  [300, [300]],
  [400, [400]],
  [1_000, [400, 800, 1_000]],
  [2_000, [400, 800, 1_200, 1_600, 2_000]],
  [2_400, [400, 800, 1_200, 1_600, 2_400]],
  [6_000, [400, 800, 1_200, 1_600, 2_400]],
])('an original of %i px is offered at %j, never enlarged', (original, widths) => {
  expect(derivativeWidths(original)).toEqual(widths);
});

const ID = '0123456789abcdef0123456789abcdef';

test('a file name names picture, width and format', () => {
  expect(parseDerivativeName(`${ID}-800.webp`)).toEqual({ mediaId: ID, width: 800, format: 'webp' });
});

test.each([
  `../originals/${ID}.jpg`,
  `..%2foriginals%2f${ID}.jpg`,
  `${ID}-800.webp/..`,
  `${ID}-800.svg`,
  `${ID}-0800.webp`,
  `${ID}.jpg`,
  `${ID.toUpperCase()}-800.webp`,
  `${ID}-800.webp\u0000.jpg`,
])('%j names nothing', (name) => {
  expect(parseDerivativeName(name)).toBeNull();
});
