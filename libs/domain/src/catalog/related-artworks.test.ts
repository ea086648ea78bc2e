import { relatedArtworks } from './related-artworks';
import { DEFAULT_SERIES, relatedSeriesByName } from './series';

const affinity = relatedSeriesByName(DEFAULT_SERIES);
const seed = 1;

const work = (id: string, series: string) => ({ id, series });
const peony = work('peony', 'FLORALS');
const ids = (works: { id: string }[]) => works.map(({ id }) => id);

test('the same series comes first, then the near ones, then any other (S95, G98)', () => {
  const works = [
    work('stage', 'CELEBRITY'),
    work('trace', 'NEURAL'),
    peony,
    work('bowl', 'WABI SABI'),
    work('poppy', 'FLORALS'),
  ];
  expect(ids(relatedArtworks(peony, works, { affinity, seed }))).toEqual(['poppy', 'bowl', 'trace']);
  expect(ids(relatedArtworks(peony, [peony, work('stage', 'CELEBRITY')], { affinity, seed }))).toEqual([
    'stage',
  ]);
});

test('a work is never shown beside itself', () => {
  expect(relatedArtworks(peony, [peony], { affinity, seed })).toEqual([]);
});

test('the seed decides among equals: the same for one visit, another for others', () => {
  const works = Array.from({ length: 12 }, (_, index) => work(`poppy ${index}`, 'FLORALS'));
  const chosen = (by: number) => ids(relatedArtworks(peony, works, { affinity, seed: by })).join();
  expect(chosen(7)).toBe(chosen(7));
  expect(new Set([1, 2, 3, 4, 5].map(chosen)).size).toBeGreaterThan(1);
});

test('a series of which nothing is known stands beside any', () => {
  expect(ids(relatedArtworks(work('new', 'HARBOURS'), [peony], { affinity, seed }))).toEqual(['peony']);
});
