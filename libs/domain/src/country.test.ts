import { isUnitedStates } from './country';

test.each([
  '',
  'US',
  'us',
  'USA',
  'U.S.A.',
  'United States',
  ' united  states ',
  'United States of America',
  'The United States',
  'Un\u0456ted \u0405tates', // Cyrillic letters that look the same
])('%j is the United States (R4)', (country) => {
  expect(isUnitedStates(country)).toBe(true);
});

test.each(['Germany', 'México', 'United Kingdom', 'United', 'Россия'])('%j is not', (country) => {
  expect(isUnitedStates(country)).toBe(false);
});
