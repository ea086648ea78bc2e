import { createEvent, enter } from '../../../test/builders/events';
import { DEFAULT_HOLD_BUDGETS, ELSEWHERE, holdsOf, type Sender } from '../../../test/builders/hold-budgets';
import { column, createEdition, pay, printsByState, type TestEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { HoldBudgetService } from './hold-budget.service';

type Holds = ReturnType<typeof holdsOf>;

let api: TestApi;
let other: TestApi;
/** One of 40. */
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true, env: DEFAULT_HOLD_BUDGETS });
  other = await startApi({ env: { ...DEFAULT_HOLD_BUDGETS, STRIPE_HOST: api.stripe().url } });
  ({ buy, buying, useUp } = holdsOf(api, () => edition));
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api, { total: 40 });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

let buy: Holds['buy'];
let buying: Holds['buying'];
let useUp: Holds['useUp'];

const statusesOf = (answers: readonly Response[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Buyers on fifty networks, at once and on both instances. */
const fromFiftyNetworks = (sender: (index: number) => Sender): Promise<Response[]> =>
  Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      buy(1, { ip: `10.0.${index}.7`, at: index % 2 === 0 ? api : other, ...sender(index) }),
    ),
  );

describe('shoppers on one network (R9)', () => {
  test('cannot hold a seventh print; the message says what to do', async () => {
    await useUp();
    const refused = await buy(1);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 'hold_budget_exceeded',
      message: expect.stringMatching(
        /^Your network already has 6 prints waiting for payment\. .+ or try again in 31 minutes\.$/,
      ),
      details: { budget: 'network', held: 6, limit: 6 },
    });
    expect(await printsByState(api)).toEqual({ available: 34, held: 6 });
    expect(await column(api, 'SELECT COUNT(*) FROM orders')).toEqual(['1']);
  });

  test('get no second budget with other names, email addresses or cookies', async () => {
    await useUp();
    const stranger = { name: 'Someone Else', email: 'else@example.com', headers: { cookie: 'visit=new' } };
    expect(await buying(1, stranger)).toBe(429);
  });

  test('cannot place an order above the budget', async () => {
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
      await api.database.manager.query('SELECT * FROM hold_budget_orders'),
    ]);
    expect(kept).not.toContain('203.0.113');
    expect(await column(api, 'SELECT LENGTH(hold_budget_key) FROM orders')).toEqual([64]);
  });
});

describe('shoppers with one email address (R9)', () => {
  test('hold six prints from fifty networks', async () => {
    const spellings = ['ada@example.com', ' ADA@example.com', 'ada+gallery@example.com'];
    const answers = await fromFiftyNetworks((index) => ({ email: spellings[index % 3] }));
    expect(statusesOf(answers)).toEqual({ 200: 6, 429: 44 });
    expect(await printsByState(api)).toEqual({ available: 34, held: 6 });
  });

  test('see a message that says so', async () => {
    await buy(6, { email: 'ada@example.com' });
    expect(await (await buy(1, { ip: ELSEWHERE, email: 'ada@example.com' })).json()).toMatchObject({
      message: expect.stringMatching(/^This email address already has 6 prints waiting for payment\. /),
      details: { budget: 'email', held: 6, limit: 6 },
    });
  });
});

describe('shoppers in one browser (R9)', () => {
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? '';

  test('hold six prints from fifty networks, under any email address', async () => {
    const cookie = cookieOf(await buy(1)).split(';')[0] ?? '';
    expect(statusesOf(await fromFiftyNetworks(() => ({ headers: { cookie } })))).toEqual({ 200: 5, 429: 45 });
  });

  test('keep the cookie, which scripts cannot read, for a year', async () => {
    const answer = await buy(1);
    expect(cookieOf(answer)).toMatch(
      /^checkout_browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const again = await buy(1, { headers: { cookie: cookieOf(answer).split(';')[0] ?? '' } });
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  test('get a new cookie for a made-up one', async () => {
    expect(cookieOf(await buy(1, { headers: { cookie: 'checkout_browser=short' } }))).toMatch(
      /^checkout_browser=/,
    );
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
    expect(await column(api, 'SELECT order_id FROM hold_budget_orders')).toEqual([]);
    expect(await buying(6)).toBe(200);
  });
});

describe('someone who lets holds expire unpaid', () => {
  /** A checkout of six prints that Stripe ends after half an hour. */
  async function letExpire(sender?: Sender): Promise<void> {
    expect(await buying(6, sender)).toBe(200);
    api.clock.advance(31 * 60_000);
    api.stripe().expireDue();
    await api.stripe().webhooks.idle();
  }

  test('must wait two hours, on any network', async () => {
    await letExpire({ email: 'ada@example.com' });
    const refused = await buy(1, { email: 'ada@example.com', ip: ELSEWHERE });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(7_100);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(7_200);
    expect(await refused.json()).toMatchObject({
      code: 'hold_budget_paused',
      message: expect.stringContaining('You can check out again in 2 hours.'),
      details: { budget: 'email', until: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    });
    expect(await printsByState(api)).toEqual({ available: 40 });
    api.clock.advance(7_200_000);
    expect(await buying(1, { email: 'ada@example.com', ip: ELSEWHERE })).toBe(200);
  });

  test('does not make others on the network wait, until four times as many expired', async () => {
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']) {
      expect(await buying(1, { ip: ELSEWHERE, email: `other-${email}` })).toBe(200);
      await letExpire({ email });
    }
    expect(await (await buy(1, { email: 'e@example.com' })).json()).toMatchObject({
      code: 'hold_budget_paused',
      details: { budget: 'network' },
    });
  });

  test('need not wait after cancelling at once', async () => {
    // On a busy machine a checkout itself may take longer than what is left of the ten seconds.
    api.clock.stopAt(api.clock.now());
    for (let round = 0; round < 3; round += 1) {
      const { sessionId } = await useUp();
      api.clock.advance(9_000);
      await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
    }
    expect(await column(api, 'SELECT order_id FROM hold_budget_orders')).toEqual([]);
    expect(await buying(6)).toBe(200);
  });

  test('is forgotten a day later', async () => {
    await letExpire();
    expect(await column(api, 'SELECT unpaid_print_seconds FROM hold_budget_orders')).toEqual([
      11160, 11160, 11160,
    ]);
    api.clock.advance(24 * 3_600_000 + 1);
    await api.get(HoldBudgetService).deleteEnded();
    expect(await column(api, 'SELECT order_id FROM hold_budget_orders')).toEqual([]);
  });
});

test('twenty simultaneous checkouts on two instances hold exactly six prints (R9)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      buy(1, {
        at: index % 2 === 0 ? api : other,
        ip: `203.0.113.${index}`,
        email: `ada${index}@example.com`,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(6).fill(200),
    ...Array<number>(14).fill(429),
  ]);
  expect(await printsByState(api)).toEqual({ available: 34, held: 6 });
});

describe('with other settings', () => {
  let changed: TestApi;
  beforeAll(async () => {
    const limits = { HOLD_BUDGET_NETWORK: '8', HOLD_BUDGET_SHOPPER: '8', HOLD_BUDGET_GUEST_NETWORK: '4' };
    changed = await startApi({ env: { ...DEFAULT_HOLD_BUDGETS, ...limits, STRIPE_HOST: api.stripe().url } });
  });
  afterAll(() => changed.close());

  test('a budget is larger', async () => {
    expect(await buying(8, { at: changed })).toBe(200);
    expect(await buying(1, { at: changed })).toBe(429);
  });

  test('all guests on a network share one limit, which new passes do not raise', async () => {
    const { id } = await createEvent(changed);
    const answers = [];
    for (let index = 0; index < 6; index += 1) {
      const { headers } = await enter(changed, id, { email: `guest${index}@example.com` });
      answers.push(await buy(1, { headers, at: changed }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await answers[5]?.json()).toMatchObject({
      details: { budget: 'guest_network', held: 4, limit: 4 },
    });
  });
});
