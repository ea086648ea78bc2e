import { lineOn, PAINTS, wallColour, wallName } from './wall-paint';

test.each([
  ['#ffffff', 'ink'],
  ['#000000', 'paper'],
  ['#26303a', 'paper'],
  ['#b98d74', 'ink'],
])('lines on %s are drawn in %s', (colour, line) => {
  expect(lineOn(colour)).toBe(line);
});

test('a paint is named by its key, an own colour by its digits', () => {
  expect(PAINTS.map((paint) => wallColour(wallName(paint.colour)))).toEqual(
    PAINTS.map((paint) => paint.colour),
  );
  expect(wallColour(wallName('#A1B2C3'))).toBe('#a1b2c3');
});
