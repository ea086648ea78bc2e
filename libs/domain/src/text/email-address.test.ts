import { isEmail } from './email-address';

test('an email address needs a name, an at sign and a domain, and no spaces', () => {
  expect(isEmail('elena@marsh.example')).toBe(true);
  expect(['', 'elena', 'elena@marsh', 'el ena@marsh.example', '@marsh.example'].some(isEmail)).toBe(false);
});
