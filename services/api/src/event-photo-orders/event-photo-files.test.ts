import sharp from 'sharp';
import { signedIn, type TestCollector } from '../../test/builders/collectors';
import { shotAt } from '../../test/builders/event-files';
import { createEvent, enter } from '../../test/builders/events';
import { asOwner } from '../../test/app/signed-in-owner';
import {
  buyPhoto,
  mailedFiles,
  orderCountOf,
  orderPhoto,
  refundIntent,
} from '../../test/builders/event-photo-orders';
import { column } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';
import { bringIn } from '../../test/builders/uploads';
import type { CollectorOrder } from '../orders/collector/collector-orders.service';

const DAY_MS = 24 * 3_600_000;

let api: TestApi;
let eventId: string;
let photoId: string;
let ada: TestCollector;
let headers: { authorization: string; cookie: string };

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ({ id: eventId } = await createEvent(api));
  const [receipt] = await bringIn(api, eventId, { bytes: await shotAt('2026:11:22 20:14:03') });
  photoId = receipt?.photoId ?? '';
  ada = await signedIn(api);
  headers = { ...ada.headers, ...(await enter(api, eventId)).headers };
});
afterAll(() => api.close());

/** What the collector sees on the lines of all orders. */
async function digitalFiles() {
  const answer = await api.request('/api/orders', { headers: ada.headers });
  const orders: CollectorOrder[] = JSON.parse(await answer.text());
  return orders.flatMap(({ lines }) => lines.map(({ digitalFile }) => digitalFile));
}

async function expectEnded(path: string): Promise<void> {
  const answer = await api.request(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'photo_file_ended' });
}

/** Buys the photo and returns the link in the one email. */
async function boughtLink(): Promise<string> {
  const links = await mailedFiles(api, await buyPhoto(api, photoId, headers));
  expect(links).toEqual([expect.stringMatching(/^\/api\/event-photo-files\//)]);
  return links[0] ?? '';
}

test('a paid order sends one link, however often Stripe reports the payment', async () => {
  const placed = await buyPhoto(api, photoId, headers);
  await api.request(`/api/payment-requests/${placed.paymentIntent}${new URL(placed.checkoutUrl).search}`);
  expect(await mailedFiles(api, placed)).toHaveLength(1);
});

test('the link returns the full-size JPEG without location and time', async () => {
  const answer = await api.request(await boughtLink());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.jpg"$/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 150, height: 100 });
  expect(picture.exif).toBeUndefined();
});

test("the file is on the collector's order once it is paid", async () => {
  await orderPhoto(api, photoId, headers);
  expect(await digitalFiles()).toEqual([null]);
  await buyPhoto(api, photoId, headers);
  const [file] = await digitalFiles();
  expect(file).toMatchObject({ url: expect.stringMatching(/^\/api\/event-photo-files\//) });
  expect((await api.request(file?.url ?? '')).status).toBe(200);
});

describe('a link no longer works', () => {
  test('after 30 days', async () => {
    const link = await boughtLink();
    api.clock.advance(30 * DAY_MS - 60_000);
    expect((await api.request(link)).status).toBe(200);
    api.clock.advance(61_000);
    await expectEnded(link);
  });

  test('after a refund of its order, which the feed then does not count', async () => {
    const placed = await buyPhoto(api, photoId, headers);
    const [link = ''] = await mailedFiles(api, placed);
    await refundIntent(api, placed.paymentIntent);
    await expectEnded(link);
    expect(await digitalFiles()).toEqual([null]);
    expect(await orderCountOf(api, { eventId, photoId }, headers)).toBe(0);
  });

  test('and is uncounted once when a refund that the bank returned is made again', async () => {
    await buyPhoto(api, photoId, headers);
    const placed = await buyPhoto(api, photoId, headers);
    await refundIntent(api, placed.paymentIntent);
    const [refund] = await column(api, 'SELECT id FROM refunds');
    api.stripe().failRefund(String(refund));
    await api.stripe().webhooks.idle();
    await refundIntent(api, placed.paymentIntent);
    expect(await orderCountOf(api, { eventId, photoId }, headers)).toBe(1);
  });

  test('when it is forged', async () => {
    const link = await boughtLink();
    const [line = '', end = '', signature = ''] = link.split('.');
    for (const forged of [
      `${line}.${Number(end) + 86_400}.${signature}`,
      `${line}.${end}.${'A'.repeat(43)}`,
      `${line}.${end}`,
      '/api/event-photo-files/none',
    ]) {
      await expectEnded(forged);
    }
  });
});

describe('the owner resends the links', () => {
  const sendAgain = (number: string, from: Record<string, string> = asOwner) =>
    api.request(`/api/admin/orders/${number}/event-photo-files`, { method: 'POST', headers: from });

  test('for another 30 days', async () => {
    const placed = await buyPhoto(api, photoId, headers);
    const [first = ''] = await mailedFiles(api, placed);
    api.clock.advance(31 * DAY_MS);
    await expectEnded(first);
    expect((await sendAgain(placed.number)).status).toBe(204);
    const [again = ''] = (await mailedFiles(api, placed)).filter((link) => link !== first);
    expect((await api.request(again)).status).toBe(200);
  });

  test('but not for an unpaid or unknown order', async () => {
    const { number } = await orderPhoto(api, photoId, headers);
    expect((await sendAgain(number)).status).toBe(404);
    expect((await sendAgain('TF-0000-0000')).status).toBe(404);
  });

  test('and nobody else can', async () => {
    const { number } = await buyPhoto(api, photoId, headers);
    expect((await sendAgain(number, ada.headers)).status).toBe(401);
  });
});
