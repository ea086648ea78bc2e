import { layoutBars, barsPerLabel } from './bar-layout';

it('gives the highest value the whole height and the others their share', () => {
  expect(layoutBars([5, 10, 0]).map(({ height, y }) => [height, y])).toEqual([
    [50, 50],
    [100, 0],
    [0, 100],
  ]);
});

it('draws a sliver for what is little beside the rest, and nothing for nothing', () => {
  expect(layoutBars([1, 1_000_000]).map(({ height }) => height)).toEqual([0.75, 100]);
  expect(layoutBars([0, 0]).map(({ height }) => height)).toEqual([0, 0]);
});

it('keeps every bar inside its place', () => {
  const bars = layoutBars([1, 1, 1, 1]);
  expect(bars.map(({ x }) => Math.round(x))).toEqual([5, 30, 55, 80]);
  expect(bars.every(({ width }) => Math.round(width) === 15)).toBe(true);
});

it('draws what is part of another value to the same measure', () => {
  expect(layoutBars([5, 0], 20).map(({ height }) => height)).toEqual([25, 0]);
});

it('has a word beneath every bar while there is room, then beneath every second', () => {
  expect([0, 12, 14, 62].map((bars) => barsPerLabel(bars, 12))).toEqual([1, 1, 2, 6]);
});
