import { certificateStatement, numberInWords, formatPrintDimensions } from './certificate-text';

it.each([
  [1, 'one'],
  [9, 'nine'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [99, 'ninety-nine'],
  [100, 'one hundred'],
  [250, '250'],
])('writes %i as %s', (value, words) => {
  expect(numberInWords(value)).toBe(words);
});

it('states which print of which edition it is', () => {
  expect(certificateStatement(6, 9)).toBe(
    'This print is number six of an edition of nine, made under the supervision of the photographer, signed and ' +
      'numbered by hand. No further prints of this size will be made.',
  );
});

it.each([
  [
    { size: '20x20', frameSize: '32.5x32.5', frameStyle: 'Black', customFrame: null },
    '20 × 20 in, framed 32.5 × 32.5 in, black',
  ],
  [{ size: '20x20', frameSize: null, frameStyle: 'Gold', customFrame: null }, '20 × 20 in, framed, gold'],
  [{ size: '7x5', frameSize: null, frameStyle: 'Unframed', customFrame: null }, '5 × 7 in, unframed'],
  [
    { size: '20x20', frameSize: '32.5x32.5', frameStyle: 'Custom', customFrame: 'Walnut, oiled' },
    '20 × 20 in, framed 32.5 × 32.5 in, Walnut, oiled',
  ],
] as const)('measures %j as %s', (print, line) => {
  expect(formatPrintDimensions(print)).toBe(line);
});
