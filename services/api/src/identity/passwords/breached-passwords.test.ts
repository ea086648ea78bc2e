import { passwordError, BREACHED_PASSWORD_COUNT, isBreachedPassword } from './password-rules';

const ADA = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

test('the list has far more than the 3,000 passwords that ASVS 6.2.4 requires', () => {
  expect(BREACHED_PASSWORD_COUNT).toBeGreaterThan(100_000);
});

// Passwords of at least ten characters that are among the most frequent in breaches, and are not a common word with
// digits around it.
test.each([
  'qwertyuiop',
  'poiuytrewq',
  'LoveLoveLove',
  'blahblahblah',
  '123123123123',
  'sleepyhollow',
  'kolesnikov',
])('%j is breached and rejected (G47)', (password) => {
  expect(isBreachedPassword(password)).toBe(true);
  expect(passwordError(password, ADA, 'The Gallery')).toMatch(/^This password is on lists/);
});

test('good passwords are not on the list', () => {
  const good = Array.from({ length: 2_000 }, (_each, index) => `three unrelated words ${index}`);
  expect(good.filter(isBreachedPassword)).toEqual([]);
});
