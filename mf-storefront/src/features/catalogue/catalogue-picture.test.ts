import { isPlate } from './catalogue-picture';

test('every fifth work is a plate, beginning with the first', () => {
  expect([0, 1, 2, 3, 4, 5, 10].filter(isPlate)).toEqual([0, 5, 10]);
});
