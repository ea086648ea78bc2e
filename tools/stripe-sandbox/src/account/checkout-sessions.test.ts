import { line, MovableClock, openShop, printCheckout, type Shop } from '../../test/shop';
import { idOf } from './account';

const clock = new MovableClock();
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ now: clock.now });
});
afterAll(() => shop.sandbox.close());

const typesOf = (intent: Parameters<typeof idOf>[0]) =>
  shop.sandbox
    .events()
    .filter((event) => JSON.stringify(event.data.object).includes(idOf(intent) ?? ''))
    .map((event) => event.type);

describe('creating', () => {
  test('adds up the lines and keeps the given values', async () => {
    const session = await shop.stripe.checkout.sessions.create(
      printCheckout({
        line_items: [line('Dusk', 33_300, 2), line('Dawn', 5_195)],
        client_reference_id: 'order-1',
        customer_email: 'buyer@example.com',
        metadata: { order: 'order-1' },
        allowed_payment_method_types: ['card'],
      }),
    );
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_subtotal: 71_795,
      amount_total: 71_795,
      currency: 'usd',
      client_reference_id: 'order-1',
      customer_email: 'buyer@example.com',
      metadata: { order: 'order-1' },
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      ui_mode: 'hosted_page',
      livemode: false,
    });
    expect(session.url).toBe(`${shop.sandbox.url}/c/pay/${session.id}`);
    expect(session.expires_at).toBe(clock.seconds() + 24 * 60 * 60);
  });

  test('lists its line items', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(
      printCheckout({ line_items: [line('Dusk', 33_300, 2)] }),
    );
    const items = await shop.stripe.checkout.sessions.listLineItems(id);
    expect(items.data).toMatchObject([{ description: 'Dusk', quantity: 2, amount_total: 66_600 }]);
  });

  test('an embedded session has a client secret and no URL', async () => {
    const session = await shop.stripe.checkout.sessions.create({
      mode: 'payment',
      ui_mode: 'elements',
      line_items: [line()],
      return_url: 'http://localhost:8080/done',
    });
    expect(session.url).toBeNull();
    expect(session.client_secret).toMatch(new RegExp(`^${session.id}_secret_`));
  });

  test.each([
    ['no success_url', { success_url: undefined }, 'success_url', 'parameter_missing'],
    ['a relative success_url', { success_url: '/order-success' }, 'success_url', 'url_invalid'],
    ['no lines', { line_items: undefined }, 'line_items', 'parameter_missing'],
    [
      'quantity 0',
      { line_items: [line('Dusk', 100, 0)] },
      'line_items[0][quantity]',
      'parameter_invalid_integer',
    ],
    [
      'half a cent',
      { line_items: [line('Dusk', 100.5)] },
      'line_items[0][price_data][unit_amount]',
      'parameter_invalid_integer',
    ],
    [
      'a name that is empty',
      { line_items: [line('')] },
      'line_items[0][price_data][product_data][name]',
      'parameter_invalid_empty',
    ],
    [
      'no such currency',
      { line_items: [line('Dusk', 100, 1, 'dollars')] },
      'line_items[0][price_data][currency]',
      undefined,
    ],
    ['two currencies', { line_items: [line(), line('Dawn', 100, 1, 'eur')] }, 'line_items', undefined],
    ['an email without a host', { customer_email: 'buyer' }, 'customer_email', 'email_invalid'],
    ['less than 50 cents', { line_items: [line('Dusk', 49)] }, undefined, 'amount_too_small'],
    ['a second less than 30 minutes', { expires_at: clock.seconds() + 30 * 60 - 1 }, 'expires_at', undefined],
    [
      'a second more than 24 hours',
      { expires_at: clock.seconds() + 24 * 60 * 60 + 1 },
      'expires_at',
      undefined,
    ],
  ])('refuses %s', async (_case, overrides, param, code) => {
    await expect(shop.stripe.checkout.sessions.create(printCheckout(overrides))).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param,
      code,
    });
  });
});

describe('paying', () => {
  test('completes the session with a paid intent that carries its metadata', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(
      printCheckout({ payment_intent_data: { metadata: { order: 'order-2' } } }),
    );
    shop.sandbox.pay(id);
    const paid = await shop.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {
        status: 'succeeded',
        amount_received: 33_300,
        metadata: { order: 'order-2' },
        latest_charge: {
          paid: true,
          amount_captured: 33_300,
          payment_method_details: { card: { last4: '4242' } },
        },
      },
    });
  });

  test('sends each event once, however often it is paid', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
    shop.sandbox.pay(id);
    const { payment_intent: intent } = shop.sandbox.pay(id);
    expect(typesOf(intent)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
  });

  test('a declined card leaves the session open with the same intent', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
    const declined = shop.sandbox.decline(id, '4000 0000 0000 9995');
    expect(declined).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    const intent = await shop.stripe.paymentIntents.retrieve(idOf(declined.payment_intent) ?? '');
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    });
    expect(shop.sandbox.pay(id)).toMatchObject({ status: 'complete', payment_intent: intent.id });
    expect(typesOf(intent.id)).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
  });

  test('a card that requires authentication pays after it', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
    expect(shop.sandbox.pay(id, { card: '4000 0025 0000 3155' })).toMatchObject({ status: 'open' });
    expect(shop.sandbox.authenticate(id, true)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  test('a delayed payment completes the session unpaid at first', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
    const waiting = shop.sandbox.pay(id, { settles: 'later' });
    expect(waiting).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(shop.sandbox.settle(id, 'paid')).toMatchObject({ payment_status: 'paid' });
    expect(typesOf(waiting.payment_intent).slice(-2)).toEqual([
      'payment_intent.succeeded',
      'checkout.session.async_payment_succeeded',
    ]);
  });

  test('a delayed payment can fail', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
    const { payment_intent: intent } = shop.sandbox.pay(id, { settles: 'later' });
    expect(shop.sandbox.settle(id, 'failed')).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(typesOf(intent).at(-1)).toBe('checkout.session.async_payment_failed');
  });
});

describe('ending', () => {
  test('expires on request, cancels the intent of a declined attempt, and cannot be paid afterwards', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
    const { payment_intent: intent } = shop.sandbox.decline(id);
    await expect(shop.stripe.checkout.sessions.expire(id)).resolves.toMatchObject({
      status: 'expired',
      url: null,
    });
    expect(shop.sandbox.pay(id)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
    expect(typesOf(intent).slice(-2)).toEqual(['payment_intent.canceled', 'checkout.session.expired']);
  });

  test('a paid session cannot be expired', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
    shop.sandbox.pay(id);
    await expect(shop.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('expires at its expiry time', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(
      printCheckout({ expires_at: clock.seconds() + 30 * 60 }),
    );
    clock.advance(30 * 60 - 1);
    await expect(shop.stripe.checkout.sessions.retrieve(id)).resolves.toMatchObject({ status: 'open' });
    clock.advance(1);
    await expect(shop.stripe.checkout.sessions.retrieve(id)).resolves.toMatchObject({ status: 'expired' });
    expect(shop.sandbox.events().at(-1)).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id } },
    });
  });
});

test('lists sessions by payment intent and by status', async () => {
  const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
  const { payment_intent: intent } = shop.sandbox.pay(id);
  const found = await shop.stripe.checkout.sessions.list({
    payment_intent: idOf(intent) ?? '',
    expand: ['data.payment_intent'],
  });
  expect(found.data).toMatchObject([{ id, payment_intent: { id: intent } }]);
  const open = await shop.stripe.checkout.sessions.list({ status: 'open', limit: 100 });
  expect(open.data.map((session) => session.id)).not.toContain(id);
});

test('pages through a list, newest first', async () => {
  const created = [];
  for (let count = 0; count < 3; count += 1) {
    created.unshift((await shop.stripe.checkout.sessions.create(printCheckout())).id);
  }
  const first = await shop.stripe.checkout.sessions.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: created[0] }, { id: created[1] }] });
  const next = await shop.stripe.checkout.sessions.list({ limit: 1, starting_after: created[1] });
  expect(next.data).toMatchObject([{ id: created[2] }]);
});

test('returns 404 for an unknown session', async () => {
  await expect(shop.stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

test('creates 200 concurrent sessions in less than a second of CPU time, including the SDK', async () => {
  const before = process.cpuUsage();
  const created = await Promise.all(
    Array.from({ length: 200 }, () => shop.stripe.checkout.sessions.create(printCheckout())),
  );
  const { user, system } = process.cpuUsage(before);
  expect(new Set(created.map((session) => session.id)).size).toBe(200);
  // Microseconds. Not wall-clock time, which on a busy machine says more about its other processes.
  expect(user + system).toBeLessThan(1_000_000);
}, 30_000);
