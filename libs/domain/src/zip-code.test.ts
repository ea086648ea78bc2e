import { US_STATES } from './us-states';
import { isZipCode, stateOfZip } from './zip-code';

test.each([
  ['75226', 'TX'],
  ['75226-1234', 'TX'],
  [' 75226 ', 'TX'],
  ['73301', 'TX'],
  ['79999', 'TX'],
  ['88510', 'TX'],
  ['73102', 'OK'],
  ['74966', 'OK'],
  ['88401', 'NM'],
  ['00501', 'NY'],
  ['02101', 'MA'],
  ['20500', 'DC'],
  ['20166', 'VA'],
  ['33101', 'FL'],
  ['96701', 'HI'],
  ['99501', 'AK'],
  ['09012', 'AE'],
  ['00000', null],
  ['7522', null],
  ['752261', null],
  ['SW1A 1AA', null],
])('the ZIP %j is in %j (R4)', (zip, code) => {
  expect(stateOfZip(zip)).toBe(code);
});

test('no ZIP is in two states', () => {
  const prefixes = Object.values(US_STATES).flatMap(({ zips }) =>
    zips.split(' ').flatMap((range: string) => {
      if (range === '') return [];
      const [first = '', last = first] = range.split('-');
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
    }),
  );
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test('a ZIP has five digits, or nine', () => {
  expect(['75226', '75226-1234', '7522', '75226-', '7522a'].map(isZipCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
