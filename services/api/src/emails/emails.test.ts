import { countQueries } from '../../test/app/query-count';
import { asOwner } from '../../test/app/signed-in-owner';
import { confirmedOrder, postRequest } from '../../test/builders/payment-requests';
import { column } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';
import { MAX_LISTED_MATCHES, OutboxMessagesService } from '../platform';
import type { EmailList, EmailRecord } from './emails.service';

let api: TestApi;
let orderNumber: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ({ orderNumber } = await confirmedOrder(api));
});
afterAll(() => api.close());

async function list(query = ''): Promise<EmailList> {
  const found: unknown = await (await api.request(`/api/admin/emails${query}`, { headers: asOwner })).json();
  if (isList(found)) return found;
  throw new Error(JSON.stringify(found));
}

async function call(path: string, method = 'GET'): Promise<EmailRecord> {
  const response = await api.request(`/api/admin/emails/${path}`, { headers: asOwner, method });
  const found: unknown = await response.json();
  if (isRecord(found)) return found;
  throw new Error(JSON.stringify(found));
}

const isList = (value: unknown): value is EmailList =>
  typeof value === 'object' && value !== null && 'items' in value;

const isRecord = (value: unknown): value is EmailRecord =>
  typeof value === 'object' && value !== null && 'text' in value;

/** The email whose subject contains these words. */
async function mailAbout(words: string): Promise<string> {
  const row = (await list()).items.find(({ subject }) => subject?.includes(words));
  if (!row) throw new Error(`No mail about ${words}.`);
  return row.id;
}

test('failed emails come first, then waiting ones, then delivered ones', async () => {
  await api.deliverOutbox();
  await api.database.manager.query("UPDATE outbox SET state = 'dead' ORDER BY id LIMIT 1");
  const { items, total } = await list();
  expect(items.map(({ state }) => state)).toEqual(['dead', 'delivered']);
  const first = await list('?limit=1');
  const second = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect([total, second.items[0]?.id, second.nextCursor]).toEqual([2, items[1]?.id, null]);
});

test('an email about an order can be read after delivery, and sent again', async () => {
  await api.deliverOutbox();
  const id = await mailAbout(`Your order ${orderNumber}`);
  expect(await call(id)).toMatchObject({
    recipient: 'ada@example.com',
    state: 'delivered',
    text: expect.stringContaining('Thank you for your purchase'),
  });
  const copy = await call(`${id}/resend`, 'POST');
  await api.deliverOutbox();
  expect(copy.id).not.toBe(id);
  const sent = (await api.mails()).filter((mail) => mail.includes(`Subject: Your order ${orderNumber}`));
  expect(sent).toHaveLength(2);
  expect(await column(api, "SELECT subject_id FROM audit_log WHERE action = 'mail.resent'")).toEqual([id]);
});

test('the emails of an order are found by its number', async () => {
  const [orderId] = await column(api, 'SELECT id FROM orders');
  expect((await list(`?about=order:${String(orderId)}`)).total).toBe(2);
  expect((await list('?q=Sold')).total).toBe(1);
});

test('an email with a personal link shows no text, and cannot be resent', async () => {
  await postRequest(api, orderNumber);
  const id = await mailAbout('Payment due for your order');
  expect(await call(id)).toMatchObject({ isContentRetained: false, text: null });
  await api.deliverOutbox();
  expect(await call(id)).toMatchObject({ recipient: 'a…@example.com', text: null });
  const refused = await api.request(`/api/admin/emails/${id}/resend`, { method: 'POST', headers: asOwner });
  expect(await refused.json()).toMatchObject({ code: 'mail_forgotten' });
});

test('an email that failed for good is retried at once', async () => {
  const id = await mailAbout('Your order');
  await api.database.manager.query("UPDATE outbox SET state = 'dead', attempts = 12 WHERE id = ?", [id]);
  await call(`${id}/retry`, 'POST');
  await api.deliverOutbox();
  expect(await call(id)).toMatchObject({ state: 'delivered' });
});

test('an unknown email is not found', async () => {
  for (const id of ['x', crypto.randomUUID()])
    expect((await api.request(`/api/admin/emails/${id}`, { headers: asOwner })).status).toBe(404);
});

test.each([
  ['', 3],
  ['?q=order', 3],
  ['?q=order&state=waiting', 4],
])('needs as many queries for a long page as for a short one: %j', async (query, questions) => {
  const asked = () =>
    countQueries(api, async () => {
      await api.app.inject({ method: 'GET', url: `/api/admin/emails${query}`, headers: asOwner });
    });
  const short = await asked();
  await confirmedOrder(api);
  expect([short, await asked()]).toEqual([questions, questions]);
});

test('has the same emails whether its search finds few or many', async () => {
  const book = api.get(OutboxMessagesService);
  const few = await book.resolveFilter({ q: orderNumber });
  const many = { q: orderNumber, found: 'many' } as const;
  // The emails are sent in the meantime: compare only which ones they are.
  const idsOf = async (filter: typeof few) =>
    (await book.list(filter, null, 10)).map(({ id }) => id).toSorted();
  expect(await idsOf(many)).toEqual(await idsOf(few));
  expect(await book.count(few)).toBeGreaterThan(0);
});

test('counts up to a thousand results of a search, and the whole list without one', async () => {
  const before = (await list()).total;
  const at = api.clock.now();
  const circulars = Array.from({ length: MAX_LISTED_MATCHES + 1 }, (_, place) => [
    crypto.randomUUID(),
    'mail',
    '{}',
    'eve@example.com',
    place === 0 ? 'Last' : 'Circular',
    0,
    'delivered',
    1,
    at,
    at,
  ]);
  await api.database.manager.query(
    `INSERT INTO outbox (id, kind, payload, recipient, subject, is_content_retained, state, attempts, due_at, created_at)
     VALUES ?`,
    [circulars],
  );
  const all = await list();
  expect(all.total).toBe(before + MAX_LISTED_MATCHES + 1);
  expect(all).not.toHaveProperty('isTotalMinimum');
  expect(await list('?q=eve@')).toMatchObject({ total: MAX_LISTED_MATCHES, isTotalMinimum: true });
  expect(await list('?q=eve@&state=delivered')).toMatchObject({
    total: MAX_LISTED_MATCHES,
    isTotalMinimum: true,
  });
  expect((await list('?q=eve@&state=dead')).total).toBe(0);
  const last = await list('?q=last');
  expect([last.total, last.items[0]?.subject]).toEqual([1, 'Last']);
  expect(last).not.toHaveProperty('isTotalMinimum');
});

test('the exported list matches the filters, without texts', async () => {
  await api.deliverOutbox();
  const answer = await api.request('/api/admin/emails.csv?q=ada@example.com', { headers: asOwner });
  const file = await answer.text();
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="emails.csv"');
  expect(file).toMatch(new RegExp(`mail,ada@example.com,[^\\r]*${orderNumber}[^\\r]*,delivered,1,,`));
  expect(file).not.toContain('Thank you for your purchase');
  const none = await api.request('/api/admin/emails.csv?q=nobody', { headers: asOwner });
  expect((await none.text()).trimEnd().split('\r\n')).toHaveLength(1);
});
