import {
  decryptText,
  encryptText,
  generateRecoveryCodes,
  matchTotpStep,
  totpUri,
} from './second-factor-codes';

/**
 * RFC 6238, appendix B: `12345678901234567890`, and the code for 59 seconds after the epoch, without its first two
 * digits.
 */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CODE = '287082';
const at = (seconds: number) => ({ secret: SECRET, now: new Date(seconds * 1_000), lastStep: null });

test('accepts the code in the standard’s example', () => {
  expect(matchTotpStep(CODE, at(59))).toBe(1);
});

test.each([
  [29, 1],
  [89, 1],
  [90, null],
])('at %i seconds the code of step 1 is %j', (seconds, step) => {
  expect(matchTotpStep(CODE, at(seconds))).toBe(step);
});

test('accepts no code twice, and none before it', () => {
  expect(matchTotpStep(CODE, { ...at(59), lastStep: 1 })).toBeNull();
  expect(matchTotpStep(CODE, { ...at(59), lastStep: 0 })).toBe(1);
});

test.each(['', '28708', '287083', 'abcdef'])('%j is not a code', (code) => {
  expect(matchTotpStep(code, at(59))).toBeNull();
});

test('ignores the spaces that apps show', () => {
  expect(matchTotpStep('287 082', at(59))).toBe(1);
});

test('the URI names gallery and account', () => {
  expect(totpUri(SECRET, { issuer: 'TF Gallery', label: 'theo' })).toBe(
    `otpauth://totp/TF%20Gallery:theo?issuer=TF%20Gallery&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});

test('a recovery code has at least the 112 bits that a fast hash needs', () => {
  const codes = generateRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  // 24 characters of 5 bits.
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
});

const plan = { key: Buffer.alloc(32, 1), context: 'totp a' };

test('an encrypted text decrypts with its key, and never encrypts to the same text twice', () => {
  const encrypted = encryptText('the secret', plan);
  expect(decryptText(encrypted, plan)).toBe('the secret');
  expect(encrypted).not.toBe(encryptText('the secret', plan));
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('the secret');
});

test.each([
  ['another key', { ...plan, key: Buffer.alloc(32, 2) }],
  ['another place', { ...plan, context: 'totp b' }],
])('it cannot be decrypted by %s', (_what, other) => {
  expect(() => decryptText(encryptText('the secret', plan), other)).toThrow();
});
