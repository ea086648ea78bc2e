import { relatedArtworks } from './related-artworks';
import { DEFAULT_SERIES, relatedSeriesByName } from './series';

const relatedSeries = relatedSeriesByName(DEFAULT_SERIES);
const seed = 1;

const artwork = (id: string, series: string) => ({ id, series });
const peony = artwork('peony', 'FLORALS');
const ids = (artworks: { id: string }[]) => artworks.map(({ id }) => id);

test('the same series comes first, then related ones, then any other (S95, G98)', () => {
  const artworks = [
    artwork('stage', 'CELEBRITY'),
    artwork('trace', 'NEURAL'),
    peony,
    artwork('bowl', 'WABI SABI'),
    artwork('poppy', 'FLORALS'),
  ];
  expect(ids(relatedArtworks(peony, artworks, { relatedSeries, seed }))).toEqual(['poppy', 'bowl', 'trace']);
  expect(
    ids(relatedArtworks(peony, [peony, artwork('stage', 'CELEBRITY')], { relatedSeries, seed })),
  ).toEqual(['stage']);
});

test('an artwork is never related to itself', () => {
  expect(relatedArtworks(peony, [peony], { relatedSeries, seed })).toEqual([]);
});

test('the seed breaks ties: the same for one visit, different for others', () => {
  const artworks = Array.from({ length: 12 }, (_, index) => artwork(`poppy ${index}`, 'FLORALS'));
  const selected = (by: number) => ids(relatedArtworks(peony, artworks, { relatedSeries, seed: by })).join();
  expect(selected(7)).toBe(selected(7));
  expect(new Set([1, 2, 3, 4, 5].map(selected)).size).toBeGreaterThan(1);
});

test('a series without related ones can be followed by any', () => {
  expect(ids(relatedArtworks(artwork('new', 'HARBOURS'), [peony], { relatedSeries, seed }))).toEqual([
    'peony',
  ]);
});
