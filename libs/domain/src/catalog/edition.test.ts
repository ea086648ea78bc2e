import { editionTotal, formatEditionNumber } from './edition';

test('editions are 1 of 100 for minis and 1 of 9 otherwise (S89)', () => {
  expect(formatEditionNumber(editionTotal('5x7'))).toBe('1 of 100');
  expect(formatEditionNumber(editionTotal('30x20'))).toBe('1 of 9');
  expect(formatEditionNumber(9, 3)).toBe('3 of 9');
});
