import { PAINTS, parseWallColor, wallColorParam } from './wall-paints';

test('a paint is named by its key, an own color by its digits', () => {
  expect(PAINTS.map((paint) => parseWallColor(wallColorParam(paint.color)))).toEqual(
    PAINTS.map((paint) => paint.color),
  );
  expect(parseWallColor(wallColorParam('#A1B2C3'))).toBe('#a1b2c3');
});
