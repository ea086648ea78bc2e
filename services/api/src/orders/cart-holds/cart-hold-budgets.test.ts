import { signedIn } from '../../../test/builders/collectors';
import { cartsOf, codeOf, headersOf } from '../../../test/builders/cart-holds';
import { createEvent, enter } from '../../../test/builders/events';
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
import { startApi, type TestApi } from '../../../test/app/start-api';
import type { CartHold } from './cart-holds.service';

const MINUTE_MS = 60_000;

let api: TestApi;
let other: TestApi;
/** One of 40. */
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true, env: DEFAULT_HOLD_BUDGETS });
  other = await startApi({
    env: { ...DEFAULT_HOLD_BUDGETS, STRIPE_HOST: api.stripe().url },
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

const { post, hold, release, checkOut, cancel } = cartsOf(
  () => api,
  () => edition,
);

describe('hold budgets', () => {
  test('a network holds six prints across cart and checkout, even with simultaneous requests on two instances (R9)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const sender = { ip: `203.0.113.${index}`, at: index % 2 === 0 ? api : other };
        return index % 4 < 2 ? post(undefined, sender) : checkOut([], [], sender, `ada${index}@example.com`);
      }),
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
    expect(await printsByState(api)).toEqual({ available: 34, held: 6 });
  });

  test('a browser holds six prints from many networks, and its checkout counts its cart (R9)', async () => {
    const first = await post(1);
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    for (let index = 0; index < 5; index += 1)
      expect((await post(undefined, { ip: `10.2.${index}.7`, headers: { cookie } })).status).toBe(201);
    expect(await codeOf(await post(undefined, { ip: '10.2.9.7', headers: { cookie } }))).toBe(
      '429 hold_budget_exceeded',
    );
    expect(await codeOf(await checkOut([30], [], { ip: '10.2.9.7', headers: { cookie } }))).toBe(
      '429 hold_budget_exceeded',
    );
  });

  test('guests and collectors can hold three each, whatever their network holds (R9)', async () => {
    for (let index = 0; index < 6; index += 1) await hold();
    const { id } = await createEvent(api);
    const guest = await enter(api, id);
    const ada = await signedIn(api);
    for (const { headers } of [guest, ada]) {
      for (let index = 0; index < 3; index += 1)
        expect((await post(undefined, { headers })).status).toBe(201);
      expect(await codeOf(await post(undefined, { headers }))).toBe('429 hold_budget_exceeded');
    }
  });

  test('six prints in the cart can be checked out: they count once', async () => {
    const holds: CartHold[] = [];
    for (let index = 0; index < 6; index += 1) holds.push(await hold());
    await opened(await checkOut([1, 2, 3, 4, 5, 6], holds));
    expect(await printsByState(api)).toEqual({ available: 34, held: 6 });
  });

  test('holding some and checking out others does not hold more', async () => {
    const holds: CartHold[] = [];
    for (let index = 0; index < 6; index += 1) holds.push(await hold());
    expect(await codeOf(await checkOut([20], holds))).toBe('429 hold_budget_exceeded');
    await release(holds[0]?.id ?? '');
    await opened(await checkOut([20], holds));
    expect(await printsByState(api)).toEqual({ available: 34, held: 6 });
  });

  test('a hold from another network does not fit into a used-up budget', async () => {
    const held = await hold(7, { ip: ELSEWHERE });
    for (let index = 0; index < 6; index += 1) await hold();
    expect(await codeOf(await checkOut([7], [held]))).toBe('429 hold_budget_exceeded');
  });

  test('renewing a hold again and again pauses the browser, as expired checkouts do (R9)', async () => {
    const first = await post(1);
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const again = (round: number) => {
      api.clock.advance(15 * MINUTE_MS);
      return post(1, { headers: { cookie }, ip: `10.3.${round}.7` });
    };
    // Three hours of one print: as long as six checkouts of one print that expire.
    for (let round = 2; round <= 12; round += 1) expect((await again(round)).status).toBe(201);
    expect(await codeOf(await again(13))).toBe('429 hold_budget_paused');
  });

  test('holding, checking out and cancelling in turns counts the time in the cart (R9)', async () => {
    const email = 'ada@example.com';
    // Three hours and two minutes; each hold keeps a minute to spare, which a busy machine may need.
    for (let round = 0; round < 13; round += 1) {
      const sender = { ip: `10.4.${round}.7` };
      const held = await hold(1, sender);
      api.clock.advance(14 * MINUTE_MS);
      await cancel(await opened(await checkOut([1], [held], sender, email)));
    }
    expect(await codeOf(await checkOut([1], [], { ip: ELSEWHERE }, email))).toBe('429 hold_budget_paused');
  });

  test('a pause does not remove what is already in the cart', async () => {
    const email = 'ada@example.com';
    const body = { ...checkoutBody([edition], 6), customer: { name: 'Ada Byron', email } };
    await opened(await postCheckout(api, body, headersOf({ ip: ELSEWHERE })));
    api.clock.advance(20 * MINUTE_MS);
    const held = await hold(40);
    api.clock.advance(11 * MINUTE_MS);
    api.stripe().expireDue();
    await api.stripe().webhooks.idle();
    expect(await codeOf(await checkOut([1], [], {}, email))).toBe('429 hold_budget_paused');
    await opened(await checkOut([40], [held], {}, email));
  });

  test('paid prints do not count', async () => {
    const held = await hold(7);
    api.clock.advance(10 * MINUTE_MS);
    await pay(api, await opened(await checkOut([7], [held])));
    expect(await column(api, 'SELECT order_id FROM hold_budget_orders')).toEqual([]);
    expect(await column(api, 'SELECT id FROM cart_holds')).toEqual([]);
  });
});
