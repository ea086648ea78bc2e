import { editionNumbersLabel } from './edition-numbers-label';

test('the numbers of a line read as a sentence', () => {
  expect(editionNumbersLabel([3], 9)).toBe('Print 3 of 9');
  expect(editionNumbersLabel([3, 4], 9)).toBe('Prints 3 and 4 of 9');
  expect(editionNumbersLabel([1, 2, 5], 100)).toBe('Prints 1, 2, and 5 of 100');
});

test('before the payment there are no numbers to name', () => {
  expect(editionNumbersLabel([], 9)).toBeNull();
});
