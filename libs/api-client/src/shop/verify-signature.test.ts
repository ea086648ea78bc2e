import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import type { CertificateKey } from '@gallery/contracts';
import { verifySignature } from './verify-signature';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const keys: CertificateKey[] = [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'key-1', use: 'sig', alg: 'EdDSA' }];
const payload = '{"artwork":"Été"}';
const signed = {
  payload,
  signature: sign(null, Buffer.from(payload), privateKey).toString('base64'),
  keyId: 'key-1',
  algorithm: 'Ed25519' as const,
};

// The browser of the tests has no WebCrypto of its own.
beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(globalThis, 'TextEncoder', { value: TextEncoder, configurable: true });
});

it('accepts the gallery’s statement', async () => {
  expect(await verifySignature(signed, keys)).toBe('genuine');
});

it('rejects a changed statement', async () => {
  expect(await verifySignature({ ...signed, payload: '{"artwork":"Other"}' }, keys)).toBe('false');
});

it('rejects a statement with a key that is not published', async () => {
  expect(await verifySignature({ ...signed, keyId: 'key-2' }, keys)).toBe('false');
});

it('says when the browser cannot verify', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await verifySignature(signed, keys)).toBe('unable');
});
