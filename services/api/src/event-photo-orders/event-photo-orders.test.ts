import { signedIn, type TestCollector } from '../../test/builders/collectors';
import { countQueries } from '../../test/app/query-count';
import { plainPhoto } from '../../test/builders/event-files';
import { createEvent, enter, publishPhoto } from '../../test/builders/events';
import { withdraw } from '../../test/builders/live-events';
import { payIntent } from '../../test/builders/payment-requests';
import {
  buyPhoto,
  orderCountOf,
  orderPhoto,
  photoOrderBody,
  postPhotoOrder,
} from '../../test/builders/event-photo-orders';
import { column } from '../../test/builders/checkout';
import { bringIn } from '../../test/builders/uploads';
import { startApi, type TestApi } from '../../test/app/start-api';
import type { EventEntity } from '../events/entities/event.entity';
import { derivativeUrl, type Picture } from '../media';
import type { CollectorOrder } from '../orders/collector/collector-orders.service';
import type { PaymentRequestView } from '../payment-requests/dto/payment-request.dto';
import { RetentionService } from '../platform';
import { PaymentsReconciler } from '../payments';
import { EventPhotoPurchaseOptionsService } from './event-photo-purchase-options.service';

const HOUR_MS = 3_600_000;

let api: TestApi;
let event: EventEntity;
let ada: TestCollector;
/** Ada's headers; she is signed in and has a guest pass. */
let headers: { authorization: string; cookie: string };
let photoId: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().clearFaults();
  event = await createEvent(api);
  ada = await signedIn(api);
  headers = { ...ada.headers, ...(await enter(api, event.id)).headers };
  photoId = (await publishPhoto(api, event.id, { caption: 'The hat' })).id;
});
afterAll(() => api.close());

const orderCount = () => orderCountOf(api, { eventId: event.id, photoId }, headers);
const orders = () => column(api, 'SELECT status FROM orders');

const collectorOrders = async (): Promise<unknown> => (await api.request('/api/orders', { headers })).json();

async function refusal(body: object, from: Record<string, string> = headers) {
  const answer = await postPhotoOrder(api, body, from);
  const text: unknown = await answer.json();
  return { status: answer.status, body: text };
}

test('an event photo is a pending order of $150, paid on /checkout', async () => {
  expect(await orderPhoto(api, photoId, headers)).toMatchObject({
    status: 'pending',
    totalPrice: 150,
    checkoutUrl: expect.stringMatching(
      /^http:\/\/gallery\.example\/checkout\?payment_intent=pi_\w+&key=[\w-]{43}$/,
    ),
  });
  expect(
    await api.database.manager.query('SELECT status, order_type, collector_id, total_cents FROM orders'),
  ).toEqual([{ status: 'pending', order_type: 'event_photo', collector_id: ada.id, total_cents: 15_000 }]);
});

test('its order stores the attribution', async () => {
  const claim = { referralPartnerId: 'Galerie-Nord', referredAt: '2026-11-20T10:00:00.000Z', attribution: 7 };
  await postPhotoOrder(api, { ...photoOrderBody(photoId), ...claim }, headers);
  expect(await column(api, 'SELECT referral_partner_id FROM orders')).toEqual(['galerie-nord']);
  expect(await column(api, 'SELECT referred_at FROM orders')).toEqual([new Date(claim.referredAt)]);
});

test('the payment confirms it, and the feed counts one order', async () => {
  const { paymentIntent } = await orderPhoto(api, photoId, headers);
  expect(await orderCount()).toBe(0);
  await payIntent(api, paymentIntent);
  await api.stripe().webhooks.idle();
  expect(await orders()).toEqual(['confirmed']);
  expect(await orderCount()).toBe(1);
});

test('its payment page asks for the address, and its order leads back to the payment (G10)', async () => {
  const { checkoutUrl, number } = await orderPhoto(api, photoId, headers);
  const { pathname, search } = new URL(checkoutUrl);
  expect(await collectorOrders()).toMatchObject([
    {
      number,
      status: 'pending',
      shippingAddress: null,
      balances: [{ description: 'Event photo: The hat', amount: 150, payUrl: `${pathname}${search}` }],
    },
  ]);
  const query = new URLSearchParams(search);
  const page = `/api/payment-requests/${query.get('payment_intent') ?? ''}`;
  const view = async (): Promise<unknown> =>
    (await api.request(`${page}?key=${query.get('key') ?? ''}`)).json();
  expect(await view()).toMatchObject({ needsAddress: true, files: [] });
  const body = { fullName: 'Ada Byron', street: '1 Elm St', city: 'Dallas', zip: '75226' };
  const save = (key: string) => api.request(`${page}/shipping-address?key=${key}`, { method: 'PUT', body });
  expect((await save('x'.repeat(43))).status).toBe(404);
  expect((await save(query.get('key') ?? '')).status).toBe(204);
  expect(await view()).toMatchObject({ needsAddress: false, needsPhone: true });
  const savePhone = (phone: string, key = query.get('key') ?? '') =>
    api.request(`${page}/phone?key=${key}`, { method: 'PUT', body: { phone } });
  expect((await savePhone('214 555 0142', 'x'.repeat(43))).status).toBe(404);
  expect((await savePhone(' ')).status).toBe(400);
  expect((await savePhone('214 555 0142')).status).toBe(204);
  expect(await view()).toMatchObject({ needsAddress: false, needsPhone: false });

  await payIntent(api, query.get('payment_intent') ?? '');
  await api.stripe().webhooks.idle();
  expect(await collectorOrders()).toMatchObject([
    { balances: [], shippingAddress: { ...body, state: 'TX' } },
  ]);
  expect(await view()).toMatchObject({ state: 'paid', files: [{ title: expect.stringContaining('hat') }] });
});

test('an address from the payment page without a phone number keeps the order’s', async () => {
  const { checkoutUrl, paymentIntent } = await orderPhoto(api, photoId, headers);
  const key = new URL(checkoutUrl).searchParams.get('key') ?? '';
  const put = async (part: string, body: object): Promise<void> => {
    const answer = await api.request(`/api/payment-requests/${paymentIntent}/${part}?key=${key}`, {
      method: 'PUT',
      body,
    });
    expect(answer.status).toBe(204);
  };
  await put('phone', { phone: '214 555 0142' });
  const address = { fullName: 'Ada Byron', street: '1 Elm St', city: 'Dallas', zip: '75226' };
  await put('shipping-address', { ...address, phone: '' });
  expect(await column(api, "SELECT JSON_VALUE(shipping, '$.phone') FROM orders")).toEqual(['214 555 0142']);
});

describe('the photograph on its payment page and order', () => {
  /** What its buyer sees: on the payment page, and in their orders. */
  async function boughtPictures(meanwhile?: string): Promise<Picture[]> {
    const { checkoutUrl, paymentIntent } = await orderPhoto(api, photoId, headers);
    if (meanwhile) await api.database.manager.query(meanwhile);
    const key = new URL(checkoutUrl).searchParams.get('key') ?? '';
    const answer = await api.request(`/api/payment-requests/${paymentIntent}?key=${key}`);
    const { works }: PaymentRequestView = JSON.parse(await answer.text());
    const orders: CollectorOrder[] = JSON.parse(
      await (await api.request('/api/orders', { headers: ada.headers })).text(),
    );
    return [...works, ...orders.flatMap(({ lines }) => lines)].flatMap(({ picture }) => picture ?? []);
  }

  /** Requests its file as an `<img>` does, without a pass. */
  const fileStatus = async ({ id: mediaId, eventId, width, grant }: Picture, withGrant: boolean) => {
    const url = derivativeUrl({ mediaId, eventId, width, format: 'jpg' });
    return (await api.request(withGrant && grant ? `${url}?grant=${grant}` : url)).status;
  };

  test('is there, with the public files of its event', async () => {
    const [receipt] = await bringIn(api, event.id, { bytes: await plainPhoto(150).jpeg().toBuffer() });
    photoId = receipt?.photoId ?? '';
    const pictures = await boughtPictures();
    expect(pictures).toMatchObject([{ eventId: event.id }, { eventId: event.id }]);
    for (const picture of pictures) {
      expect(picture).not.toHaveProperty('grant');
      expect(await fileStatus(picture, false)).toBe(200);
    }
  });

  test('is left out once it is withdrawn, since its files can no longer be opened', async () => {
    const [receipt] = await bringIn(api, event.id, { bytes: await plainPhoto(150).jpeg().toBuffer() });
    photoId = receipt?.photoId ?? '';
    expect(await boughtPictures("UPDATE event_photos SET state = 'withdrawn'")).toEqual([]);
  });

  test('of a VIP-only event opens for its buyer without a pass, for two hours', async () => {
    event = await createEvent(api, { isVipOnly: true });
    ada = await signedIn(api, { level: 'VIP', email: 'vip@example.com' });
    headers = { ...ada.headers, ...(await enter(api, event.id, { headers: ada.headers })).headers };
    const [receipt] = await bringIn(api, event.id, { bytes: await plainPhoto(150).jpeg().toBuffer() });
    photoId = receipt?.photoId ?? '';
    const pictures = await boughtPictures();
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      expect(await fileStatus(picture, false)).toBe(403);
      expect(await fileStatus(picture, true)).toBe(200);
    }
    api.clock.advance(2 * HOUR_MS);
    for (const picture of pictures) expect(await fileStatus(picture, true)).toBe(403);
  });
});

test('an event photo has no edition number: nothing is added, held or certified', async () => {
  await buyPhoto(api, photoId, headers);
  expect(
    await column(api, 'SELECT (SELECT COUNT(*) FROM editions) + (SELECT COUNT(*) FROM certificates) = 0'),
  ).toEqual([1]);
});

test('a guest who bought a photo is kept when the event’s other guests are anonymized', async () => {
  await enter(api, event.id, { name: 'Ada Lovelace', email: ada.email });
  await orderPhoto(api, photoId, headers);
  api.clock.advance(190 * 24 * HOUR_MS);
  await api.get(RetentionService).run('event-guests');
  expect(await column(api, 'SELECT name FROM event_guests ORDER BY name')).toEqual([
    'Ada Lovelace',
    'Former guest',
  ]);
});

test('an unpaid order is released when its link expires', async () => {
  const { paymentIntent } = await orderPhoto(api, photoId, headers);
  api.clock.advance(25 * HOUR_MS);
  await api.get(PaymentsReconciler).run();
  expect(await orders()).toEqual(['cancelled']);
  expect((await payIntent(api, paymentIntent)).status).toBe(400);
  expect(await orderCount()).toBe(0);
});

test('without Stripe the buyer gets an error, and no open order remains', async () => {
  api.stripe().failNext(10, 503, { method: 'POST', path: '/v1/payment_intents' });
  expect(await refusal(photoOrderBody(photoId))).toMatchObject({
    status: 502,
    body: { code: 'checkout_unavailable' },
  });
  expect(await orders()).toEqual(['cancelled']);
});

describe('who may order', () => {
  test('nobody without an account', async () => {
    const { cookie } = headers;
    expect(await refusal(photoOrderBody(photoId), { cookie })).toMatchObject({
      status: 401,
      body: { code: 'signed_out' },
    });
  });

  test('no collector without a pass to this event', async () => {
    const other = await enter(api, (await createEvent(api, { title: 'Another evening' })).id);
    for (const pass of [{}, other.headers]) {
      expect(await refusal(photoOrderBody(photoId), { ...ada.headers, ...pass })).toMatchObject({
        status: 401,
        body: { code: 'pass_required' },
      });
    }
    expect(await orders()).toEqual([]);
  });
});

describe('rejected orders', () => {
  test.each([
    ['price', { unitPrice: 15, totalPrice: 15 }],
    ['sum', { totalPrice: 1 }],
    ['quantity', { quantity: 2, totalPrice: 300 }],
  ])('with a wrong %s, which the response corrects', async (_what, change) => {
    expect(await refusal({ ...photoOrderBody(photoId), ...change })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', details: { quantity: 1, unitPrice: 150, totalPrice: 150 } },
    });
    expect(await orders()).toEqual([]);
  });

  test('a withdrawn photo', async () => {
    await withdraw(api, event.id, photoId);
    expect(await refusal(photoOrderBody(photoId))).toMatchObject({
      status: 409,
      body: { code: 'photo_not_for_sale' },
    });
  });

  test('an unknown photo', async () => {
    expect(await refusal(photoOrderBody(event.id))).toMatchObject({ body: { code: 'photo_not_for_sale' } });
  });
});

test('in inquiry mode no event photo is sold', async () => {
  const inquiring = await startApi({ env: { SALES_MODE: 'inquire' } });
  try {
    const collector = await signedIn(inquiring);
    const answer = await postPhotoOrder(inquiring, photoOrderBody(photoId), collector.headers);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'inquiry_only' });
  } finally {
    await inquiring.close();
  }
});

test('the purchase sheet needs one query, for the counts', async () => {
  const reading = () =>
    countQueries(api, () =>
      api.get(EventPhotoPurchaseOptionsService).findForPhoto({ method: 'GET', headers }, event.id, photoId),
    );
  await reading();
  // Events are cached for a second, so either call may reload them.
  expect(Math.min(await reading(), await reading(), await reading())).toBe(1);
});
