import { v7 as uuid } from 'uuid';
import { createEvent, publishPhoto } from '../../../test/builders/events';
import { orderRecord, postOrder } from '../../../test/builders/admin-orders';
import { asOwner } from '../../../test/app/signed-in-owner';
import { checkoutBody, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { OfflineSalesService } from '../../orders';
import type { Dimension } from '../daily-totals';
import type { ConversionReport } from './conversion-reports.service';
import type { ConversionDimension } from './conversion-report';

let api: TestApi;
let day: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  day = api.clock.now().toISOString().slice(0, 10);
});
afterAll(() => api.close());

const get = (file: 'sales' | 'sales.csv', by: ConversionDimension, query = '') =>
  api.request(`/api/admin/analytics/${file}?by=${by}${query}`, { headers: asOwner });

async function salesBy(by: ConversionDimension, query = ''): Promise<ConversionReport> {
  const response = await get('sales', by, query);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const answer: ConversionReport = JSON.parse(await response.text());
  return answer;
}

/** Changes rows behind the API's back, to simulate what only time would bring. */
const write = (sql: string, values: unknown[] = []) => api.database.manager.query<unknown>(sql, values);

const visited = (dimension: Dimension, name: string, visits: number) =>
  write('INSERT INTO visit_daily_totals (day, dimension, name, visits, visitors) VALUES (?, ?, ?, ?, ?)', [
    day,
    dimension,
    name,
    visits,
    visits,
  ]);

const arrival = {
  source: null,
  medium: null,
  campaign: null,
  landingPage: '/',
  eventId: null,
  eventName: null,
};

/**
 * Buys a print of 5,000 dollars, plus Texas tax and card fee, by card; sends along what the page says about the visit.
 */
async function buy(said: object): Promise<string> {
  const body = checkoutBody([await createEdition(api)]);
  const opened = await openCheckout(api, { ...body, metadata: { ...body.metadata, ...said } });
  await pay(api, opened);
  return opened.orderNumber;
}

/** Sells the same print over the counter, without tax or fee, and records what an order would say. */
async function sold(row: { attribution?: object; partner?: string; at?: Date }): Promise<void> {
  const edition = await createEdition(api);
  const { artworkId, size, priceCents } = edition;
  const buyer = checkoutBody([edition]).billing;
  const number = await api
    .get(OfflineSalesService)
    .recordSale({ buyer, items: [{ artworkId, size, quantity: 1, priceCents }], notes: null });
  await write(
    'UPDATE orders SET attribution = ?, referral_partner_id = ?, confirmed_at = ? WHERE number = ?',
    [
      row.attribution ? JSON.stringify(row.attribution) : null,
      row.partner ?? null,
      row.at ?? api.clock.now(),
      number,
    ],
  );
}

/** The gallery refunds part of the money, and Stripe carries it out. */
async function givenBack(number: string, amount: number): Promise<void> {
  const { version } = await orderRecord(api, number);
  await postOrder(api, `${number}/refunds`, { id: uuid(), version, reason: 'Damaged in transit', amount });
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();
}

test('is for staff only', async () => {
  expect((await api.request('/api/admin/analytics/sales?by=source')).status).toBe(401);
});

test('requires a grouping and valid days', async () => {
  const refused = await api.request('/api/admin/analytics/sales', { headers: asOwner });
  expect(refused.status).toBe(400);
  expect((await get('sales', 'source', '&from=2026-02-30&to=2026-03-01')).status).toBe(400);
});

test('shows the results of visits from a social page, whatever URL the order stores', async () => {
  await visited('all', '', 9);
  await visited('source', 'instagram', 7);
  await visited('source', 'direct', 2);
  await buy({ attribution: { ...arrival, source: 'https://l.instagram.com/' } });
  expect(await salesBy('source')).toMatchObject({
    visits: 9,
    orders: 1,
    rows: [
      { key: 'instagram', visits: 7, orders: 1, revenue: 5_562.5, share: 100 },
      { key: 'direct', visits: 2, orders: 0, revenue: 0, share: 0 },
    ],
  });
});

test('distinguishes direct visitors from unknown ones', async () => {
  await sold({ attribution: arrival });
  await sold({});
  expect((await salesBy('source')).rows).toMatchObject([
    { key: 'direct', orders: 1, revenue: 5_000 },
    { key: null, orders: 1, revenue: 5_000 },
  ]);
});

test('subtracts refunds, and counts no unpaid orders', async () => {
  const attribution = { ...arrival, source: 'google' };
  const number = await buy({ attribution });
  await openCheckout(api, checkoutBody([await createEdition(api)]));
  await givenBack(number, 562.5);
  expect(await salesBy('source')).toMatchObject({
    orders: 1,
    revenue: 5_000,
    rows: [{ key: 'google', orders: 1, revenue: 5_000 }],
  });
});

test('counts a sale on the day of its payment, including the first and last day', async () => {
  const at = (time: string) => new Date(`2026-03-${time}Z`);
  for (const time of ['01T00:00:00.000', '02T23:59:59.999']) await sold({ partner: 'in', at: at(time) });
  for (const time of ['03T00:00:00.000']) await sold({ partner: 'out', at: at(time) });
  await sold({ partner: 'out', at: new Date('2026-02-28T23:59:59.999Z') });
  expect((await salesBy('partner', '&from=2026-03-01&to=2026-03-02')).rows).toMatchObject([
    { key: 'in', orders: 2 },
  ]);
});

test('by event: counts the event whose link brought the buyer, with its current or former name', async () => {
  const event = await createEvent(api, { title: 'Open Studio' });
  await visited('event', event.id, 30);
  await sold({ attribution: { ...arrival, eventId: event.id, eventName: 'Old name' } });
  await sold({ attribution: { ...arrival, eventId: 'gone', eventName: '<b>Opening</b>' } });
  await sold({});
  expect((await salesBy('event')).rows).toEqual([
    { key: event.id, name: 'Open Studio', visits: 30, orders: 1, revenue: 5_000, share: 33 },
    { key: 'gone', name: '<b>Opening</b>', visits: 0, orders: 1, revenue: 5_000, share: 33 },
    { key: null, name: null, visits: 0, orders: 1, revenue: 5_000, share: 33 },
  ]);
});

test('by event: counts a photo for its own event, and an order with two of them once', async () => {
  const event = await createEvent(api);
  await sold({ attribution: { ...arrival, eventId: 'another' } });
  const photos = [await publishPhoto(api, event.id), await publishPhoto(api, event.id)];
  const [line] = await api.database.manager.query<{ id: string }[]>('SELECT id FROM order_lines');
  await write('UPDATE order_lines SET photo_id = ? WHERE id = ?', [photos[0]?.id, line?.id]);
  expect((await salesBy('event')).rows).toMatchObject([{ key: event.id, orders: 1, revenue: 5_000 }]);
});

test('by affiliate: counts visits through the link and their purchases, without social and search pages', async () => {
  await visited('all', '', 20);
  await visited('partner', 'registered:elena', 6);
  await visited('partner', 'code:opening', 1);
  await visited('partner', 'channel:instagram', 9);
  await sold({ partner: 'elena' });
  expect((await salesBy('partner')).rows).toMatchObject([
    { key: 'elena', visits: 6, orders: 1 },
    { key: 'opening', visits: 1, orders: 0 },
    { key: null, visits: 13, orders: 0 },
  ]);
});

test('is exported without formulas in names', async () => {
  await sold({ attribution: { ...arrival, source: '=HYPERLINK("x")' } });
  const file = await get('sales.csv', 'source');
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect((await file.text()).split('\r\n')[1]).toBe(`"'=hyperlink(""x"")",,0,1,5000.00,100`);
});
