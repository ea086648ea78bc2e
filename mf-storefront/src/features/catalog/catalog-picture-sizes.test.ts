import { isFullWidth } from './catalog-picture-sizes';

test('every fifth work is a plate, beginning with the first', () => {
  expect([0, 1, 2, 3, 4, 5, 10].filter(isFullWidth)).toEqual([0, 5, 10]);
});
