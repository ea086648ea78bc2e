import { signedIn } from '../../../test/builders/collectors';
import { reserve, showTo } from '../../../test/builders/private-previews';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  postCheckout,
  printsByState,
} from '../../../test/builders/checkout';
import { staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { OWNER_ACTOR } from '../lifecycle/order-history.service';
import { DraftOrdersService } from '../creation/draft-orders.service';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({
    stripe: true,
    env: { ORDER_LIMIT_SMALL_EDITION: '', ORDER_LIMIT_LARGE_EDITION: '' },
  });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test.each([
  ['three prints of an edition of nine', 9, 3],
  ['three of an edition of twenty', 20, 3],
  ['ten of a larger one', 21, 10],
])('an order has up to %s', async (_case, total, most) => {
  const edition = await createEdition(api, { total });
  expect((await postCheckout(api, checkoutBody([edition], most + 1))).status).toBe(409);
  expect(await printsByState(api)).toEqual({ available: total });
  await openCheckout(api, checkoutBody([edition], most));
});

test('the error names the item, even when its prints are on several lines', async () => {
  const one = await createEdition(api, { title: 'One' });
  const two = await createEdition(api, { title: 'Two' });
  const body = checkoutBody([one, two, two], 2);
  const message = '“Two”, 30 × 20 in: Up to 3 prints of this edition per order.';
  expect(await (await postCheckout(api, body)).json()).toMatchObject({
    code: 'order_limit_exceeded',
    message,
    fields: { 'items.1.quantity': message },
    details: { most: 3, title: 'Two', size: '30x20' },
  });
});

test('a reserved print does not count', async () => {
  const edition = await createEdition(api);
  const ada = await signedIn(api);
  await showTo(api, edition.artworkId, { collectorId: ada.id });
  await reserve(api, ada, { ...edition, editionNumber: 5 });
  expect((await postCheckout(api, checkoutBody([edition], 5), ada.headers)).status).toBe(409);
  await openCheckout(api, checkoutBody([edition], 4), ada.headers);
});

test('a payment link can have as many prints as agreed', async () => {
  const { artworkId, size, priceCents } = await createEdition(api);
  const agreed = await api.get(DraftOrdersService).prepareOrder(
    {
      buyer: checkoutBody([await createEdition(api, { title: 'Other' })]).billing,
      collectorId: null,
      items: [{ artworkId, size, quantity: 9, priceCents }],
      extrasCents: 0,
      notes: null,
      until: new Date(api.clock.now().getTime() + 86_400_000),
    },
    OWNER_ACTOR,
  );
  await agreed.create();
  expect(await printsByState(api)).toEqual({ available: 9, held: 9 });
});

test('only the owner raises the limit, with an entry in the audit log', async () => {
  const edition = await createEdition(api);
  const raise = ({ headers }: TestStaff) =>
    api.request('/api/admin/settings/orderLimits', {
      method: 'PUT',
      headers,
      body: { version: 0, content: { smallEditionPrints: 5, largeEditionPrints: 10 } },
    });
  expect((await raise(await staffSignedIn(api))).status).toBe(403);
  expect((await postCheckout(api, checkoutBody([edition], 5))).status).toBe(409);
  expect((await raise(await staffSignedIn(api, { role: 'owner', firstName: 'Ben' }))).status).toBe(200);
  await openCheckout(api, checkoutBody([edition], 5));
  expect(await (await api.request('/api/gallery')).json()).toMatchObject({
    orderLimits: { smallEditionPrints: 5, largeEditionPrints: 10 },
  });
  expect(await column(api, "SELECT details FROM audit_log WHERE action = 'settings.changed'")).toEqual([
    expect.objectContaining({ fields: ['smallEditionPrints'] }),
  ]);
});
