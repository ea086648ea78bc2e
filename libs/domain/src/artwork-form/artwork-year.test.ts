import { parseArtworkYear, artworkYearError } from './artwork-year';

test.each([
  ['1998', 1998],
  [' 2024 ', 2024],
  ['', 2026],
  ['last year', 2026],
  ['2024.5', 2026],
])('%j is the year %d (A48)', (text, year) => {
  expect(parseArtworkYear(text, 2026)).toBe(year);
});

test.each([
  ['create' as const, 1900, 2027],
  ['edit' as const, 1900, 2036],
])('the %s form takes %d to %d (A48, G87)', (form, first, last) => {
  expect([first, last].map((year) => artworkYearError(year, form, 2026))).toEqual([null, null]);
  const sentence = `The year must be from ${first} to ${last}.`;
  expect([first - 1, last + 1].map((year) => artworkYearError(year, form, 2026))).toEqual([
    sentence,
    sentence,
  ]);
});
