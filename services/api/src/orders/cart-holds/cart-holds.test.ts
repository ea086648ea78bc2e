import { cartsOf, codeOf } from '../../../test/builders/cart-holds';
import { DEFAULT_HOLD_BUDGETS, ELSEWHERE } from '../../../test/builders/hold-budgets';
import {
  checkoutBody,
  column,
  createEdition,
  opened,
  pay,
  postCheckout,
  printsByState,
  type TestEdition,
} from '../../../test/builders/checkout';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { ReservationExpiryWorker } from '../../catalog/reservations/reservation-expiry.worker';

const MINUTE_MS = 60_000;

let api: TestApi;
let other: TestApi;
/** One of 40. */
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true, env: DEFAULT_HOLD_BUDGETS });
  other = await startApi({
    env: { ...DEFAULT_HOLD_BUDGETS, ORDER_LIMIT_SMALL_EDITION: '', STRIPE_HOST: api.stripe().url },
  });
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api, { total: 40 });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const { post, hold, release, checkOut, numbersIn } = cartsOf(
  () => api,
  () => edition,
);

describe('a number that a shopper has chosen', () => {
  test('is held for fifteen minutes, and the response says until when (R5)', async () => {
    const held = await hold(7);
    expect(held).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      editionNumber: 7,
      heldUntil: expect.any(String),
      secondsLeft: 900,
    });
    // The tests' clock keeps running meanwhile.
    const heldMs = Date.parse(held.heldUntil) - api.clock.now().getTime();
    expect(heldMs).toBeGreaterThan(14 * MINUTE_MS);
    expect(heldMs).toBeLessThanOrEqual(15 * MINUTE_MS);
    expect(await numbersIn('held')).toEqual([7]);
  });

  test('is the lowest available one by default', async () => {
    await hold(1);
    expect(await hold()).toMatchObject({ editionNumber: 2 });
  });

  test('is taken for the next shopper, who sees which number is available', async () => {
    await hold(1);
    const refused = await post(1, { ip: ELSEWHERE });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'number_taken',
      message: 'Number 1 has just been taken. The next available number is 2.',
      details: { title: 'Night Bloom', size: '30x20', editionNumber: 1, nextNumber: 2 },
    });
  });

  test('becomes available again by itself, and the worker announces it without a history entry', async () => {
    await hold(7);
    api.clock.advance(15 * MINUTE_MS);
    expect(await (await post(7, { ip: ELSEWHERE })).json()).toMatchObject({ editionNumber: 7 });
    api.clock.advance(15 * MINUTE_MS);
    await api.get(ReservationExpiryWorker).run();
    expect(await printsByState(api)).toEqual({ available: 40 });
    expect(await column(api, 'SELECT kind FROM print_events')).toEqual([]);
  });

  test('becomes available again when it is released, however often', async () => {
    const held = await hold(7);
    expect((await release(held.id)).status).toBe(204);
    expect((await release(held.id)).status).toBe(204);
    expect((await release('unknown')).status).toBe(204);
    expect(await printsByState(api)).toEqual({ available: 40 });
  });

  test('goes to exactly one of twenty simultaneous requests, on two instances', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(7, { ip: `10.1.${index}.7`, at: index % 2 === 0 ? api : other }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await numbersIn('held')).toEqual([7]);
  });

  test('must be one that the edition has, of an artwork on sale', async () => {
    expect(await codeOf(await post(41))).toBe('409 number_taken');
    await api.database.manager.query("UPDATE artworks SET availability = 'on-loan'");
    expect(await codeOf(await post(7))).toBe('409 prints_unavailable');
    await api.database.manager.query("UPDATE artworks SET live_status = 'hidden'");
    expect(await codeOf(await post(7))).toBe('404 edition_not_found');
  });
});

describe('at checkout', () => {
  test('the order takes over the cart’s hold, for exactly that number (R5, G15)', async () => {
    const held = await hold(7);
    const session = await opened(await checkOut([7], [held]));
    expect(await column(api, 'SELECT reserved_until FROM prints WHERE order_id IS NOT NULL')).toEqual([null]);
    expect(await column(api, 'SELECT id FROM cart_holds')).toEqual([]);
    await pay(api, session);
    expect(await numbersIn('sold')).toEqual([7]);
  });

  test('a chosen number that is not held is sold as chosen, and the others are the lowest', async () => {
    await pay(api, await opened(await checkOut([3], [])));
    const body = checkoutBody([edition], 3);
    const items = body.items.map((item) => ({ ...item, editionNumbers: [2] }));
    await pay(api, await opened(await postCheckout(api, { ...body, items })));
    expect(await numbersIn('sold')).toEqual([1, 2, 3, 4]);
  });

  test('a chosen number that someone else has taken is an error naming the next one, never another number (R5)', async () => {
    const held = await hold(7);
    api.clock.advance(15 * MINUTE_MS);
    await hold(7, { ip: ELSEWHERE });
    const refused = await checkOut([7], [held]);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'number_taken',
      details: { editionNumber: 7, nextNumber: 1, title: 'Night Bloom', size: '30x20' },
    });
    expect(await column(api, 'SELECT COUNT(*) FROM orders')).toEqual(['0']);
  });

  test('another shopper’s hold is useless without its id', async () => {
    await hold(7);
    expect(await codeOf(await checkOut([7], [], { ip: ELSEWHERE }))).toBe('409 number_taken');
  });

  test('two tabs with one hold open one checkout', async () => {
    const held = await hold(7);
    const answers = await Promise.all([checkOut([7], [held]), checkOut([7], [held], { at: other })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await printsByState(api)).toEqual({ available: 39, held: 1 });
  });

  test('prints in the cart count towards the order limit', async () => {
    edition = await createEdition(api, { title: 'Small', total: 9 });
    const holds = [await hold(1), await hold(2), await hold(3), await hold(4)];
    expect(await codeOf(await checkOut([1, 2, 3, 4], holds, { at: other }))).toBe('409 order_limit_exceeded');
  });

  test('a hold for an artwork that is off sale sells nothing', async () => {
    const held = await hold(7);
    await api.database.manager.query("UPDATE artworks SET availability = 'on-loan'");
    expect((await checkOut([7], [held])).status).toBe(409);
    expect(await column(api, 'SELECT COUNT(*) FROM orders')).toEqual(['0']);
  });
});

describe('the waiting room', () => {
  beforeEach(async () => {
    edition = await createEdition(api, { title: 'Last one', total: 1 });
  });

  test('has a place for whoever comes while a cart holds the last print (R9)', async () => {
    const held = await hold(1);
    expect(await codeOf(await post(1, { ip: ELSEWHERE }))).toBe('409 prints_unavailable');
    const answer = await checkOut([], [], { ip: ELSEWHERE }, 'ben@example.com');
    expect(await answer.json()).toMatchObject({
      code: 'waiting_room',
      details: { place: { state: 'waiting', position: 1, printsInCheckout: 1, estimateMinutes: 15 } },
    });
    // The holder can still continue.
    await opened(await checkOut([1], [held]));
  });

  test('keeps a released print for whoever is waiting: no cart can hold it', async () => {
    const held = await hold(1);
    await checkOut([], [], { ip: ELSEWHERE }, 'ben@example.com');
    await release(held.id);
    expect(await codeOf(await post(1))).toBe('409 prints_unavailable');
    expect(await printsByState(api)).toEqual({ available: 41 });
  });
});

describe('the owner', () => {
  test('sees which prints carts hold, and ends these holds (R9)', async () => {
    const owner = await staffSignedIn(api, { role: 'owner', firstName: 'Ben' });
    await hold(7);
    const list = await api.request('/api/admin/unpaid-holds', { headers: owner.headers });
    const holds: { prints: number; origins: { id: string }[] } = JSON.parse(await list.text());
    expect(holds).toMatchObject({
      prints: 1,
      origins: [
        {
          kind: 'network',
          prints: 1,
          orders: [],
          cartHolds: [{ title: 'Night Bloom', size: '30x20', editionNumber: 7 }],
        },
      ],
    });
    const path = `/api/admin/unpaid-holds/${holds.origins[0]?.id}/end`;
    const ended = await api.request(path, { method: 'POST', headers: owner.headers });
    expect(await ended.json()).toEqual({ prints: 0, origins: [] });
    expect(await printsByState(api)).toEqual({ available: 40 });
    expect(await column(api, "SELECT action FROM audit_log WHERE action LIKE '%cart-hold%'")).toEqual([
      'edition.cart-hold-ended',
    ]);
  });
});

describe('the available numbers of an edition', () => {
  const numbers = async () =>
    (await api.request(`/api/editions/${edition.editionId}/available-numbers`)).json();

  test('exclude held and sold ones, and follow every hold (R5)', async () => {
    edition = await createEdition(api, { title: 'Small', total: 4 });
    expect(await numbers()).toEqual({ editionId: edition.editionId, total: 4, numbers: [1, 2, 3, 4] });
    const held = await hold(2);
    expect(await numbers()).toMatchObject({ numbers: [1, 3, 4] });
    await pay(api, await opened(await checkOut([2], [held])));
    expect(await numbers()).toMatchObject({ numbers: [1, 3, 4] });
  });

  test('are empty off sale, and unknown for hidden artworks and made-up ids', async () => {
    await api.database.manager.query("UPDATE artworks SET availability = 'on-loan'");
    expect(await numbers()).toMatchObject({ numbers: [] });
    expect((await api.request('/api/editions/nope/available-numbers')).status).toBe(404);
  });
});
