import { isFullWidth } from './catalog-picture-sizes';

const platesOf = (count: number) =>
  Array.from({ length: count }, (_, position) => position).filter((position) => isFullWidth(position, count));

test('every fifth work is a plate, beginning with the first', () => {
  expect(platesOf(11)).toEqual([0, 5, 10]);
});

test.each([
  [2, [0, 1]],
  [3, [0]],
  [4, [0, 3]],
  [24, [0, 5, 10, 15, 20, 23]],
])('of %i works none stands alone in half a row', (count, plates) => {
  expect(platesOf(count)).toEqual(plates);
});
