import { arrangeMasonry, tilePositions, type MasonryOptions } from './masonry-layout';

const HEIGHTS: Record<string, number> = { wide: 100, square: 150, tall: 220 };
const plan = (columns = 3): MasonryOptions => ({
  columns,
  gap: 10,
  heightOf: (id) => HEIGHTS[id.split('-')[0] ?? ''] ?? 100,
});

test('each photograph goes into the shortest column, from the newest down', () => {
  expect(arrangeMasonry([], ['tall-5', 'wide-4', 'wide-3', 'wide-2', 'wide-1'], plan())).toEqual([
    ['tall-5'],
    ['wide-4', 'wide-2'],
    ['wide-3', 'wide-1'],
  ]);
});

test('an arrival hangs on top of the shortest column, all others stay', () => {
  const before = arrangeMasonry([], ['tall-3', 'wide-2', 'square-1'], plan());
  expect(arrangeMasonry(before, ['wide-4', 'tall-3', 'wide-2', 'square-1'], plan())).toEqual([
    ['tall-3'],
    ['wide-4', 'wide-2'],
    ['square-1'],
  ]);
});

test('of several arrivals the newest hangs highest', () => {
  const before = arrangeMasonry([], ['wide-1'], plan(1));
  expect(arrangeMasonry(before, ['wide-3', 'wide-2', 'wide-1'], plan(1))).toEqual([
    ['wide-3', 'wide-2', 'wide-1'],
  ]);
});

test('a photograph that is taken down leaves the others in their columns', () => {
  const before = arrangeMasonry([], ['wide-4', 'wide-3', 'wide-2', 'wide-1'], plan());
  expect(arrangeMasonry(before, ['wide-3', 'wide-2', 'wide-1'], plan())).toEqual([
    ['wide-1'],
    ['wide-3'],
    ['wide-2'],
  ]);
});

test('nothing new is the same hanging', () => {
  const before = arrangeMasonry([], ['wide-2', 'wide-1'], plan());
  expect(arrangeMasonry(before, ['wide-2', 'wide-1'], plan())).toBe(before);
  const bare = arrangeMasonry([], [], plan());
  expect(arrangeMasonry(bare, [], plan())).toBe(bare);
});

test('another number of columns is another hanging', () => {
  const before = arrangeMasonry([], ['wide-3', 'wide-2', 'wide-1'], plan());
  expect(arrangeMasonry(before, ['wide-3', 'wide-2', 'wide-1'], plan(2))).toEqual([
    ['wide-3', 'wide-1'],
    ['wide-2'],
  ]);
});

test('places follow from heights and gaps', () => {
  const { places, height } = tilePositions([['wide-3', 'tall-1'], ['square-2']], plan(2));
  expect(places.get('tall-1')).toEqual({ column: 0, top: 110, height: 220 });
  expect(places.get('square-2')).toEqual({ column: 1, top: 0, height: 150 });
  expect(height).toBe(330);
});
