import { contrastingLine, PAINTS, parseWallColor, wallColorParam } from './wall-paint';

test.each([
  ['#ffffff', 'ink'],
  ['#000000', 'paper'],
  ['#26303a', 'paper'],
  ['#b98d74', 'ink'],
])('lines on %s are drawn in %s', (color, line) => {
  expect(contrastingLine(color)).toBe(line);
});

test('a paint is named by its key, an own colour by its digits', () => {
  expect(PAINTS.map((paint) => parseWallColor(wallColorParam(paint.colour)))).toEqual(
    PAINTS.map((paint) => paint.colour),
  );
  expect(parseWallColor(wallColorParam('#A1B2C3'))).toBe('#a1b2c3');
});
