import { placeWords, shareWords, sourceWords } from './visit-words';

it('rounds shares of all visits, and has none of nothing (A84)', () => {
  expect([shareWords(1, 3), shareWords(2, 3), shareWords(1, 200), shareWords(0, 0)]).toEqual([
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
  expect(placeWords(geo)).toBe(words);
});

it('calls direct visits by their words, and others as they are (A81)', () => {
  expect(['direct', 'google', '(other)'].map(sourceWords)).toEqual([
    'Direct Traffic',
    'google',
    'Other sources',
  ]);
});
