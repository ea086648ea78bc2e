import { toLocalDay } from '@gallery/domain';
import { countQueries } from '../../../test/app/query-count';
import { orderList, orderRecord, postOrder } from '../../../test/builders/admin-orders';
import { asOwner } from '../../../test/app/signed-in-owner';
import { confirmedOrder } from '../../../test/builders/payment-requests';
import { checkoutBody, column, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { emailText } from '../../../test/builders/email-text';
import { startApi, type TestApi } from '../../../test/app/start-api';
import type { OrderList } from './dto/order-list.dto';
import type { OrderRecord } from './dto/order-record.dto';
import { OrderListStore } from './order-list.store';
import { OfflineSalesService } from '../creation/offline-sales.service';
import { STATUS_UNDO_MS } from '../orders-policy';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** A paid order of this artwork by this buyer, a minute after the previous one. */
async function bought(
  title: string,
  buyer = { name: 'Ada Byron', email: 'ada@example.com' },
): Promise<string> {
  api.clock.advance(60_000);
  const body = checkoutBody([await createEdition(api, { title })]);
  const checkout = await openCheckout(api, { ...body, customer: buyer });
  await pay(api, checkout);
  return checkout.orderNumber;
}

const list = (query = ''): Promise<OrderList> => orderList(api, query);

const numbersOf = ({ items }: OrderList): string[] => items.map(({ number }) => number);

const record = (number: string): Promise<OrderRecord> => orderRecord(api, number);

const post = (path: string, body: object): Promise<Response> => postOrder(api, path, body);

const textOfCursor = (json: string): string => Buffer.from(json).toString('base64url');

describe('the list', () => {
  test('is newest first and continues from page to page', async () => {
    const numbers = [await bought('One'), await bought('Two'), await bought('Three')].toReversed();
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([first.total, second.total]).toEqual([3, 3]);
    expect([...numbersOf(first), ...numbersOf(second)]).toEqual(numbers);
    expect(second.nextCursor).toBeNull();
  });

  test('shows each order with buyer, numbers, payment and status', async () => {
    await bought('Night Bloom');
    expect((await list()).items).toEqual([
      {
        number: expect.any(String),
        createdAt: expect.any(String),
        customerName: 'Ada Byron',
        email: 'ada@example.com',
        lines: [{ title: 'Night Bloom', size: '30x20', quantity: 1, editionNumbers: [1], total: 9 }],
        total: 5562.5,
        refunded: 0,
        salesChannel: 'shop',
        payment: 'paid',
        status: 'confirmed',
        needs: [],
        waitingRefund: null,
      },
    ]);
  });

  test.each([
    ['a part of the name', 'byr'],
    ['the email address', 'ADA@'],
    ['an artwork’s title', 'bloom'],
  ])('is searched by %s', async (_what, q) => {
    const found = await bought('Night Bloom');
    await bought('Shallows', { name: 'Grace Hopper', email: 'grace@example.com' });
    expect(numbersOf(await list(`?q=${encodeURIComponent(q)}`))).toEqual([found]);
  });

  test('is searched by number, and takes a percent sign literally', async () => {
    const number = await bought('Night Bloom');
    expect(numbersOf(await list(`?q=${number.slice(3).toLowerCase()}`))).toEqual([number]);
    expect((await list('?q=%25')).total).toBe(0);
  });

  test('has the same orders whether its search finds few or many', async () => {
    const ofNight = [await bought('Night Bloom'), await bought('Night Tide')].toReversed();
    await bought('Shallows');
    const store = api.get(OrderListStore);
    const few = await store.resolveFilter({ q: 'night' });
    const many = { ofBuyers: 'many', ofTitles: 'many' } as const;
    const mixed = { ofBuyers: 'many', ofTitles: few.found?.ofTitles ?? [] } as const;
    for (const found of [few.found, many, mixed]) {
      const sought = { q: 'night', found };
      expect((await store.page(sought, null, 10)).map(({ number }) => number)).toEqual(ofNight);
      expect(await store.count({ ...sought, from: '2020-01-01' })).toBe(2);
    }
    expect(await store.count(few)).toBe(2);
    expect(numbersOf(await list('?q=nobody'))).toEqual([]);
  });

  test.each([
    ['', 6],
    ['?q=bloom', 7],
    ['?q=bloom&payment=paid', 8],
  ])('needs as many queries for a long page as for a short one: %j', async (query, questions) => {
    const asked = () =>
      countQueries(api, async () => {
        await api.app.inject({ method: 'GET', url: `/api/admin/orders${query}`, headers: asOwner });
      });
    await bought('Night Bloom');
    const short = await asked();
    await bought('Day Bloom');
    await bought('Late Bloom');
    expect([short, await asked()]).toEqual([questions, questions]);
  });

  test('is filtered by status, payment, sales channel and day', async () => {
    const number = await bought('Night Bloom');
    await openCheckout(api, checkoutBody([await createEdition(api, { title: 'Shallows' })]));
    const today = toLocalDay(api.clock.now(), 'America/Chicago');
    for (const query of ['status=confirmed,shipped', 'payment=paid'])
      expect(numbersOf(await list(`?${query}`))).toEqual([number]);
    expect((await list('?payment=open')).total).toBe(1);
    expect((await list(`?from=${today}&to=${today}&salesChannel=shop`)).total).toBe(2);
    expect((await list('?from=2100-01-01')).total).toBe(0);
    expect((await list('?salesChannel=offline')).total).toBe(0);
  });

  test.each(['x', textOfCursor('[{"toString":1},"x"]'), textOfCursor('[5,"é"]')])(
    'rejects a cursor that it did not give out: %s',
    async (cursor) => {
      const response = await api.request(`/api/admin/orders?cursor=${cursor}`, { headers: asOwner });
      expect(await response.json()).toMatchObject({ fields: { cursor: expect.any(String) } });
    },
  );

  test.each(['from', 'to'])('rejects a %s that is not a date', async (field) => {
    const response = await api.request(`/api/admin/orders?${field}=2026-W10`, { headers: asOwner });
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('lists an evening’s sale on that day, in the export as well', async () => {
    const number = await bought('Night Bloom');
    await api.database.manager.query("UPDATE orders SET created_at = '2026-11-24 04:59:00'");
    expect(numbersOf(await list('?from=2026-11-23&to=2026-11-23'))).toEqual([number]);
    expect((await list('?from=2026-11-24')).total).toBe(0);
    const file = await (await api.request('/api/admin/orders.csv', { headers: asOwner })).text();
    expect(file).toContain('Order,Received (America/Chicago),Status');
    expect(file).toContain(`${number},2026-11-23 22:59,`);
  });

  test('is exported as CSV', async () => {
    const number = await bought('Four Errands, One Sun');
    const response = await api.request('/api/admin/orders.csv?status=confirmed', { headers: asOwner });
    expect(response.headers.get('content-disposition')).toContain('orders.csv');
    const [, row] = (await response.text()).split('\r\n');
    expect(row).toContain(`${number},`);
    expect(row).toContain('"Four Errands, One Sun, 30x20, 1 of 9"');
  });
});

describe('a change', () => {
  test('of an order that someone else has changed is rejected with the current record', async () => {
    const number = await bought('Night Bloom');
    const { version } = await record(number);
    expect((await post(`${number}/status`, { status: 'processing', version })).status).toBe(200);
    const late = await post(`${number}/status`, { status: 'shipped', version });
    expect(await late.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { record: await record(number) },
    });
  });

  test('a carrier without a known tracking page can have any name', async () => {
    const { orderNumber } = await confirmedOrder(api);
    const shipped = { status: 'shipped', carrier: '__proto__', trackingNumber: '1Z999' };
    expect((await post(`${orderNumber}/status`, shipped)).status).toBe(200);
  });

  test('the tracking page of a known carrier is filled in by default', async () => {
    const { orderNumber } = await confirmedOrder(api);
    await post(`${orderNumber}/status`, { status: 'shipped', carrier: 'UPS', trackingNumber: '1Z999' });
    api.clock.advance(STATUS_UNDO_MS);
    await api.deliverOutbox();
    const mails = (await api.mails()).map((text) => emailText(text));
    const mail = mails.find((text) => text.includes(`Your order ${orderNumber} is on its way`));
    expect(mail).toContain('Carrier: UPS');
    expect(mail).toContain('https://www.ups.com/track?tracknum=1Z999');
  });

  test('a note is for staff only', async () => {
    const { orderNumber } = await confirmedOrder(api);
    await post(`${orderNumber}/notes`, { note: 'Call first.' });
    const noted = await record(orderNumber);
    expect(noted.history.at(-1)).toMatchObject({
      kind: 'staff-note',
      actor: 'owner theodora',
      note: 'Call first.',
    });
    expect(noted.receipt.events.map(({ note }) => note)).not.toContain('Call first.');
    expect(await column(api, "SELECT actor_kind FROM audit_log WHERE action = 'order.noted'")).toEqual([
      'owner',
    ]);
  });

  test('a handled installation request no longer needs attention', async () => {
    api.clock.advance(60_000);
    const installation = { street: '1 Elm St', city: 'Dallas', zip: '75226' };
    const checkout = await openCheckout(api, { ...checkoutBody([await createEdition(api)]), installation });
    await pay(api, checkout);
    const { version } = await record(checkout.orderNumber);
    expect((await list('?needs=installation')).total).toBe(1);
    await post(`${checkout.orderNumber}/installation`, { version, handled: true, note: 'Hung by Ruiz' });
    expect((await list('?needs=installation')).total).toBe(0);
    expect((await record(checkout.orderNumber)).history.at(-1)).toMatchObject({ note: 'Hung by Ruiz' });
  });
});

test('a refund of an offline sale is made by hand and recorded', async () => {
  const edition = await createEdition(api);
  const { billing: buyer } = checkoutBody([edition]);
  const items = [{ artworkId: edition.artworkId, size: '30x20', quantity: 2, priceCents: 400_000 }];
  const number = await api.get(OfflineSalesService).recordSale({ buyer, items, notes: null });
  const { version, lines } = await record(number);
  const body = {
    id: crypto.randomUUID(),
    version,
    reason: 'One was damaged',
    lines: [{ lineId: lines[0]?.id, editionNumbers: [2] }],
  };
  expect((await post(`${number}/refunds`, body)).status).toBe(201);
  expect(await record(number)).toMatchObject({
    payment: 'partly-refunded',
    refundable: 4000,
    refunds: [{ amount: 4000, state: 'done', reason: 'One was damaged' }],
  });
  expect(await column(api, 'SELECT state FROM certificates ORDER BY edition_number')).toEqual([
    'issued',
    'revoked',
  ]);
});

test('a shipped order that is refunded in full goes nowhere, and is listed with the refunds', async () => {
  const edition = await createEdition(api);
  const { billing: buyer } = checkoutBody([edition]);
  const items = [{ artworkId: edition.artworkId, size: '30x20', quantity: 1, priceCents: 400_000 }];
  const number = await api.get(OfflineSalesService).recordSale({ buyer, items, notes: null });
  await post(`${number}/status`, { status: 'shipped' });
  const { version } = await record(number);
  const refund = { id: crypto.randomUUID(), version, reason: 'It was damaged' };
  expect((await post(`${number}/refunds`, refund)).status).toBe(201);

  expect(await record(number)).toMatchObject({
    payment: 'refunded',
    receipt: { status: 'shipped' },
    moves: [],
  });
  expect((await post(`${number}/status`, { status: 'delivered' })).status).toBe(409);
  expect((await list('?status=shipped&payment=paid,partly-refunded')).total).toBe(0);
  expect(numbersOf(await list('?payment=partly-refunded,refunded'))).toEqual([number]);
});
