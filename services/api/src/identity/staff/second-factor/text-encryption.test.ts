import { encryptText, decryptText } from './text-encryption';

const plan = { key: Buffer.alloc(32, 1), context: 'totp a' };

test('a sealed text is opened by its key, and never sealed alike twice', () => {
  const encrypted = encryptText('the secret', plan);
  expect(decryptText(encrypted, plan)).toBe('the secret');
  expect(encrypted).not.toBe(encryptText('the secret', plan));
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('the secret');
});

test.each([
  ['another key', { ...plan, key: Buffer.alloc(32, 2) }],
  ['another place', { ...plan, context: 'totp b' }],
])('it is not opened by %s', (_what, other) => {
  expect(() => decryptText(encryptText('the secret', plan), other)).toThrow();
});
