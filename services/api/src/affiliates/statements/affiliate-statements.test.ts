import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { statementErrors, toLocalMonth } from '@gallery/domain';
import { buyByLink } from '../../../test/builders/affiliate-commissions';
import { orderRecord, postOrder } from '../../../test/builders/admin-orders';
import { addPartner, PARTNERS } from '../../../test/builders/affiliates';
import { asOwner } from '../../../test/app/signed-in-owner';
import { createEdition, type TestEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { AffiliatePayoutsService } from '../payouts/affiliate-payouts.service';
import type { SignedAffiliateStatement } from './dto/affiliate-statement.dto';
import type { Affiliate } from '../dto/affiliate.dto';

const DAY_MS = 86_400_000;

let api: TestApi;
let affiliate: Affiliate;
let edition: TestEdition;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  affiliate = await addPartner(api, { headers: asOwner });
  edition = await createEdition(api, { size: '60x40', priceCents: 1_500_000 });
});
afterAll(() => api.close());

const call = (method: string, path: string, body?: object) =>
  api.request(`${PARTNERS}/${affiliate.id}/${path}`, { method, body, headers: asOwner });
const buy = () => buyByLink(api, 'galerie-nord', edition);
const month = (): string => toLocalMonth(api.clock.now(), 'America/Chicago');

/** Creates a link and returns the path of its statement. */
async function link(): Promise<string> {
  const made: unknown = await (await call('POST', 'statement-link')).json();
  const { pathname } = new URL(String(Reflect.get(Object(made), 'url')));
  return pathname.replace('/partner-statement/', '/api/affiliate-statements/');
}

async function read(path: string): Promise<SignedAffiliateStatement> {
  const statement: unknown = await (await api.request(path)).json();
  if (!isStatement(statement)) throw new Error(`Not a statement: ${JSON.stringify(statement)}`);
  return statement;
}
const isStatement = (value: unknown): value is SignedAffiliateStatement =>
  typeof value === 'object' && value !== null && 'signature' in value;

test('a month begins where the previous one ended: earned, paid and reversed', async () => {
  const number = await buy();
  const first = month();
  expect(await (await call('GET', `statement?month=${first}`)).json()).toMatchObject({
    partnerName: 'Galerie Nord',
    opening: 0,
    lines: [{ price: 15_000, net: 12_500, rate: '20.00', commission: 2_500, state: 'pending' }],
    closing: 2_500,
  });
  api.clock.advance(40 * DAY_MS);
  await api.get(AffiliatePayoutsService).approveDue();
  const payout = { id: crypto.randomUUID(), amount: 2_500, method: 'Bank transfer', reference: 'N-1' };
  await call('POST', 'payouts', payout);
  const { version } = await orderRecord(api, number);
  await postOrder(api, `${number}/refunds`, { id: crypto.randomUUID(), version, reason: 'Damaged' });
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();
  expect(await (await call('GET', 'statement')).json()).toMatchObject({
    opening: 2_500,
    lines: [],
    payouts: [{ amount: 2_500, method: 'Bank transfer', reference: 'N-1' }],
    reversals: [{ cause: 'refund', quantity: 1, amount: 2_500 }],
    closing: -2_500,
    months: expect.arrayContaining([first, month()]),
  });
  const file = await (await call('GET', 'statement.csv')).text();
  expect(file).toContain('"Payout: Bank transfer, N-1"');
  expect(file).toMatch(new RegExp(`Reversal: refund,[^,]+,${edition.title},,1,,,,,,,-2500\\.00\r\n`));
});

test('an evening’s sale belongs to the month of that evening', async () => {
  await buy();
  const evening = "'2026-11-01 03:59:00'";
  await api.database.manager.query(
    `UPDATE affiliate_commissions SET confirmed_at = ${evening}, accrued_at = ${evening}`,
  );
  const statement = async (of: string): Promise<unknown> =>
    (await call('GET', `statement?month=${of}`)).json();
  expect(await statement('2026-10')).toMatchObject({ lines: [{ price: 15_000 }] });
  expect(await statement('2026-11')).toMatchObject({ lines: [] });
  expect(await (await call('GET', 'statement.csv?month=2026-10')).text()).toMatch(/\n2026-10-31,Commission,/);
});

test('the export of a long month has every row once, and ends with the totals', async () => {
  const many = 1_001;
  const columns = 'id, affiliate_id, cents, method, reference, paid_at, actor';
  const rows = Array.from({ length: many }, (_, index) => [
    crypto.randomUUID(),
    affiliate.id,
    100,
    'Cash',
    `N-${index}`,
    // Several at the same moment, so that a batch ends between them.
    new Date(api.clock.now().getTime() + Math.floor(index / 7)),
    'owner',
  ]);
  await api.database.manager.query(`INSERT INTO affiliate_payouts (${columns}) VALUES ?`, [rows]);
  const file = await (await call('GET', 'statement.csv')).text();
  const references = file.match(/(?<=Payout: Cash, )N-\d+/g) ?? [];
  expect([references.length, new Set(references).size]).toEqual([many, many]);
  expect(file).toMatch(/Closing,+-1001\.00\r\n$/);
});

test('the affiliate reads it through a link, without buyer and order, and can verify it', async () => {
  const number = await buy();
  const path = await link();
  const statement = await read(path);
  expect(statementErrors(statement)).toEqual({ lines: [], closing: false });
  expect(JSON.stringify(statement)).not.toMatch(new RegExp(`${number}|Ada|example\\.com`));

  const published: unknown = await (await api.request('/api/certificates/keys')).json();
  const key = createPublicKey({ format: 'jwk', key: firstKey(published) });
  const holds = (text: string) =>
    verify(null, Buffer.from(text), key, Buffer.from(statement.signature, 'base64'));
  expect(holds(statement.statement)).toBe(true);
  expect(holds(statement.statement.replace('2500', '9500'))).toBe(false);
  expect(JSON.parse(statement.statement)).toMatchObject({
    type: 'partner-statement',
    gallery: 'TF Gallery',
    lines: statement.lines,
    closing: 2_500,
  });
});

/** The first key of a JWK set. */
function firstKey(published: unknown): JsonWebKey {
  const [key]: unknown[] = Reflect.get(Object(published), 'keys');
  if (!isKey(key)) throw new Error('No key is published.');
  return key;
}
const isKey = (key: unknown): key is JsonWebKey => typeof key === 'object' && key !== null && 'kty' in key;

test('a new link replaces the previous one, and a revoked one opens nothing', async () => {
  const old = await link();
  const path = await link();
  expect((await api.request(old)).status).toBe(404);
  const answer = await api.request(path);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await call('DELETE', 'statement-link')).status).toBe(204);
  expect((await api.request(path)).status).toBe(404);
  expect((await api.request('/api/affiliate-statements/nobody')).status).toBe(404);
});

test('an invalid month is rejected', async () => {
  expect((await call('GET', 'statement?month=2026-13')).status).toBe(400);
});
