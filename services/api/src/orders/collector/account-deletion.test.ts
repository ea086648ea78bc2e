import { CollectorDeleted, CollectorDataExportRequested } from '../../identity';
import { PaymentsReconciler } from '../../payments';
import { DomainEvents } from '../../platform';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { actOn, writeMessage } from '../../../test/builders/messages';
import { orderRecord, postOrder } from '../../../test/builders/admin-orders';
import { asOwner } from '../../../test/app/signed-in-owner';
import { checkoutBody, column, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { OfflineSalesService } from '../creation/offline-sales.service';

/** What would identify Ada. */
const PERSONAL = /Ada Byron|Ada’s|Elm St|Dallas"|75226|214 555|ada@/;
const DAY_MS = 86_400_000;

let api: TestApi;
let ada: TestCollector;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ada = await signedIn(api);
});
afterAll(() => api.close());

async function buy(headers?: Record<string, string>): Promise<string> {
  const body = { ...checkoutBody([await createEdition(api)]), notes: 'For Ada’s study.' };
  const checkout = await openCheckout(api, body, headers);
  await pay(api, checkout);
  return checkout.orderNumber;
}

async function move(orderNumber: string, status: string): Promise<void> {
  const path = `/api/admin/orders/${orderNumber}/status`;
  const response = await api.request(path, { method: 'POST', headers: asOwner, body: { status } });
  expect(response.status).toBe(200);
}

async function refundAll(orderNumber: string): Promise<void> {
  const { version } = await orderRecord(api, orderNumber);
  const body = { id: crypto.randomUUID(), version, reason: 'Damaged' };
  expect((await postOrder(api, `${orderNumber}/refunds`, body)).status).toBe(201);
}

/** Deletes the account, as far as other modules can tell. */
async function deleteAccount({ id, email }: TestCollector): Promise<void> {
  await api.database.transaction(async () => {
    await api.get(DomainEvents).publish(new CollectorDeleted(id, email));
    await api.database.manager.query('DELETE FROM collectors WHERE id = ?', [id]);
  });
}

/** Everything that the database stores of orders and their payments, as one text. */
async function kept(): Promise<string> {
  const rows = [];
  for (const table of ['orders', 'payments', 'order_events'])
    rows.push(await api.database.manager.query(`SELECT * FROM ${table}`));
  return JSON.stringify(rows);
}

const history = (): Promise<unknown[]> => column(api, 'SELECT kind FROM order_events ORDER BY id');

describe('when the account is deleted', () => {
  test('a closed order keeps its amounts and region, and is anonymized', async () => {
    const number = await buy(ada.headers);
    await move(number, 'shipped');
    await move(number, 'delivered');
    await deleteAccount(ada);

    expect(await column(api, 'SELECT total_cents FROM orders')).toEqual([556_250]);
    expect(await column(api, `SELECT JSON_UNQUOTE(JSON_EXTRACT(shipping, '$.state')) FROM orders`)).toEqual([
      'TX',
    ]);
    expect(await kept()).not.toMatch(PERSONAL);
    expect((await history()).slice(-2)).toEqual(['account-deleted', 'forgotten']);
  });

  test('an open order keeps its delivery address until it is delivered', async () => {
    const number = await buy(ada.headers);
    await deleteAccount(ada);
    expect(await column(api, 'SELECT collector_id FROM orders')).toEqual([null]);
    expect(await kept()).toContain('1 Elm St');

    await move(number, 'shipped');
    expect(await kept()).toContain('1 Elm St');
    await move(number, 'delivered');
    expect(await kept()).not.toMatch(PERSONAL);
  });

  test('the delivery email is still sent, and none after it', async () => {
    const number = await buy(ada.headers);
    await deleteAccount(ada);
    await move(number, 'shipped');
    await move(number, 'delivered');
    await move(number, 'completed');
    const mails = await column(api, `SELECT COUNT(*) FROM outbox WHERE dedupe_key LIKE 'mail:order-moved:%'`);
    expect(mails).toEqual(['2']);
  });

  test('a checkout that ends unpaid afterwards is anonymized then', async () => {
    const body = checkoutBody([await createEdition(api)]);
    const { sessionId } = await openCheckout(api, body, ada.headers);
    await deleteAccount(ada);
    await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
    expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
    expect(await kept()).not.toMatch(PERSONAL);
  });

  test('so is a draft order that is never paid', async () => {
    const { artworkId } = await createEdition(api);
    const messageId = await writeMessage(api, { email: ada.email });
    const agreed = {
      items: [{ artworkId, size: '30x20', quantity: 1, price: 4_450 }],
      buyer: { fullName: 'Ada Byron', email: ada.email, city: 'Dallas', state: 'TX' },
      days: 7,
    };
    await actOn(api, messageId, { path: 'orders', body: agreed });
    await deleteAccount(ada);
    api.clock.advance(8 * DAY_MS);
    await api.get(PaymentsReconciler).run();
    expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
    expect(await kept()).not.toMatch(PERSONAL);
  });

  test('an order placed while the account was deleted becomes a guest’s, and is anonymized in the end', async () => {
    const body = checkoutBody([await createEdition(api)]);
    const checkout = await openCheckout(api, body, ada.headers);
    await api.database.manager.query('DELETE FROM collectors WHERE id = ?', [ada.id]);
    await pay(api, checkout);
    expect(await column(api, 'SELECT collector_id FROM orders')).toEqual([null]);
    await move(checkout.orderNumber, 'shipped');
    await move(checkout.orderNumber, 'delivered');
    expect(await kept()).not.toMatch(PERSONAL);
  });

  test('unpaid guest orders under the confirmed address are anonymized too, others are not', async () => {
    const body = checkoutBody([await createEdition(api)]);
    await openCheckout(api, body);
    await openCheckout(api, { ...body, customer: { name: 'Grace', email: 'áda@example.com' } });
    await deleteAccount(ada);
    expect(
      await column(api, "SELECT IF(account_deleted_at IS NULL, 'has one', 'gone') FROM orders ORDER BY id"),
    ).toEqual(['gone', 'has one']);
  });

  test.each([
    ['refunded', (number: string) => refundAll(number)],
    ['cancelled', (number: string) => move(number, 'cancelled')],
  ])('a sale at the gallery that is %s keeps no email, not even the last one', async (_what, undo) => {
    const { artworkId } = await createEdition(api);
    const { billing: buyer } = checkoutBody([await createEdition(api, { title: 'Dunes' })]);
    const items = [{ artworkId, size: '30x20', quantity: 1, priceCents: 450_000 }];
    const number = await api.get(OfflineSalesService).recordSale({ buyer, items, notes: null });
    await deleteAccount(ada);
    await undo(number);
    await api.deliverOutbox();
    expect(JSON.stringify(await column(api, 'SELECT payload FROM outbox'))).not.toMatch(PERSONAL);
    expect((await history()).filter((kind) => kind === 'forgotten')).toHaveLength(1);
  });

  test('an empty email address finds no anonymized order', async () => {
    const number = await buy(ada.headers);
    await move(number, 'cancelled');
    await deleteAccount(ada);
    const body = { number, email: '' };
    expect((await api.request('/api/order-lookups', { method: 'POST', body })).status).toBe(400);
  });
});

test('the data export has all of the collector’s orders, and nobody else’s', async () => {
  const number = await buy(ada.headers);
  const grace = await signedIn(api, { firstName: 'Grace' });
  await buy(grace.headers);
  const exported = new CollectorDataExportRequested(ada.id);
  await api.get(DomainEvents).publish(exported);
  expect(exported.sections.get('orders')).toMatchObject([
    {
      order: { number, status: 'confirmed', notes: 'For Ada’s study.', lines: [{ editionNumbers: [1] }] },
      customerEmail: 'ada@example.com',
      shipping: { street: '1 Elm St' },
    },
  ]);
});
