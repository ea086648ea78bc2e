import { parseLength } from './length';

test.each([
  ['80', 80],
  [' 80 in ', 80],
  ['80"', 80],
  ['203.2 cm', 80],
  ['2,54 m', 100],
  ['7 FT', 84],
])('%j is %d inches', (text, inches) => {
  expect(parseLength(text)).toBeCloseTo(inches);
});

test.each(['', '0', '-3', 'a door', '80 feet', '1e9'])('%j is not a length', (text) => {
  expect(parseLength(text)).toBeNull();
});
