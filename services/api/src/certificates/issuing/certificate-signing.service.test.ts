import { generateKeyPairSync } from 'node:crypto';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { buyPrints } from '../../../test/builders/certificates';
import type { CertificateKeys, PublicCertificate } from '../dto/certificate.dto';
import { CertificateIssuingService } from './certificate-issuing.service';
import { canonicalJson, ledgerEntryCode } from './certificate-statement';

const former = generateKeyPairSync('ed25519').publicKey;

let api: TestApi;
beforeAll(async () => {
  const published = former.export({ format: 'der', type: 'spki' }).toString('base64');
  api = await startApi({ stripe: true, env: { CERTIFICATE_PUBLISHED_KEYS: published } });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const certificate = async (coaId: string): Promise<PublicCertificate> => {
  const answer: PublicCertificate = JSON.parse(
    await (await api.request(`/api/certificates/${coaId}`)).text(),
  );
  return answer;
};

const publishedKeys = async (): Promise<CertificateKeys['keys']> => {
  const { keys }: CertificateKeys = JSON.parse(await (await api.request('/api/certificates/keys')).text());
  return keys;
};

const soldCertificate = async (): Promise<PublicCertificate> => {
  const [coaId = ''] = await buyPrints(api);
  return certificate(coaId);
};

/** Uses only what is published, as anyone could: the key set and WebCrypto. */
async function isSigned({ signature, keyId }: PublicCertificate['signed'], payload: string) {
  const keys = await publishedKeys();
  const published = keys.find(({ kid }) => kid === keyId);
  if (!published) return false;
  const { kty, crv, x } = published;
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
  const bytes = Buffer.from(signature, 'base64');
  return crypto.subtle.verify('Ed25519', key, bytes, Buffer.from(payload));
}

test('anyone can verify a certificate with just the published key', async () => {
  const { signed } = await soldCertificate();
  expect(await isSigned(signed, signed.payload)).toBe(true);
});

test('a statement with one changed letter fails verification', async () => {
  const { signed } = await soldCertificate();
  expect(await isSigned(signed, signed.payload.replace('"number":1', '"number":2'))).toBe(false);
});

test('the signature covers what the certificate states', async () => {
  const sold = await soldCertificate();
  expect(JSON.parse(sold.signed.payload)).toEqual({
    type: 'certificate-of-authenticity',
    version: 1,
    coaId: sold.coaId,
    gallery: 'TF Gallery',
    artwork: { id: expect.any(String), title: 'Night Bloom', series: 'FLORALS', year: 2024 },
    medium: 'Archival pigment print',
    size: '30x20',
    frame: { size: '42x32', style: 'Black' },
    edition: { id: expect.any(String), total: 9 },
    number: 1,
    saleDate: sold.saleDate,
    issuedAt: sold.issuedAt,
    replaces: null,
    state: 'issued',
  });
});

test('keys that signed earlier stay published after the current one', async () => {
  const keys = await publishedKeys();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', x: former.export({ format: 'jwk' }).x });
  expect(JSON.stringify(keys)).not.toContain('"d"');
});

test('a certificate from before signatures existed is signed at the next start, as it was issued', async () => {
  const { coaId, signed } = await soldCertificate();
  await api.database.manager.query(
    `UPDATE certificates SET statement = '', statement_signature = '', key_id = '', state = 'revoked'`,
  );
  await api.get(CertificateIssuingService).onApplicationBootstrap();
  expect((await certificate(coaId)).signed).toEqual(signed);
});

test('names are sorted at every depth, without whitespace between them', () => {
  expect(canonicalJson({ b: { d: 1, c: 'é "x"' }, a: null })).toBe('{"a":null,"b":{"c":"é \\"x\\"","d":1}}');
});

test('an entry is named with the first 64 bits of the statement’s SHA-256', () => {
  expect(ledgerEntryCode('')).toBe('e3b0 c442 98fc 1c14');
});
