import { v7 as uuid } from 'uuid';
import { signedIn } from '../../../test/builders/collectors';
import { createEvent, enter } from '../../../test/builders/events';
import { asOwner } from '../../../test/app/signed-in-owner';
import { checkoutBody, column, createEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { RETENTION_LEASE_MS, RETENTION_TASKS } from './retention-policy';
import { RetentionService } from './retention.service';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const apply = (task: (typeof RETENTION_TASKS)[number]) => api.get(RetentionService).run(task);

/** A guest's order that was never paid; closed unless said otherwise. */
async function placeOrder({ isClosed = true, isPaid = false } = {}): Promise<void> {
  const edition = await createEdition(api);
  const answer = await api.request('/api/create-checkout-session', {
    method: 'POST',
    body: checkoutBody([edition]),
  });
  if (answer.status !== 200) throw new Error(`No checkout: ${await answer.text()}`);
  if (isPaid) await api.database.manager.query('UPDATE orders SET confirmed_at = created_at');
  if (isClosed)
    await api.database.manager.query(`UPDATE orders SET status = '${isPaid ? 'delivered' : 'cancelled'}'`);
}

const buyers = () => column(api, 'SELECT customer_name FROM orders');

test('every retention is applied by a module', () => {
  expect([...api.get(RetentionService).registered()].toSorted()).toEqual([...RETENTION_TASKS].toSorted());
});

test('a guest’s unpaid order is anonymized after 90 days', async () => {
  await placeOrder();
  const [name] = await buyers();
  api.clock.advance(89 * DAY_MS);
  expect(await apply('unpaid-orders')).toBe(0);
  expect(await buyers()).toEqual([name]);
  api.clock.advance(2 * DAY_MS);
  expect(await apply('unpaid-orders')).toBe(1);
  expect(await buyers()).toEqual(['Former collector']);
  expect(await column(api, "SELECT customer_email FROM orders WHERE billing NOT LIKE '%@%'")).toEqual(['']);
});

test.each([
  ['an order that is not closed', { isClosed: false }],
  ['a paid order', { isPaid: true }],
])('%s is not an unpaid order to anonymize', async (_, order) => {
  await placeOrder(order);
  api.clock.advance(400 * DAY_MS);
  expect(await apply('unpaid-orders')).toBe(0);
});

test('a paid order keeps its buyer for ten years, and its amounts forever', async () => {
  await placeOrder({ isPaid: true });
  const total = await column(api, 'SELECT total_cents FROM orders');
  api.clock.advance(3_649 * DAY_MS);
  expect(await apply('paid-orders')).toBe(0);
  api.clock.advance(2 * DAY_MS);
  expect(await apply('paid-orders')).toBe(1);
  expect(await buyers()).toEqual(['Former collector']);
  expect(await column(api, 'SELECT total_cents FROM orders')).toEqual(total);
});

test('messages lose name, address and text after the owner’s number of days', async () => {
  const message = {
    name: 'Ada Byron',
    email: 'ada@example.com',
    subject: 'The red one',
    message: 'Is the red one still there?',
  };
  const sent = await api.request('/api/contact', { method: 'POST', body: message });
  expect(sent.status).toBeLessThan(300);
  const change = { version: 0, content: { messageDays: 90 } };
  await api.request('/api/admin/settings/inbox', { method: 'PUT', body: change, headers: asOwner });
  api.clock.advance(89 * DAY_MS);
  expect(await apply('inbox-messages')).toBe(0);
  api.clock.advance(2 * DAY_MS);
  expect(await apply('inbox-messages')).toBe(1);
  expect(await column(api, 'SELECT CONCAT(email, message) FROM contact_messages')).toEqual(['']);
});

test('emails that failed for good lose recipient and text after 90 days', async () => {
  const at = api.clock.now();
  for (const state of ['dead', 'waiting'])
    await api.database.manager.query(
      `INSERT INTO outbox (id, kind, payload, recipient, subject, is_content_retained, state, attempts, due_at, created_at)
       VALUES (?, 'mail', '{"to":"ada@example.com"}', 'ada@example.com', 'Hello', 0, ?, 12, ?, ?)`,
      [uuid(), state, new Date(at.getTime() + 4_000 * DAY_MS), at],
    );
  api.clock.advance(91 * DAY_MS);
  expect(await apply('failed-emails')).toBe(1);
  expect(await column(api, 'SELECT recipient FROM outbox ORDER BY state')).toEqual([null, 'ada@example.com']);
});

test('the network of a failed sign-in is a keyed hash, kept for seven days', async () => {
  const body = { email: 'ada@example.com', password: 'not the right one' };
  await api.request('/api/collectors/signin', { method: 'POST', body });
  const [hash] = await column(api, 'SELECT network_hash FROM refused_attempts');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  api.clock.advance(6 * DAY_MS);
  expect(await apply('refused-attempts')).toBe(0);
  api.clock.advance(2 * DAY_MS);
  expect(await apply('refused-attempts')).toBe(1);
});

test('the audit log loses browser names after a year, and nothing else', async () => {
  const insert = 'INSERT INTO audit_log (id, at, actor_kind, action, device) VALUES (?, ?, ?, ?, ?)';
  const old = new Date(Date.now() - 400 * DAY_MS);
  for (const at of [old, new Date()])
    await api.database.manager.query(insert, [uuid(), at, 'nobody', 'test', 'Firefox on Linux']);
  await expect(api.database.manager.query("UPDATE audit_log SET action = 'other'")).rejects.toThrow(
    'only ever added to',
  );
  await expect(api.database.manager.query('UPDATE audit_log SET device = NULL')).rejects.toThrow(
    'only ever added to',
  );
  expect(await apply('audit-devices')).toBe(1);
  expect(await column(api, "SELECT device FROM audit_log WHERE action = 'test' ORDER BY at")).toEqual([
    null,
    'Firefox on Linux',
  ]);
});

test('account email links are deleted a day after they expire', async () => {
  const ada = await signedIn(api);
  await api.database.manager.query(
    `INSERT INTO account_links (collector_id, kind, token_digest, email, created_at, expires_at)
     VALUES (?, 'reset', ?, 'ada@example.com', ?, ?)`,
    [ada.id, '0'.repeat(64), api.clock.now(), api.clock.now()],
  );
  api.clock.advance(DAY_MS - 3_600_000);
  expect(await apply('account-links')).toBe(0);
  api.clock.advance(2 * 3_600_000);
  expect(await apply('account-links')).toBe(1);
});

test('due tasks run once an hour, on one of many instances', async () => {
  const { id } = await createEvent(api);
  await enter(api, id);
  api.clock.advance(400 * DAY_MS);
  const service = api.get(RetentionService);
  await Promise.all([service.runDue(), service.runDue()]);
  const audited = "SELECT COUNT(*) FROM audit_log WHERE action = 'event.guests_forgotten'";
  expect(await column(api, audited)).toEqual(['1']);
  const runs = () => column(api, 'SELECT DISTINCT finished_at FROM retention_runs');
  const before = await runs();
  await service.runDue();
  expect(await runs()).toEqual(before);
});

test('a task whose instance crashed is taken over when its lease ends', async () => {
  const leased = new Date(api.clock.now().getTime() + RETENTION_LEASE_MS);
  const insert = 'INSERT INTO retention_runs (task, next_run_at, removed) VALUES (?, ?, 0)';
  await api.database.manager.query(insert, ['sent-emails', leased]);
  const finished = () =>
    column(api, "SELECT COUNT(*) FROM retention_runs WHERE task = 'sent-emails' AND finished_at IS NOT NULL");
  await api.get(RetentionService).runDue();
  expect(await finished()).toEqual(['0']);
  api.clock.advance(RETENTION_LEASE_MS);
  await api.get(RetentionService).runDue();
  expect(await finished()).toEqual(['1']);
});

test('the console lists how long everything is kept, with the owner’s days', async () => {
  const answer = await api.request('/api/admin/settings/retention', { headers: asOwner });
  const list: unknown = await answer.json();
  expect(list).toHaveLength(RETENTION_TASKS.length);
  expect(list).toContainEqual({
    task: 'event-guests',
    data: 'Guests of events, waitlists and reminders',
    days: 180,
    after: 'the event',
    outcome: 'anonymized',
    exception: 'Guests with an account or an order are kept.',
    lastRunAt: null,
    lastRemoved: 0,
  });
});
