import {
  artworkCountLabel,
  matchesCatalogFilter,
  parseCatalogFilter,
  serializeCatalogFilter,
} from './catalog-filter';

const peony = { title: 'Inside Voice', series: 'FLORALS', tags: ['macro', 'limited'] };

const offered = [{ name: 'FLORALS', mobileLabel: 'FLORALS' }];

test.each(['inside', 'VOICE', 'floral', 'macro', 'voice limited', ''])(
  '"%s" finds the work (S52)',
  (text) => {
    expect(matchesCatalogFilter(peony, { text, series: 'all' })).toBe(true);
  },
);

test('a word that stands nowhere, or another series, hides the work', () => {
  expect(matchesCatalogFilter(peony, { text: 'voice sea', series: 'all' })).toBe(false);
  expect(matchesCatalogFilter(peony, { text: '', series: 'CELEBRITY' })).toBe(false);
});

test('the filter goes into the URL and comes back, beside parameters of others', () => {
  const written = serializeCatalogFilter(new URLSearchParams('utm_source=card'), {
    text: 'sea',
    series: 'FLORALS',
  });
  expect(written.toString()).toBe('utm_source=card&q=sea&series=FLORALS');
  expect(parseCatalogFilter(written, offered)).toEqual({ text: 'sea', series: 'FLORALS' });
  expect(serializeCatalogFilter(written, { text: '', series: 'all' }).toString()).toBe('utm_source=card');
});

test('a series that is not offered means all', () => {
  expect(parseCatalogFilter(new URLSearchParams('series=NEURAL'), offered).series).toBe('all');
});

test('works and series are counted in words', () => {
  expect(artworkCountLabel([peony, { series: 'FLORALS' }, { series: 'NEURAL' }])).toBe(
    '3 works in two series',
  );
  expect(artworkCountLabel([peony])).toBe('1 work in one series');
});
