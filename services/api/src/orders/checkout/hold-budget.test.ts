import { signedIn } from '../../../test/builders/collectors';
import { createEvent, createScheduled, enter } from '../../../test/builders/events';
import { reserve, showTo } from '../../../test/builders/private-previews';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  pay,
  postCheckout,
  printsByState,
  type TestEdition,
} from '../../../test/builders/purchase';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { OWNER_ACTOR } from '../actor';
import { DraftOrdersService } from '../creation/draft-orders.service';

/** Behind a proxy, with the default budgets: six prints per network, three per person. */
const INSTALLED = { TRUSTED_PROXIES: '1', HOLD_BUDGET_NETWORK: '', HOLD_BUDGET_PERSON: '' };

let api: TestApi;
let other: TestApi;
/** One of 40. */
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true, env: INSTALLED });
  other = await startApi({ env: { ...INSTALLED, STRIPE_HOST: api.stripe().url } });
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api, { total: 40 });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';
const from = (ip: string) => ({ 'x-forwarded-for': ip });

interface Sender {
  ip?: string;
  headers?: Record<string, string>;
}

const buy = (quantity: number, { ip = HOME, headers = {} }: Sender = {}): Promise<Response> =>
  postCheckout(api, checkoutBody([edition], quantity), { ...from(ip), ...headers });

const buying = async (quantity: number, sender?: Sender): Promise<number> =>
  (await buy(quantity, sender)).status;

/** Uses up a network's budget. */
const useUp = (ip = HOME) => openCheckout(api, checkoutBody([edition], 6), from(ip));

describe('shoppers of one network (R9)', () => {
  test('the seventh print is rejected before it is held, with a message that says what to do', async () => {
    await useUp();
    const refused = await buy(1);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 'hold_budget_exceeded',
      message: expect.stringMatching(
        /^Your network already has 6 prints waiting for payment\. .+ or try again in 30 minutes\.$/,
      ),
      details: { held: 6, limit: 6 },
    });
    expect(await printsByState(api)).toEqual({ available: 34, held: 6 });
    expect(await column(api, 'SELECT COUNT(*) FROM orders')).toEqual(['1']);
  });

  test('other names, email addresses and cookies give no second budget', async () => {
    await useUp();
    const body = checkoutBody([edition]);
    const answer = await postCheckout(
      api,
      { ...body, customer: { name: 'Somebody Else', email: 'else@example.com' } },
      { ...from(HOME), cookie: 'visit=new' },
    );
    expect(answer.status).toBe(429);
  });

  test('an order for more than the budget is rejected', async () => {
    const refused = await buy(7);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      message: 'Up to 6 prints can wait for payment at a time. Please check out with fewer prints.',
      details: { held: 0, limit: 6 },
    });
  });

  test.each([
    ['an address of the same /24', '203.0.113.7', '203.0.113.250', 429],
    ['the same /24, written as IPv6', '203.0.113.7', '::ffff:203.0.113.250', 429],
    ['another /24', '203.0.113.7', '203.0.114.7', 200],
    ['an address of the same /48', '2001:db8:7:1::1', '2001:db8:7:ffff::9', 429],
    ['another /48', '2001:db8:7:1::1', '2001:db8:8:1::1', 200],
  ])('%s', async (_case, first, second, status) => {
    await useUp(first);
    expect(await buying(1, { ip: second })).toBe(status);
  });

  test('the caller’s IP address is not stored', async () => {
    await useUp();
    const kept = JSON.stringify([
      await api.database.manager.query('SELECT * FROM orders'),
      await api.database.manager.query('SELECT * FROM hold_budget_locks'),
    ]);
    expect(kept).not.toContain('203.0.113');
    expect(await column(api, 'SELECT LENGTH(hold_budget_key) FROM orders')).toEqual([64]);
  });
});

describe('the budget is released', () => {
  test('when the checkout is cancelled', async () => {
    const { sessionId } = await useUp();
    await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
    expect(await buying(6)).toBe(200);
  });

  test('when Stripe says that the checkout has expired', async () => {
    const { sessionId } = await useUp();
    api.stripe().expire(sessionId);
    await api.stripe().webhooks.idle();
    expect(await buying(6)).toBe(200);
  });

  test('when it is paid, and the order no longer names the budget', async () => {
    await pay(api, await useUp());
    expect(await column(api, 'SELECT hold_budget_key FROM orders')).toEqual([null]);
    expect(await buying(6)).toBe(200);
  });
});

describe('a guest with a pass to a live event (R9)', () => {
  test('has three prints of their own when the network’s budget is used up, and does not use it', async () => {
    const { headers } = await enter(api, (await createEvent(api)).id);
    await openCheckout(api, checkoutBody([edition], 5), from(HOME));
    expect(await buying(3, { headers })).toBe(200);
    expect(await buying(1, { headers })).toBe(429);
    expect(await buying(1)).toBe(200);
    expect(await buying(1)).toBe(429);
  });

  test('reads about their own prints', async () => {
    const { headers } = await enter(api, (await createEvent(api)).id);
    await buying(2, { headers });
    expect(await (await buy(2, { headers })).json()).toMatchObject({
      message:
        'You already have 2 prints waiting for payment and can have up to 3. Finish or cancel that checkout first, or try again in 30 minutes.',
    });
  });

  test('guests at one IP address buy at once, and none is rejected because of another', async () => {
    await useUp();
    const { id } = await createEvent(api);
    const guests = [];
    for (let index = 0; index < 20; index += 1)
      guests.push(await enter(api, id, { email: `guest${index}@example.com` }));
    const answers = await Promise.all(
      guests.map(({ headers }) => postCheckout(api, checkoutBody([edition]), { ...from(HOME), ...headers })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('a pass to an upcoming or past event, or a forged one, gives no budget', async () => {
    await useUp();
    const later = await enter(api, (await createScheduled(api, 5)).id);
    const now = await createEvent(api);
    const guest = await enter(api, now.id);
    expect(await buying(1, { headers: later.headers })).toBe(429);
    expect(await buying(1, { headers: { cookie: `${guest.headers.cookie}x` } })).toBe(429);
    api.clock.advance(2 * 3_600_000 + 1);
    expect(await buying(1, { headers: guest.headers })).toBe(429);
  });
});

describe('a collector (R9)', () => {
  test('with a confirmed email address has three prints of their own, on any network', async () => {
    await useUp();
    const { headers } = await signedIn(api);
    expect(await buying(2, { headers })).toBe(200);
    expect(await buying(1, { headers, ip: ELSEWHERE })).toBe(200);
    expect(await buying(1, { headers })).toBe(429);
  });

  test('without one uses the network’s budget', async () => {
    const { headers } = await signedIn(api, { isConfirmed: false });
    await useUp();
    expect(await buying(1, { headers })).toBe(429);
    expect(await buying(6, { headers, ip: ELSEWHERE })).toBe(200);
  });

  test('can always buy the print that is reserved for them', async () => {
    const ada = await signedIn(api);
    await showTo(api, edition.artworkId, { collectorId: ada.id });
    await reserve(api, ada, { ...edition, editionNumber: 5 });
    expect(await buying(4, { headers: ada.headers })).toBe(200);
    expect(await buying(1, { headers: ada.headers })).toBe(429);
  });

  test('has all three in addition to prints held for a payment link', async () => {
    const ada = await signedIn(api);
    const { artworkId, size, priceCents } = edition;
    const agreed = await api.get(DraftOrdersService).prepareOrder(
      {
        buyer: checkoutBody([edition]).billing,
        collectorId: ada.id,
        items: [{ artworkId, size, quantity: 4, priceCents }],
        extrasCents: 0,
        notes: null,
        until: new Date(api.clock.now().getTime() + 86_400_000),
      },
      OWNER_ACTOR,
    );
    await agreed.create();
    expect(await buying(3, { headers: ada.headers })).toBe(200);
  });
});

test('twenty simultaneous checkouts on two instances hold exactly six prints (R9)', async () => {
  const body = checkoutBody([edition]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      postCheckout(index % 2 === 0 ? api : other, body, from(`203.0.113.${index}`)),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(6).fill(200),
    ...Array<number>(14).fill(429),
  ]);
  expect(await printsByState(api)).toEqual({ available: 34, held: 6 });
});

test('the owner can raise a budget', async () => {
  const generous = await startApi({
    env: { ...INSTALLED, HOLD_BUDGET_NETWORK: '8', STRIPE_HOST: api.stripe().url },
  });
  const large = await createEdition(generous, { total: 40 });
  const statuses = [];
  for (const quantity of [8, 1])
    statuses.push((await postCheckout(generous, checkoutBody([large], quantity), from(HOME))).status);
  await generous.close();
  expect(statuses).toEqual([200, 429]);
});
