import { createEvent, publishPhoto } from '../../test/builders/events';
import { payIntent } from '../../test/builders/payment-requests';
import { column } from '../../test/builders/checkout';
import { asOwner } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';

const GUEST = { size: '30x20', fullName: 'Grace Hopper', email: 'grace@example.com' };

let api: TestApi;
let photoId: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  const { id } = await createEvent(api);
  photoId = (await publishPhoto(api, id, { caption: 'The hat' })).id;
});
afterAll(() => api.close());

async function sell(body: object = GUEST, headers: Record<string, string> = asOwner) {
  const path = `/api/admin/event-photos/${photoId}/sales`;
  const answer = await api.request(path, { method: 'POST', body, headers });
  const read: Record<string, unknown> = JSON.parse(await answer.text());
  return { status: answer.status, sale: read };
}

test('a guest gets the next number through a link, at the price of its size', async () => {
  const { sale } = await sell();
  expect(sale).toEqual({
    orderNumber: expect.any(String),
    editionNumber: 1,
    total: 10_000,
    link: expect.stringContaining('/checkout?payment_intent='),
    qrCode: expect.stringMatching(/^data:image\/png;base64,/),
    expiresAt: expect.any(String),
  });
  const hoursLeft = (Date.parse(String(sale['expiresAt'])) - api.clock.now().getTime()) / 3_600_000;
  expect(Math.round(hoursLeft)).toBe(24);
  expect(await column(api, "SELECT edition_number FROM prints WHERE state = 'held'")).toEqual([1]);
  await api.deliverOutbox();
  // The form in which the outbox keeps the address of a sent email.
  expect(await column(api, 'SELECT recipient FROM outbox')).toContain('g…@example.com');
});

test('the payment sells the number', async () => {
  const { sale } = await sell();
  const intent = new URL(String(sale['link'])).searchParams.get('payment_intent') ?? '';
  await payIntent(api, intent);
  await api.stripe().webhooks.idle();
  expect(await column(api, "SELECT edition_number FROM prints WHERE state = 'sold'")).toEqual([1]);
  expect(await column(api, 'SELECT artwork_title FROM certificates')).toEqual(['The hat']);
});

test('two simultaneous guests get a number each', async () => {
  const sold = await Promise.all([sell(), sell({ ...GUEST, email: 'ada@example.com' })]);
  expect(new Set(sold.map(({ sale }) => sale['editionNumber']))).toEqual(new Set([1, 2]));
});

test('a photo that is not offered is not sold', async () => {
  await api.request(`/api/admin/event-photos/${photoId}`, {
    method: 'PATCH',
    body: { isAvailableForOrder: false },
    headers: asOwner,
  });
  expect(await sell()).toMatchObject({ status: 409, sale: { code: 'photo_not_for_sale' } });
  expect(await column(api, 'SELECT COUNT(*) FROM orders')).toEqual(['0']);
});

test('a frame that is not offered is not sold', async () => {
  expect(await sell({ ...GUEST, frameType: 'Gilded Frame' })).toMatchObject({
    status: 422,
    sale: { code: 'frame_not_offered' },
  });
});

test('a size that is not offered is not sold', async () => {
  expect((await sell({ ...GUEST, size: '8x8' })).sale).toMatchObject({ code: 'edition_not_found' });
});

test('only staff sell', async () => {
  expect((await sell(GUEST, {})).status).toBe(401);
});
