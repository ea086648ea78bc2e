import { signedIn } from '../../../test/builders/collectors';
import { column, createEdition, printsByState, type TestEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { OfflineSalesService } from './offline-sales.service';

let api: TestApi;
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api);
});
afterAll(() => api.close());

const buyer = {
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  phone: '',
  street: '1 Elm St',
  city: 'Dallas',
  state: 'TX',
  zip: '75226',
  country: 'United States',
};

const sell = (named: { priceCents?: number; quantity?: number } = {}): Promise<string> =>
  api.get(OfflineSalesService).recordSale({
    buyer,
    items: [{ artworkId: edition.artworkId, size: '30 x 20', quantity: 2, priceCents: 450_000, ...named }],
    notes: null,
  });

test('an offline sale is an order with edition numbers, certificates and a history', async () => {
  await sell();
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['confirmed']);
  expect(await printsByState(api)).toEqual({ available: 7, sold: 2 });
  expect(await column(api, 'SELECT edition_number FROM certificates ORDER BY edition_number')).toEqual([
    1, 2,
  ]);
  expect(await column(api, "SELECT CONCAT(kind, ' by ', actor) FROM order_events ORDER BY id")).toEqual([
    'placed by owner',
    'confirmed by owner',
  ]);
});

test('the agreed price is charged without additions', async () => {
  await sell();
  expect(await column(api, 'SELECT total_cents FROM orders')).toEqual([900_000]);
  expect(await column(api, 'SELECT tax_cents + card_fee_cents FROM orders')).toEqual(['0']);
});

test('an artwork with its price on inquiry can be sold', async () => {
  edition = await createEdition(api, { title: 'On inquiry', priceCents: 0 });
  await sell();
  expect(await column(api, 'SELECT total_cents FROM orders')).toEqual([900_000]);
});

test('the order is linked to the account with its email address', async () => {
  const ada = await signedIn(api);
  const number = await sell();
  const orders = await api.request('/api/orders', { headers: ada.headers });
  expect(await orders.json()).toMatchObject([{ number, orderType: 'offline_sale', totalPrice: 9_000 }]);
});

test('an edition with too few prints left sells nothing', async () => {
  await expect(sell({ quantity: 10 })).rejects.toMatchObject({ code: 'prints_unavailable' });
  expect(await printsByState(api)).toEqual({ available: 9 });
});

test('a sale without items is rejected', async () => {
  const empty = api.get(OfflineSalesService).recordSale({ buyer, items: [], notes: null });
  await expect(empty).rejects.toMatchObject({ code: 'validation_failed' });
});
