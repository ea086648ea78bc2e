import { isCommonPassword, passwordError as errorOf } from './password-rules';

const ADA = { email: 'ada.byron@example.com', firstName: 'Augusta', lastName: 'Byron-Lovelace' };

const passwordError = (password: string, owner: typeof ADA) => errorOf(password, owner, 'Nightingale Prints');

test.each([
  'three unrelated words',
  'kzv8#Qm2!t',
  'späte züge nach köln',
  '🌸🌿🌸🌿🌊🌿🌸🌿🌊🌾',
  'x7'.padEnd(127, 'quince '),
])('%j is a good password', (password) => {
  expect(passwordError(password, ADA)).toBeNull();
});

test.each(['', 'kzv8#Qm2!', '🌸🌿🌊🌾🌸🌿🌊', 'a\u0308'.repeat(9)])('%j is too short (G47)', (password) => {
  expect(passwordError(password, ADA)).toBe('Please use at least 10 characters.');
});

test('more than 128 characters are too long', () => {
  expect(passwordError('ab c'.repeat(33), ADA)).toBe('Please use at most 128 characters.');
});

test.each([
  'ada.byron@example.com',
  'ADA.BYRON@EXAMPLE.COM',
  'byron-lovelace',
  'Augusta Byron Lovelace',
  'byronlovelaceaugusta',
])('%j is an obvious guess', (password) => {
  expect(passwordError(password, ADA)).toMatch(/^Please choose a password that is not your name/);
});

test.each([
  '1234567890',
  'qwertyuiop',
  'Password123',
  'password2024!',
  '!!!Dragon2026',
  'aaaaaaaaaaaa',
  'abababababab',
  'Photography2026!',
  'limitededition',
  'collector123',
])('%j is common (G47)', (password) => {
  expect(passwordError(password, ADA)).toMatch(/^This password is on lists of leaked passwords/);
});

test('a common word within a longer text is allowed', () => {
  expect(isCommonPassword('dragon under the password bridge')).toBe(false);
});

test.each(['Nightingale Prints', 'nightingale-prints'])('%j is the name of the gallery', (password) => {
  expect(passwordError(password, ADA)).toBe('Please choose a password that is not the gallery’s name.');
});
