import { signedIn } from '../../../test/builders/collectors';
import { emailText } from '../../../test/builders/email-text';
import { hold, ledgerCalls } from '../../../test/builders/print-ledger';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  type TestEdition,
} from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { DomainEvents, RetentionService } from '../../platform';
import { CollectorDeleted } from '../../identity';
import { PrintsRestocked } from '../domain-events';

const DAY_MS = 86_400_000;

let api: TestApi;
/** One print, sold. */
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  api.clock.reset();
  await api.reset();
  edition = await createEdition(api, { total: 1 });
});
afterAll(() => api.close());

const { ledger, move, sold, refund } = ledgerCalls(() => ({ api, edition }));

const post = (path: string, body?: object, headers?: Record<string, string>) =>
  api.request(`/api/back-in-stock-alerts${path}`, { method: 'POST', body, headers });

const ask = (email?: string, headers?: Record<string, string>) =>
  post('', { editionId: edition.editionId, email }, headers);

/** Texts of the emails to this address that the call causes. */
async function emailsTo(email: string, call: () => Promise<unknown>): Promise<string[]> {
  await api.deliverOutbox();
  const before = await api.mails();
  await call();
  await api.deliverOutbox();
  await api.deliverOutbox();
  const mails = (await api.mails()).filter((mail) => !before.includes(mail)).map(emailText);
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

const tokenIn = (mail = ''): string => /back-in-stock\?token=([\w-]+)/.exec(mail)?.[1] ?? 'none';

async function confirmed(email: string): Promise<string> {
  const [mail] = await emailsTo(email, () => ask(email));
  const token = tokenIn(mail);
  expect((await post('/confirm', { token })).status).toBe(200);
  return token;
}

const waiting = async (): Promise<number> => (await ledger()).alerts;

/** Sells the only print, then takes it back. */
const comesBack = async (orderNumber: string): Promise<void> => {
  await refund(orderNumber);
  await api.deliverOutbox();
  await move(1, 'return', { reason: 'Refunded' });
};

test('a confirmed address is notified once when a refunded print is back on sale, and the owner sees how many wait', async () => {
  const order = await sold(1);
  await confirmed('bea@example.com');
  await ask('unconfirmed@example.com');
  expect(await waiting()).toBe(1);

  const told = await emailsTo('bea@example.com', () => comesBack(order));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/is available again[\s\S]*\/fine-art\/night-bloom/);
  expect(await waiting()).toBe(0);
  expect(
    await emailsTo('bea@example.com', async () => {
      await move(1, 'hold', hold);
      await move(1, 'release');
    }),
  ).toEqual([]);
});

test('releasing a print that the gallery held notifies them too', async () => {
  await move(1, 'hold', hold);
  await confirmed('bea@example.com');
  expect(await emailsTo('bea@example.com', () => move(1, 'release'))).toHaveLength(1);
});

test('a hold that expires notifies nobody', async () => {
  const { sessionId } = await openCheckout(api, checkoutBody([edition]));
  await confirmed('bea@example.com');
  const expire = () => api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
  expect(await emailsTo('bea@example.com', expire)).toEqual([]);
  expect(await waiting()).toBe(1);
});

test('nobody is notified if the print is gone before the email', async () => {
  await sold(1);
  await confirmed('bea@example.com');
  const restock = () =>
    api.database.transaction(() => api.get(DomainEvents).publish(new PrintsRestocked(edition.editionId)));
  expect(await emailsTo('bea@example.com', restock)).toEqual([]);
  expect(await waiting()).toBe(1);
});

test('a collector gets it at their confirmed address without confirming again', async () => {
  const order = await sold(1);
  const ada = await signedIn(api);
  const [mail] = await emailsTo('ada@example.com', () => ask(undefined, ada.headers));
  expect(mail).toContain('We will email you once');
  expect(await waiting()).toBe(1);
  expect(await emailsTo('ada@example.com', () => comesBack(order))).not.toEqual([]);
});

test('a collector cannot confirm someone else’s address, or an unconfirmed one of their own', async () => {
  await sold(1);
  const ada = await signedIn(api);
  const eve = await signedIn(api, { firstName: 'Eve', isConfirmed: false });
  await ask('bea@example.com', ada.headers);
  await ask(undefined, eve.headers);
  expect(await waiting()).toBe(0);
});

test('unsubscribing ends it, from the page or from the email client', async () => {
  await sold(1);
  const token = await confirmed('bea@example.com');
  expect((await post(`/unsubscribe?token=${token}`)).status).toBe(200);
  expect(await waiting()).toBe(0);
  expect(await (await post('/confirm', { token })).json()).toMatchObject({
    code: 'back_in_stock_token_unknown',
  });
});

test('an address gets one email for many requests, and a limited number of alerts', async () => {
  await sold(1);
  expect(
    await emailsTo('bea@example.com', async () => {
      for (let count = 0; count < 3; count += 1) await ask('Bea@Example.com');
    }),
  ).toHaveLength(1);
  const now = api.clock.now();
  for (let count = 0; count < 19; count += 1) {
    const { editionId } = await createEdition(api, { title: `Work ${count}` });
    await api.database.manager.query(
      `INSERT INTO back_in_stock_alerts (id, edition_id, email, token_digest, emailed_at, created_at)
       VALUES (UUID(), ?, 'bea@example.com', SHA2(UUID(), 256), ?, ?)`,
      [editionId, now, now],
    );
  }
  const { editionId } = await createEdition(api, { title: 'One too many', total: 1 });
  await api.database.manager.query("UPDATE prints SET state = 'void' WHERE edition_id = ?", [editionId]);
  const many = await emailsTo('bea@example.com', () => post('', { editionId, email: 'bea@example.com' }));
  expect(many).toEqual([]);
});

test('no alert is accepted while a print is available, or for a hidden artwork', async () => {
  expect(await (await ask('bea@example.com')).json()).toMatchObject({
    fields: { editionId: expect.any(String) },
  });
  await sold(1);
  await api.database.manager.query("UPDATE artworks SET live_status = 'hidden'");
  expect((await ask('bea@example.com')).status).toBe(404);
});

test('unconfirmed addresses are deleted after a week, confirmed ones after a year or with the account', async () => {
  await sold(1);
  await confirmed('bea@example.com');
  await confirmed('ada@example.com');
  await ask('eve@example.com');
  const left = () => column(api, 'SELECT email FROM back_in_stock_alerts ORDER BY email');
  api.clock.advance(8 * DAY_MS);
  await api.get(RetentionService).run('back-in-stock-alerts');
  expect(await left()).toEqual(['ada@example.com', 'bea@example.com']);
  await api.database.transaction(() =>
    api.get(DomainEvents).publish(new CollectorDeleted('nobody', 'ada@example.com')),
  );
  expect(await left()).toEqual(['bea@example.com']);
  api.clock.advance(360 * DAY_MS);
  await api.get(RetentionService).run('back-in-stock-alerts');
  expect(await left()).toEqual([]);
});
