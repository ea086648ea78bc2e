import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { giveBack, reserve, showTo } from '../../../test/builders/private-previews';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  pay,
  postCheckout,
  printsByState,
  type TestEdition,
} from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { ReservationExpiryWorker } from '../../catalog/reservations/reservation-expiry.worker';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let api: TestApi;
let ada: TestCollector;
/** A hidden artwork with one edition of 9, of which Ada has reserved number 5. */
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ada = await signedIn(api);
  edition = await createEdition(api, { liveStatus: 'hidden' });
  await showTo(api, edition.artworkId, { collectorId: ada.id });
  await reserve(api, ada, { ...edition, editionNumber: 5 });
});
afterAll(() => api.close());

const open = () => api.database.manager.query("UPDATE artworks SET live_status = 'live'");

/** Numbers that an order holds or has bought. */
const ordered = () =>
  column(
    api,
    'SELECT edition_number FROM prints WHERE order_id IS NOT NULL ORDER BY edition_id, edition_number',
  );

/** Numbers that are reserved, no matter for whom. */
const reserved = () =>
  column(
    api,
    'SELECT edition_number FROM prints WHERE collector_id IS NOT NULL ORDER BY edition_id, edition_number',
  );

const checkout = (headers: Record<string, string>, quantity = 1) =>
  postCheckout(api, checkoutBody([edition], quantity), headers);

async function refusal(response: Response): Promise<unknown> {
  return [response.status, await response.json()];
}

test('the reserved number is the one bought, and the reservation ends', async () => {
  await pay(api, await openCheckout(api, checkoutBody([edition]), ada.headers));
  expect(await column(api, "SELECT edition_number FROM prints WHERE state = 'sold'")).toEqual([5]);
  expect(await reserved()).toEqual([]);
  expect(await column(api, 'SELECT edition_number FROM certificates')).toEqual([5]);
});

test('the reserved number is framed as its collector chose, at the edition’s price (G57, R8)', async () => {
  const body = checkoutBody([edition]);
  const items = body.items.map((item) => ({ ...item, frameType: 'Gold Frame' }));
  await pay(api, await openCheckout(api, { ...body, items }, ada.headers));
  expect(await api.database.manager.query('SELECT frame_style, price_cents FROM order_lines')).toEqual([
    { frame_style: 'Gold', price_cents: edition.priceCents },
  ]);
  expect(await column(api, 'SELECT frame_style FROM certificates')).toEqual(['Gold']);
  expect(await column(api, "SELECT edition_number FROM prints WHERE state = 'sold'")).toEqual([5]);
});

test('after the purchase, another number of the artwork can be reserved at once', async () => {
  await pay(api, await openCheckout(api, checkoutBody([edition]), ada.headers));
  expect((await reserve(api, ada, { ...edition, editionNumber: 6 })).status).toBe(201);
});

test('of a public artwork, the reserved number is sold first, then the lowest available ones', async () => {
  await open();
  await openCheckout(api, checkoutBody([edition], 3), ada.headers);
  expect(await ordered()).toEqual([1, 2, 5]);
});

test('nobody else gets the reserved number', async () => {
  await open();
  const bea = await signedIn(api, { firstName: 'Bea' });
  await openCheckout(api, checkoutBody([edition], 8), bea.headers);
  expect(await refusal(await checkout({}))).toMatchObject([409, { code: 'waiting_room' }]);
  expect(await ordered()).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  await openCheckout(api, checkoutBody([edition]), ada.headers);
  expect(await ordered()).toHaveLength(9);
});

describe('a hidden artwork', () => {
  test.each(['artworkId', 'title'])('is not for sale by %s to the public', async (by) => {
    const body = checkoutBody([edition]);
    const items = body.items.map(({ artworkId, ...item }) =>
      by === 'title' ? item : { ...item, artworkId },
    );
    expect(await refusal(await postCheckout(api, { ...body, items }))).toMatchObject([
      404,
      { code: 'edition_not_found' },
    ]);
  });

  test('is not for sale to a collector who sees it but has no reservation', async () => {
    const bea = await signedIn(api, { firstName: 'Bea' });
    await showTo(api, edition.artworkId, { collectorId: bea.id });
    expect(await refusal(await checkout(bea.headers))).toMatchObject([404, { code: 'edition_not_found' }]);
  });

  test('sells only the reserved number to its collector', async () => {
    expect(await refusal(await checkout(ada.headers, 2))).toMatchObject([
      409,
      { code: 'prints_unavailable', details: { remaining: 1 } },
    ]);
    expect(await ordered()).toEqual([]);
  });

  test('is also sold by title to its collector', async () => {
    const body = checkoutBody([edition]);
    const items = body.items.map((item) => ({ ...item, artworkId: undefined }));
    await openCheckout(api, { ...body, items }, ada.headers);
    expect(await ordered()).toEqual([5]);
  });

  test('is no longer for sale once the reservation has expired', async () => {
    api.clock.advance(48 * HOUR_MS);
    expect(await refusal(await checkout(ada.headers))).toMatchObject([404, { code: 'edition_not_found' }]);
  });

  test('is not sold a second time while its payment is open', async () => {
    await openCheckout(api, checkoutBody([edition]), ada.headers);
    expect(await refusal(await checkout(ada.headers))).toMatchObject([
      409,
      { code: 'prints_unavailable', message: expect.stringContaining('a checkout you have started') },
    ]);
  });
});

describe('an unpaid checkout', () => {
  test('returns the number to the reservation while it lasts', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]), ada.headers);
    await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
    expect(await ordered()).toEqual([]);
    expect(await reserved()).toEqual([5]);
    await openCheckout(api, checkoutBody([edition]), ada.headers);
    expect(await ordered()).toEqual([5]);
  });

  test('releases the number if the reservation has expired meanwhile', async () => {
    api.clock.advance(48 * HOUR_MS - MINUTE_MS);
    const { sessionId } = await openCheckout(api, checkoutBody([edition]), ada.headers);
    api.clock.advance(2 * MINUTE_MS);
    await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
    expect(await printsByState(api)).toEqual({ available: 9 });
    expect(await reserved()).toEqual([]);
  });

  test('releases the number if it was given up meanwhile', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]), ada.headers);
    await giveBack(api, ada, { ...edition, editionNumber: 5 });
    expect(await ordered()).toEqual([5]);
    await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
    expect(await printsByState(api)).toEqual({ available: 9 });
  });
});

test('a payment outlasts the reservation: paid in time, the print is sold', async () => {
  api.clock.advance(48 * HOUR_MS - MINUTE_MS);
  const session = await openCheckout(api, checkoutBody([edition]), ada.headers);
  api.clock.advance(2 * MINUTE_MS);
  await api.get(ReservationExpiryWorker).run();
  await pay(api, session);
  expect(await column(api, "SELECT edition_number FROM prints WHERE state = 'sold'")).toEqual([5]);
});

describe('simultaneous requests', () => {
  test('to reserve and to buy the last print: one of them gets it', async () => {
    await open();
    const bea = await signedIn(api, { firstName: 'Bea' });
    await showTo(api, edition.artworkId, { collectorId: bea.id });
    await openCheckout(api, checkoutBody([edition], 7), {});
    const [answer, sale] = await Promise.all([
      reserve(api, bea, { ...edition, editionNumber: 9 }),
      postCheckout(api, checkoutBody([edition])),
    ]);
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([answer.status, sale.status]);
    expect(await printsByState(api)).toEqual({ held: 9 });
    expect((await ordered()).length + (await reserved()).length).toBe(9);
  });

  test('to buy an artwork that is off sale: its collector gets the reserved number and no other', async () => {
    await open();
    await api.database.manager.query("UPDATE artworks SET availability = 'not for sale'");
    const answers = await Promise.all([checkout(ada.headers), checkout(ada.headers)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await ordered()).toEqual([5]);
  });

  test('to end a reservation and to buy it, by rivals and its collector: each number once', async () => {
    await open();
    const rivals = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signedIn(api, { firstName: `Rival${index}` })),
    );
    // Ada's last moment: her reservation ends while she, other buyers and the expiry worker all try to take the print.
    api.clock.stopAt(new Date((await endOfReservation()).getTime() - 1));
    const buying = [checkout(ada.headers), ...rivals.map(({ headers }) => checkout(headers))];
    api.clock.advance(1);
    const later = rivals.map(({ headers }) => checkout(headers));
    const expiry = api.get(ReservationExpiryWorker).run();
    const answers = await Promise.all([...buying, ...later, checkout(ada.headers)]);
    await expiry;

    const sold = answers.filter(({ status }) => status === 200);
    expect(sold).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(answers.length - 9);
    expect(await ordered()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await column(api, 'SELECT COUNT(DISTINCT order_id) FROM prints')).toEqual(['9']);
  });
});

async function endOfReservation(): Promise<Date> {
  const [until] = await column(api, 'SELECT reserved_until FROM prints WHERE collector_id IS NOT NULL');
  if (!(until instanceof Date)) throw new Error('Nothing is reserved.');
  return until;
}
