import { asOwner } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import { createWork } from '../../test/builders/artworks';
import { OWNER_ACTOR } from '../orders';
import { DraftOrderLinksService } from '../payment-requests';
import type { PriceChangePreview } from './dto/price-change.dto';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const CHANGES = '/api/admin/price-changes';
const change = { sizes: ['30x20'], kind: 'percent', value: 10 };

test('the preview lists an open payment link, which keeps the price its buyer was told', async () => {
  const { id } = await createWork(api, { title: 'Promised' });
  const address = { phone: '', street: '', city: '', state: '', zip: '', country: '' };
  const { order } = await api.get(DraftOrderLinksService).createAndSend(
    {
      buyer: { fullName: 'Ada Byron', email: 'ada@example.com', ...address },
      collectorId: null,
      items: [{ artworkId: id, size: '30x20', quantity: 1, priceCents: 480_000 }],
      extras: [],
      days: 7,
      words: '',
    },
    OWNER_ACTOR,
  );
  const told = await api.request(`${CHANGES}/preview`, { method: 'POST', headers: asOwner, body: change });
  const preview: PriceChangePreview = JSON.parse(await told.text());
  expect(preview.openQuotes).toMatchObject([
    { orderNumber: order.number, title: 'Promised', size: '30x20', price: 4_800, newPrice: 5_500 },
  ]);
  const body = { ...change, seen: preview.seen, except: [], takesEffectAt: null, note: '' };
  expect((await api.request(CHANGES, { method: 'POST', headers: asOwner, body })).status).toBe(201);
  expect(await api.database.manager.query('SELECT price_cents AS cents FROM order_lines')).toEqual([
    { cents: 480_000 },
  ]);
  expect(await api.database.manager.query('SELECT amount_cents AS cents FROM payment_requests')).toEqual([
    { cents: 480_000 },
  ]);
});
