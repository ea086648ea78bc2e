import { signedIn } from '../../../test/builders/collectors';
import { countQueries } from '../../../test/app/query-count';
import { checkoutBody, column, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CollectorOrdersService } from './collector-orders.service';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function ordersOf({ headers }: { headers: Record<string, string> }): Promise<unknown> {
  const response = await api.request('/api/orders', { headers });
  expect(response.status).toBe(200);
  return response.json();
}

test('a signed-in collector’s orders show their purchases with edition numbers and history', async () => {
  const ada = await signedIn(api);
  const edition = await createEdition(api);
  const body = { ...checkoutBody([edition], 2), notes: 'Before Easter, please.' };
  const checkout = await openCheckout(api, body, ada.headers);
  await pay(api, checkout);

  expect(await ordersOf(ada)).toEqual([
    {
      id: expect.any(String),
      number: checkout.orderNumber,
      createdAt: expect.any(String),
      status: 'confirmed',
      orderType: 'fine_art_purchase',
      size: '30x20',
      totalPrice: 11_125,
      notes: 'Before Easter, please.',
      trackingNumber: null,
      trackingUrl: null,
      promisedBy: expect.any(String),
      shipping: { minis: 0, framed: 'free-local', paid: 0, quoted: null, due: 0, payUrl: null },
      subtotal: 10_000,
      tax: 825,
      cardFee: 300,
      extras: 0,
      total: 11_125,
      paidAt: expect.any(String),
      balances: [],
      shippingAddress: expect.objectContaining({ street: '1 Elm St', zip: '75226' }),
      canEditAddress: true,
      lines: [
        {
          artworkId: edition.artworkId,
          title: 'Night Bloom',
          size: '30x20',
          frameSize: '42x32',
          frameStyle: 'Black',
          price: 5_000,
          quantity: 2,
          customFrame: null,
          digitalFile: null,
          editionTotal: 9,
          editionNumbers: [1, 2],
          picture: expect.objectContaining({ alt: 'A bloom' }),
        },
      ],
      events: [
        { status: 'pending', at: expect.any(String), note: null },
        { status: 'confirmed', at: expect.any(String), note: null },
      ],
      steps: expect.arrayContaining([{ step: 'paid', at: expect.any(String), isDone: true }]),
      pictures: [],
    },
  ]);
});

test('the newest order comes first', async () => {
  const ada = await signedIn(api);
  const body = checkoutBody([await createEdition(api)]);
  const first = await openCheckout(api, body, ada.headers);
  api.clock.advance(1_000);
  const second = await openCheckout(api, body, ada.headers);
  expect(await ordersOf(ada)).toMatchObject([{ number: second.orderNumber }, { number: first.orderNumber }]);
});

test('the promised date is five weeks after the payment (G90)', async () => {
  const ada = await signedIn(api);
  const checkout = await openCheckout(api, checkoutBody([await createEdition(api)]), ada.headers);
  api.clock.stopAt(new Date('2026-11-02T15:00:00Z'));
  await pay(api, checkout);
  expect(await ordersOf(ada)).toMatchObject([{ promisedBy: '2026-12-07T15:00:00.000Z' }]);
});

test('held prints are not shown with their numbers', async () => {
  const ada = await signedIn(api);
  await openCheckout(api, checkoutBody([await createEdition(api)]), ada.headers);
  expect(await ordersOf(ada)).toMatchObject([
    { status: 'pending', promisedBy: null, lines: [{ editionNumbers: [] }] },
  ]);
});

test('a checkout that ended unpaid is not listed', async () => {
  const ada = await signedIn(api);
  const { sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)]), ada.headers);
  await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
  expect(await ordersOf(ada)).toEqual([]);
});

test('collectors see only their own orders, and guests see none', async () => {
  const ada = await signedIn(api);
  const grace = await signedIn(api, { firstName: 'Grace' });
  await openCheckout(api, checkoutBody([await createEdition(api)]), ada.headers);
  expect(await ordersOf(grace)).toEqual([]);
  expect((await api.request('/api/orders')).status).toBe(401);
});

test('the list needs the same number of queries for any number of orders', async () => {
  const ada = await signedIn(api);
  const one = await createEdition(api, { title: 'One' });
  const two = await createEdition(api, { title: 'Two' });
  const reading = () => countQueries(api, () => api.get(CollectorOrdersService).findByCollector(ada.id));
  await pay(api, await openCheckout(api, checkoutBody([one, two]), ada.headers));
  // Orders, lines, events, prints, pictures, studio pictures, what is open.
  expect(await reading()).toBe(7);

  await pay(api, await openCheckout(api, checkoutBody([two, one], 2), ada.headers));
  await pay(api, await openCheckout(api, checkoutBody([one]), ada.headers));
  expect(await reading()).toBe(7);
});
