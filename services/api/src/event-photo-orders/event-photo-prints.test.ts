import { signedIn } from '../../test/builders/collectors';
import { createEvent, enter, publishPhoto, type TestGuest } from '../../test/builders/events';
import {
  cartItem,
  checkoutBody,
  column,
  openCheckout,
  pay,
  postCheckout,
  printsByState,
  type TestEdition,
} from '../../test/builders/checkout';
import { asOwner } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import type { EventEntity } from '../events/entities/event.entity';
import type { EventPhotoEditions } from './dto/event-photo-orders.dto';

/** More than the nine numbers of a framed size. */
const BUYERS = 12;
const DAY_MS = 86_400_000;

let api: TestApi;
let event: EventEntity;
let guest: TestGuest;
let photoId: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  event = await createEvent(api);
  guest = await enter(api, event.id);
  photoId = (await publishPhoto(api, event.id, { caption: 'The hat' })).id;
});
afterAll(() => api.close());

/** A cart with the photo in 30 × 20, or in these sizes. */
function cart(sizes: readonly string[] = ['30x20'], photo = photoId) {
  const [first, ...more] = sizes.map((size) => livePrint(size));
  if (first === undefined) throw new Error('The cart is empty.');
  const body = checkoutBody([first, ...more]);
  const items = sizes.map((size) => ({ ...cartItem(livePrint(size)), artworkId: undefined, photoId: photo }));
  return { ...body, items };
}

const livePrint = (size: string): TestEdition => ({
  artworkId: '',
  editionId: '',
  title: 'The hat',
  size,
  priceCents: size === '30x20' ? 1_000_000 : 2_000_000,
  total: 9,
});

async function sheet(headers: Record<string, string> = guest.headers): Promise<EventPhotoEditions> {
  const path = `/api/events/${event.id}/photos/${photoId}/editions`;
  const read: EventPhotoEditions = JSON.parse(await (await api.request(path, { headers })).text());
  return read;
}

const optionOf = async (size: string) => (await sheet()).options.find((option) => option.size === size);

async function outcomeOf(body: object, headers: Record<string, string> = {}): Promise<string> {
  const answer = await postCheckout(api, body, headers);
  return `${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1] ?? ''}`.trim();
}

test('without editions, the sheet offers 100 minis and nine prints of every framed size', async () => {
  expect(
    (await sheet()).options.map(({ size, total, remaining, held }) => [size, total, remaining, held]),
  ).toEqual([
    ['7x5', 100, 100, 0],
    ['30x20', 9, 9, 0],
    ['45x30', 9, 9, 0],
    ['60x40', 9, 9, 0],
  ]);
  expect(await column(api, 'SELECT COUNT(*) FROM editions')).toEqual(['0']);
});

test('a size shows its name, price, remaining prints, and the parts of its frames (L63, L64)', async () => {
  expect(await optionOf('30x20')).toEqual({
    size: '30x20',
    displayName: '30 × 20 in',
    framedSize: '42.5x32.5',
    price: 10_000,
    total: 9,
    remaining: 9,
    held: 0,
    heldUntil: null,
    unpaidUntil: null,
    isMini: false,
    frameOptions: [
      expect.objectContaining({ frameType: 'Black wood, 5 in matte', framedSize: '42.5x32.5' }),
      expect.objectContaining({ frameType: 'Black wood, 7.5 in matte', framedSize: '45x35' }),
      expect.objectContaining({ frameType: 'Gold metal, 5 in matte', framedSize: '42.5x32.5' }),
      {
        frameType: 'Gold metal, 7.5 in matte',
        type: 'Gold metal',
        material: 'metal',
        color: 'gold',
        matteSize: 7.5,
        matteColor: 'white',
        description: 'Gold metal frame with a white matte of 7.5 in and 1 in of signature space',
        visualizerFrame: 'gold-metal',
        framedSize: '45x35',
      },
    ],
  });
});

test('the first buyer creates the edition and holds number 1, which the sheet counts as on hold', async () => {
  await openCheckout(api, cart());
  expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
  expect(await optionOf('30x20')).toMatchObject({ remaining: 9, held: 1 });
});

test('the sheet says until when a payment link holds the first number (R9)', async () => {
  await openCheckout(api, cart());
  const paidBy = new Date(api.clock.now().getTime() + 3 * DAY_MS).toISOString();
  await api.database.manager.query('UPDATE prints SET held_until = ? WHERE state = ?', [
    new Date(paidBy),
    'held',
  ]);
  expect(await optionOf('30x20')).toMatchObject({ heldUntil: paidBy, unpaidUntil: paidBy });
});

test('an event with a held print is archived, not deleted: on no page, with its photos (A77, R11)', async () => {
  await openCheckout(api, cart());
  const path = `/api/admin/studio-events/${event.id}`;
  const removal = await api.request(path, { method: 'DELETE', headers: asOwner });
  expect(await removal.json()).toEqual({ outcome: 'archived' });
  expect((await api.request(`/api/events/${event.id}`)).status).toBe(404);
  expect(await (await api.request('/api/events')).json()).toEqual([]);
  const kept = await api.request(path, { headers: asOwner });
  expect(await kept.json()).toMatchObject({ isArchived: true, photoCount: 1 });
});

test('a projector requests all photos once, and gets those with a sold or held print', async () => {
  await publishPhoto(api, event.id, { caption: 'Nobody’s yet' });
  await openCheckout(api, cart());
  const answer = await api.request(`/api/events/${event.id}/editions`, { headers: guest.headers });
  expect(await answer.json()).toEqual([
    { photoId, size: '30x20', label: '30 × 20 in', total: 9, sold: 0, held: 1 },
  ]);
});

test('only guests see the editions of an event', async () => {
  expect((await api.request(`/api/events/${event.id}/editions`)).status).toBe(401);
});

test('twelve first buyers at once create one edition; nine get a print, three a place in line', async () => {
  const answers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const response = await postCheckout(api, cart());
      const body: unknown = await response.json();
      return { status: response.status, body };
    }),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(3);
  for (const answer of refused) {
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'waiting_room', details: { title: 'The hat', size: '30x20' } },
    });
  }
  expect(await column(api, 'SELECT COUNT(*) FROM editions')).toEqual(['1']);
  expect(await printsByState(api)).toEqual({ held: 9 });
  expect(await column(api, 'SELECT COUNT(DISTINCT order_id) FROM prints')).toEqual(['9']);
});

test('first buyers of two sizes in opposite order do not deadlock', async () => {
  const sizes = ['30x20', '45x30'];
  const answers = await Promise.all(
    Array.from({ length: BUYERS }, (_, buyer) => outcomeOf(cart(buyer % 2 ? sizes : sizes.toReversed()))),
  );
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 9 }, () => '200'),
    ...Array.from({ length: 3 }, () => '409 waiting_room'),
  ]);
  expect(await printsByState(api)).toEqual({ held: 18 });
});

test('a paid print is sold, certified with photo, event and number, and no longer remaining', async () => {
  await pay(api, await openCheckout(api, cart()));
  expect(await printsByState(api)).toEqual({ available: 8, sold: 1 });
  expect(
    await api.database.manager.query(
      'SELECT artwork_title, series, size, edition_number, edition_total FROM certificates',
    ),
  ).toEqual([
    { artwork_title: 'The hat', series: event.title, size: '30x20', edition_number: 1, edition_total: 9 },
  ]);
  expect(await optionOf('30x20')).toMatchObject({ remaining: 8, held: 0 });
});

test('order and certificate keep the chosen frame, at the size its matte needs (G9, R8)', async () => {
  const chosen = cart().items.map((item) => ({ ...item, frameType: 'Gold metal, 7.5 in matte' }));
  await pay(api, await openCheckout(api, { ...cart(), items: chosen }));
  const kept = [{ frame_size: '45x35', frame_style: 'Gold metal, 7.5 in matte' }];
  const read = (table: string) => api.database.manager.query(`SELECT frame_size, frame_style FROM ${table}`);
  expect(await read('order_lines')).toEqual(kept);
  expect(await read('certificates')).toEqual(kept);
});

test('receipt and email name the photo, its size and its number', async () => {
  const opened = await openCheckout(api, cart());
  await pay(api, opened);
  const receipt = await api.request(`/api/checkout-sessions/${opened.sessionId}`);
  expect(await receipt.json()).toMatchObject({
    lines: [{ title: 'The hat', size: '30x20', editionNumbers: [1], total: 9, price: 10_000 }],
  });
  await api.deliverOutbox();
  const mail = (await api.mails()).find((each) => each.includes(`Subject: Your order ${opened.orderNumber}`));
  expect(mail).toContain('The hat');
  expect(mail).toContain('1 of 9');
});

test.each(["state = 'withdrawn'", 'is_available_for_order = 0'])(
  'a photo with %s cannot be bought, and nothing is created for it',
  async (change) => {
    await api.database.manager.query(`UPDATE event_photos SET ${change} WHERE id = ?`, [photoId]);
    expect(await outcomeOf(cart())).toBe('404 edition_not_found');
    expect(await column(api, 'SELECT COUNT(*) FROM editions')).toEqual(['0']);
  },
);

test('a size that is not offered is rejected', async () => {
  expect(await outcomeOf(cart(['20x30']))).toBe('404 edition_not_found');
});

test('only VIPs can buy a photo of a VIP-only event (G48)', async () => {
  const vipOnly = await createEvent(api, { title: 'For few', isVipOnly: true });
  const { id } = await publishPhoto(api, vipOnly.id, { caption: 'The hat' });
  const premium = await signedIn(api, { firstName: 'Paul', level: 'Premium' });
  const vip = await signedIn(api, { level: 'VIP' });
  expect(await outcomeOf(cart(['30x20'], id))).toBe('404 edition_not_found');
  expect(await outcomeOf(cart(['30x20'], id), premium.headers)).toBe('404 edition_not_found');
  expect(await outcomeOf(cart(['30x20'], id), vip.headers)).toBe('200');
});

test('the sheet requires a pass to this event', async () => {
  const other = await enter(api, (await createEvent(api, { title: 'Another evening' })).id);
  const path = `/api/events/${event.id}/photos/${photoId}/editions`;
  for (const headers of [{}, other.headers]) {
    const answer = await api.request(path, { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'pass_required' });
  }
});
