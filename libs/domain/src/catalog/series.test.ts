import {
  seriesOptions,
  DEFAULT_SERIES,
  relatedSeriesByName,
  seriesErrors,
  seriesChanges,
  uniqueSeriesSlug,
  type Series,
} from './series';

const florals: Series = {
  slug: 'florals',
  name: 'FLORALS',
  mobileLabel: 'FLORALS',
  inFilter: true,
  inCreate: true,
  inEdit: true,
  near: [],
};
const named = (slug: string, name: string, more: Partial<Series> = {}): Series => ({
  ...florals,
  slug,
  name,
  ...more,
});

test('the table starts with the lists of both specifications (S53, S65, A66, A67, G38)', () => {
  const names = (listed: readonly Series[]) => listed.map(({ name }) => name);
  expect(names(DEFAULT_SERIES.filter(({ inFilter }) => inFilter))).toEqual([
    'DONTSHOOTMYFACE',
    'FLORALS',
    'ENVIRONMENTS',
    'CELEBRITY',
  ]);
  expect(seriesOptions(DEFAULT_SERIES, 'create')).toEqual([
    'DONTSHOOTMYFACE',
    'FLORALS',
    'CELEBRITY',
    'ENVIRONMENTS',
    'OTHER',
  ]);
  expect(seriesOptions(DEFAULT_SERIES, 'edit')).toEqual([
    'DONTSHOOTMYFACE',
    'FLORALS',
    'ENVIRONMENTS',
    'CELEBRITY',
    'OBSERVATIONS',
    'BECOMING CONSCIOUS',
  ]);
  expect(DEFAULT_SERIES.find(({ mobileLabel, name }) => mobileLabel !== name)?.mobileLabel).toBe('PORTRAITS');
  expect(seriesErrors(DEFAULT_SERIES)).toEqual({});
});

test.each([
  [{ '1.name': 'Another series already has this name.' }, [florals, named('petals', 'Florals')]],
  [{ '0.name': '“All” is the filter’s own entry. Please choose another name.' }, [named('all', 'All')]],
  [
    { '0.near': 'A series is always related to itself. Please choose another.' },
    [named('a', 'A', { near: ['a'] })],
  ],
  [{ '0.near': 'This series is not in the list.' }, [named('a', 'A', { near: ['gone'] })]],
  [
    { '0.near': 'Please choose two different series.' },
    [named('a', 'A', { near: ['florals', 'florals'] }), florals],
  ],
  [{ series: 'A series appears twice.' }, [florals, named('florals', 'PETALS')]],
  [{ series: 'At least one series must be offered for new works.' }, [named('a', 'A', { inCreate: false })]],
])('is rejected with %j', (errors, table) => {
  expect(seriesErrors(table)).toEqual(errors);
});

test('artworks follow a renamed series; only a removed series must have none', () => {
  const after = [named('florals', 'PETALS'), named('new', 'HARBOURS')];
  expect(seriesChanges([florals, named('neural', 'NEURAL')], after)).toEqual({
    renamed: [{ from: 'FLORALS', to: 'PETALS' }],
    removed: ['NEURAL'],
  });
});

test('related series are found under their current names (G98)', () => {
  expect(
    relatedSeriesByName([named('a', 'A', { near: ['florals', 'gone'] }), named('florals', 'PETALS')]),
  ).toEqual({
    A: ['PETALS'],
    PETALS: [],
  });
});

test('a slug is the name, or the name and a number', () => {
  expect(uniqueSeriesSlug('Harbour Lights', [])).toBe('harbour-lights');
  expect(uniqueSeriesSlug('Harbour Lights', ['harbour-lights'])).toBe('harbour-lights-2');
  expect(uniqueSeriesSlug('写真', [])).toBe('series');
});
