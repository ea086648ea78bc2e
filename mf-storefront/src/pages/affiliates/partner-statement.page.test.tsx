import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import type { SignedAffiliateStatement } from '@gallery/contracts';
import { refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const READ = 'GET /api/affiliate-statements/{token}';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const KEYS = { keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'key-1', use: 'sig', alg: 'EdDSA' }] };

const facts = {
  partnerName: 'Marsh Interiors',
  partnerId: 'marsh',
  month: '2026-11',
  opening: 60,
  lines: [
    {
      code: 'CL-7K3M-Q9XD',
      at: '2026-11-03T10:00:00.000Z',
      state: 'pending' as const,
      title: 'Inside Voice',
      size: '60x40',
      quantity: 1,
      price: 15_000,
      production: 1_650,
      shipping: 400,
      paymentFee: 450,
      net: 12_500,
      rate: '20.00',
      commission: 2_500,
    },
  ],
  reversals: [
    {
      code: 'CL-1111-2222',
      at: '2026-11-05T10:00:00.000Z',
      cause: 'refund' as const,
      quantity: 1,
      amount: 60,
    },
  ],
  payouts: [{ at: '2026-11-10T10:00:00.000Z', amount: 100, method: 'Bank transfer', reference: 'TX-9' }],
  earned: 2_500,
  reversed: 60,
  paid: 100,
  closing: 2_400,
  issuedAt: '2026-11-22T10:00:00.000Z',
};

/** A statement signed as it is. */
function statement(changes: Partial<typeof facts> = {}): SignedAffiliateStatement {
  const stated = { ...facts, ...changes };
  const text = JSON.stringify({ type: 'partner-statement', version: 1, gallery: 'TF Gallery', ...stated });
  return {
    ...stated,
    months: ['2026-11', '2026-10'],
    statement: text,
    signature: sign(null, Buffer.from(text), privateKey).toString('base64'),
    keyId: 'key-1',
  };
}

// The tests' browser has no WebCrypto.
beforeEach(() => {
  arrive();
  Element.prototype.scrollIntoView = jest.fn();
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(globalThis, 'TextEncoder', { value: TextEncoder, configurable: true });
});

const open = (api: ApiStubs, path = '/partner-statement/the-secret') =>
  renderRoutes(routes, { path, api: { 'GET /api/certificates/keys': KEYS, ...api } });

test('shows every cost of a sale, and neither buyer nor order (G78)', async () => {
  open({ [READ]: statement() });
  const sale = within(await screen.findByRole('row', { name: /Inside Voice/ }));
  for (const figure of [
    '$15,000.00',
    '−$1,650.00',
    '−$400.00',
    '−$450.00',
    '$12,500.00',
    '20%',
    '$2,500.00',
  ]) {
    expect(sale.getByText(figure)).toBeVisible();
  }
  expect(sale.getByText(/CL-7K3M-Q9XD/)).toBeVisible();
  expect(screen.getByText('$2,400.00')).toBeVisible();
  expect(screen.getByText('Refunded to the buyer, CL-1111-2222')).toBeVisible();
  expect(screen.getByText('Bank transfer, TX-9')).toBeVisible();
});

test('says that it adds up and is the gallery’s', async () => {
  open({ [READ]: statement() });
  expect(await screen.findByText(/^Everything adds up/)).toBeVisible();
  expect(await screen.findByText(/^The signature is valid/)).toBeVisible();
});

test('names the line whose commission does not match its figures, whoever signed it', async () => {
  const lines = facts.lines.map((line) => ({ ...line, commission: 2_400 }));
  open({ [READ]: statement({ lines, earned: 2_400, closing: 2_300 }) });
  expect(await screen.findByText(/^This statement does not add up/)).toBeVisible();
  expect(screen.getByText(/Lines that do not match their figures: CL-7K3M-Q9XD/)).toBeVisible();
});

test('notices a balance due that does not match the rest', async () => {
  open({ [READ]: statement({ closing: 2_399 }) });
  expect(await screen.findByText(/The balance due does not match/)).toBeVisible();
});

test.each([
  ['other figures than were signed', { ...statement(), opening: 70, closing: 2_410 }],
  ['a key that is not published', { ...statement(), keyId: 'key-2' }],
])('does not believe %s', async (_what, shown) => {
  open({ [READ]: shown });
  expect(await screen.findByText(/^The signature does not match/)).toBeVisible();
});

test('another month is asked for', async () => {
  const { calls } = open({ [READ]: statement() });
  await userEvent.setup().selectOptions(await screen.findByLabelText('Statement for'), 'October 2026');
  expect(calls.findLast(({ path }) => path.startsWith('/api/affiliate-statements'))?.query.get('month')).toBe(
    '2026-10',
  );
});

test('a month without sales says so', async () => {
  open({ [READ]: statement({ lines: [], earned: 0, closing: -100 }) });
  expect(await screen.findByText('No sales came through your link this month.')).toBeVisible();
});

test.each([
  ['not_found', 'Statement not found'],
  ['rate_limited', 'Too many requests. Please wait a moment and try again.'],
] as const)('%s is said in words', async (code, sentence) => {
  open({ [READ]: refusal(code) });
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeVisible();
});

test('the address, which is a key, is not told to shares, and no search engine lists it', async () => {
  open({ [READ]: statement() });
  await screen.findByText(/^Everything adds up/);
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).not.toContain('secret');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
