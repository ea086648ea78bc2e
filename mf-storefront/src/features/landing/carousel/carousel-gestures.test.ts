import { positionsToLoad, initialPosition, stepPosition, arrowKeyStep, swipeStep } from './carousel-gestures';

test('past the last work comes the first, before the first the last', () => {
  expect(stepPosition(23, 1, 24)).toBe(0);
  expect(stepPosition(0, -1, 24)).toBe(23);
  expect(stepPosition(7, 1, 24)).toBe(8);
});

test('a visit begins with one of the works, whatever its seed', () => {
  const starts = [0, 1, 23, 24, 4_294_967_295, -5].map((seed) => initialPosition(seed, 24));
  expect(starts).toEqual([0, 1, 23, 0, 15, 5]);
  expect(initialPosition(7, 0)).toBe(0);
});

test.each([
  ['49 px to the left', { x: -49, y: 0 }, null],
  ['50 px to the left', { x: -50, y: 0 }, 1],
  ['50 px to the right', { x: 50, y: 0 }, -1],
  ['49 px to the right', { x: 49, y: 0 }, null],
  ['further down than sideways', { x: -60, y: 80 }, null],
  ['aslant, but sideways', { x: -80, y: 60 }, 1],
])('a finger that moves %s (S38)', (_, way, turn) => {
  expect(swipeStep(way)).toBe(turn);
});

test('the arrows turn, other keys do not', () => {
  expect([arrowKeyStep('ArrowLeft'), arrowKeyStep('ArrowRight'), arrowKeyStep('ArrowDown')]).toEqual([
    -1,
    1,
    null,
  ]);
});

test.each([
  [5, 24, [4, 5, 6]],
  [0, 24, [0, 1, 23]],
  [1, 2, [0, 1]],
  [0, 1, [0]],
  [0, 0, []],
])('the pictures about position %i of %i', (position, count, wanted) => {
  expect(positionsToLoad(position, count)).toEqual(wanted);
});
