import type { StartedEdition } from '@gallery/contracts';
import { editionStockLines, findNewSale } from './edition-stock-lines';

const photo = { id: 'photo', orientation: 'landscape', isAvailableForOrder: true } as const;

const edition = (named: Partial<StartedEdition> = {}): StartedEdition => ({
  photoId: 'photo',
  size: '30x20',
  label: '30 × 20 in',
  total: 9,
  sold: 3,
  held: 0,
  ...named,
});

const wordsOf = (...started: StartedEdition[]) =>
  editionStockLines(photo, started, null).map(({ words }) => words);

test('before the first buyer number 1 is available', () => {
  expect(editionStockLines(photo, [edition({ photoId: 'another' })], null)).toMatchObject([
    { total: 9, sold: 0, held: 0, words: 'Number 1 of 9 is available' },
  ]);
});

test('what cannot be ordered offers nothing', () => {
  expect(editionStockLines({ ...photo, isAvailableForOrder: false }, [], null)).toEqual([]);
});

test.each([
  [{ sold: 3 }, '3 of 9 sold'],
  [{ sold: 3, held: 1 }, '3 of 9 sold, 1 on hold'],
  [{ sold: 0, held: 1 }, '1 of 9 on hold'],
  [{ sold: 9 }, 'Sold Out'],
])('%j is told as %s', (named, words) => {
  expect(wordsOf(edition(named))).toEqual([words]);
});

test('of many sizes the two that have sold most are told', () => {
  expect(
    wordsOf(edition({ sold: 1 }), edition({ size: '45x30', sold: 4 }), edition({ size: '60x40', sold: 2 })),
  ).toEqual(['4 of 9 sold', '2 of 9 sold']);
});

test('the number that was sold a moment ago is told as such', () => {
  const sale = findNewSale([edition({ sold: 2 })], [edition({ sold: 3 })]);
  expect(editionStockLines(photo, [edition()], sale)).toMatchObject([
    { words: '3 of 9 sold, the last one just now', isRecent: true },
  ]);
});

test('a number that is only held, or given back, is no sale', () => {
  expect(findNewSale([edition()], [edition({ held: 1 })])).toBeNull();
  expect(findNewSale([edition()], [edition({ sold: 2 })])).toBeNull();
});
