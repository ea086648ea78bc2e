import { generateKeyPairSync, sign } from 'node:crypto';
import type { PublicCertificate } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { gallerySettings, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as Certificate } from './certificate.page';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const KEYS = { keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'key-1', use: 'sig', alg: 'EdDSA' }] };
const PAYLOAD = '{"coaId":"COA-7K3M-Q9XD-04TB"}';
const READ = 'GET /api/certificates/COA-7K3M-Q9XD-04TB';

const certificate = (changes: Partial<PublicCertificate> = {}): PublicCertificate => ({
  coaId: 'COA-7K3M-Q9XD-04TB',
  state: 'issued',
  artworkTitle: 'Inside Voice',
  series: 'FLORALS',
  year: 2025,
  medium: 'Archival pigment print on cotton rag',
  size: '20x20',
  frameSize: '32.5x32.5',
  frameStyle: 'Black',
  customFrame: null,
  editionNumber: 6,
  editionTotal: 9,
  saleDate: '2026-11-14T10:00:00.000Z',
  issuedAt: '2026-11-14T10:00:00.000Z',
  picture: null,
  signatureApplied: true,
  signatureSrc: '/api/uploads/0123456789abcdef0123456789abcdef.svg',
  qrCode: 'data:image/svg+xml,%3Csvg/%3E',
  replaces: null,
  replacedBy: null,
  entry: '9f2c 41ab 7d03 e6c8',
  history: [{ state: 'issued', at: '2026-11-14T10:00:00.000Z' }],
  provenance: [{ kind: 'sold', at: '2026-11-14T10:00:00.000Z' }],
  signed: {
    payload: PAYLOAD,
    signature: sign(null, Buffer.from(PAYLOAD), privateKey).toString('base64'),
    keyId: 'key-1',
    algorithm: 'Ed25519',
  },
  ...changes,
});

function visit(api: ApiStubs) {
  renderRoutes([{ path: '/certificate/:coaId', Component: Certificate }], {
    path: '/certificate/COA-7K3M-Q9XD-04TB',
    api: { 'GET /api/certificates/keys': KEYS, ...api },
  });
  return userEvent.setup();
}

beforeEach(() => useGallerySettings.getState().update(gallerySettings()));

it('shows anyone what the paper says', async () => {
  visit({ [READ]: certificate() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Inside Voice' })).toBeVisible();
  expect(screen.getByText('20 × 20 in, framed 32.5 × 32.5 in, black')).toBeVisible();
  expect(screen.getByText(/^This print is number six of an edition of nine/)).toBeVisible();
  expect(screen.getByText('9f2c 41ab 7d03 e6c8')).toBeVisible();
});

it('shows the signature, and a QR code of this page', async () => {
  visit({ [READ]: certificate() });
  expect(await screen.findByRole('img', { name: 'Signature of the photographer' })).toHaveAttribute(
    'src',
    certificate().signatureSrc,
  );
  expect(screen.getByRole('img', { name: 'QR code of certificate COA-7K3M-Q9XD-04TB' })).toBeVisible();
});

it('says that the signature is still missing', async () => {
  visit({ [READ]: certificate({ signatureApplied: false, signatureSrc: null }) });
  expect(await screen.findByText('Awaiting the photographer’s signature')).toBeVisible();
});

const later = (state: PublicCertificate['state']) => ({
  state,
  history: [...certificate().history, { state, at: '2026-11-20T10:00:00.000Z' }],
});

it.each([
  [{}, 'Valid. This certificate is in force.'],
  [later('transferred'), 'Valid. Transferred to a new owner on November 20, 2026.'],
  [later('revoked'), 'Revoked on November 20, 2026. This certificate is no longer valid.'],
])('says what %j is worth today', async (changes, sentence) => {
  visit({ [READ]: certificate(changes) });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('leads from a replaced certificate to the one in its place', async () => {
  visit({ [READ]: certificate({ ...later('replaced'), replacedBy: 'COA-0000-0000-0001' }) });
  expect(await screen.findByRole('link', { name: 'COA-0000-0000-0001' })).toHaveAttribute(
    'href',
    '/certificate/COA-0000-0000-0001',
  );
});

it('has a heading while it loads', async () => {
  visit({ [READ]: () => new Promise<undefined>(() => undefined) });
  expect(await screen.findByText('Loading the certificate...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Certificate of authenticity');
});

it('says that there is no such certificate', async () => {
  visit({ [READ]: refusal('certificate_not_found') });
  const contact = await screen.findByRole('link', { name: 'Write to us' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'No certificate was found with the number COA-7K3M-Q9XD-04TB.',
  );
  expect(contact).toHaveAttribute('href', '/contact#contact-form');
});

it('offers to try again when the ledger cannot be read', async () => {
  visit({ [READ]: refusal('internal') });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

it('offers the signed statement as a file', async () => {
  visit({ [READ]: certificate() });
  const file = await screen.findByRole('link', { name: 'Download the signed statement' });
  expect(file).toHaveAttribute('download', 'COA-7K3M-Q9XD-04TB.json');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('"keyId": "key-1"');
});
