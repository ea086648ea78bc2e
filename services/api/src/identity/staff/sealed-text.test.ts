import { seal, unseal } from './sealed-text';

const plan = { key: Buffer.alloc(32, 1), context: 'totp a' };

test('a sealed text is opened by its key, and never sealed alike twice', () => {
  const sealed = seal('the secret', plan);
  expect(unseal(sealed, plan)).toBe('the secret');
  expect(sealed).not.toBe(seal('the secret', plan));
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('the secret');
});

test.each([
  ['another key', { ...plan, key: Buffer.alloc(32, 2) }],
  ['another place', { ...plan, context: 'totp b' }],
])('it is not opened by %s', (_what, other) => {
  expect(() => unseal(seal('the secret', plan), other)).toThrow();
});
