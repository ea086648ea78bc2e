import { locationLabel, shareLabel, sourceLabel } from './visit-labels';

it('rounds shares of all visits, and has none of nothing (A84)', () => {
  expect([shareLabel(1, 3), shareLabel(2, 3), shareLabel(1, 200), shareLabel(0, 0)]).toEqual([
    '33%',
    '67%',
    '1%',
    '0%',
  ]);
});

it.each([
  [{ city: 'Dallas', region: 'Texas', country: 'US' }, 'Dallas, Texas'],
  [{ city: null, region: 'Texas', country: 'US' }, 'Texas'],
  [{ city: null, region: null, country: 'US' }, 'US'],
  [{ city: null, region: null, country: null }, 'Unknown'],
  [null, 'Unknown'],
])('says of %j that it is %s (A83)', (geo, words) => {
  expect(locationLabel(geo)).toBe(words);
});

it('calls direct visits by their words, and others as they are (A81)', () => {
  expect(['direct', 'google', '(other)'].map(sourceLabel)).toEqual([
    'Direct Traffic',
    'google',
    'Other sources',
  ]);
});
