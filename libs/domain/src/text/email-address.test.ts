import { emailError, isEmail } from './email-address';

test('an email address needs a name, an at sign and a domain, and no spaces', () => {
  expect(isEmail('elena@marsh.example')).toBe(true);
  expect(['', 'elena', 'elena@marsh', 'el ena@marsh.example', '@marsh.example'].some(isEmail)).toBe(false);
});

it('says what to do about a missing or invalid address', () => {
  expect(emailError(' ')).toBe('Enter your email address');
  expect(emailError('', 'Enter their email address')).toBe('Enter their email address');
  expect(emailError('elena@')).toBe('Enter a valid email address');
  expect(emailError(' elena@marsh.example ')).toBeUndefined();
});
