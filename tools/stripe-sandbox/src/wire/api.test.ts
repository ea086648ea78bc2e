import { openShop, printCheckout, sdkFor, SECRET_KEY, type Shop } from '../../test/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.sandbox.clearFaults());
afterAll(() => shop.sandbox.close());

const create = (key?: string, name = 'Dusk') =>
  shop.stripe.checkout.sessions.create(
    printCheckout({ metadata: { name } }),
    key === undefined ? {} : { idempotencyKey: key },
  );

/** The wire without the SDK, for what the SDK would not send. */
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.sandbox.url}${path}`, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${SECRET_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });

describe('the key', () => {
  test('an invalid key is rejected without being shown', async () => {
    const failure = sdkFor(shop.sandbox, 'sk_test_somebody_else').checkout.sessions.list();
    await expect(failure).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: 'Invalid API Key provided: sk_test********else',
    });
  });

  test('a missing key is rejected', async () => {
    const response = await fetch(`${shop.sandbox.url}/v1/events`);
    expect(response.status).toBe(401);
    await expect(response.json()).resolves.toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('is accepted as the user name of basic authentication', async () => {
    const basic = Buffer.from(`${SECRET_KEY}:`).toString('base64');
    const response = await fetch(`${shop.sandbox.url}/v1/events`, {
      headers: { authorization: `Basic ${basic}` },
    });
    expect(response.status).toBe(200);
  });
});

describe('parameters', () => {
  test.each([
    ['at the top', 'payment_method_types[0]=card', 'payment_method_types'],
    ['inside a line', 'line_items[0][colour]=red', 'line_items[0][colour]'],
  ])('an unknown one is rejected %s', async (_where, extra, param) => {
    const body =
      'mode=payment&success_url=http://localhost/ok&line_items[0][quantity]=1&line_items[0][price_data][currency]=usd' +
      `&line_items[0][price_data][unit_amount]=500&line_items[0][price_data][product_data][name]=Dusk&${extra}`;
    const response = await post('/v1/checkout/sessions', body);
    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toEqual({
      error: {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        message: `Received unknown parameter: ${param}`,
        param,
      },
    });
  });

  test('lists can be sent without indexes', async () => {
    const body =
      'mode=payment&success_url=http://localhost/ok&expand[]=line_items&line_items[0][quantity]=2&line_items[0][price_data][currency]=usd' +
      '&line_items[0][price_data][unit_amount]=500&line_items[0][price_data][product_data][name]=D%26D';
    const response = await post('/v1/checkout/sessions', body);
    await expect(response.json()).resolves.toMatchObject({
      amount_total: 1000,
      line_items: { data: [{ description: 'D&D' }] },
    });
  });

  test('an unknown expansion is rejected', async () => {
    const { id } = await create();
    await expect(shop.stripe.checkout.sessions.retrieve(id, { expand: ['order'] })).rejects.toMatchObject({
      statusCode: 400,
      message: 'This property cannot be expanded (order).',
    });
  });

  test('a metadata value of more than 500 characters is rejected', async () => {
    await expect(create(undefined, 'x'.repeat(501))).rejects.toMatchObject({ param: 'metadata' });
  });
});

test('responses have a request id and the requested API version', async () => {
  const response = await post('/v1/payment_intents', 'amount=500&currency=usd', {
    'stripe-version': '2026-10-28.endive',
  });
  expect(response.headers.get('request-id')).toMatch(/^req_/);
  expect(response.headers.get('stripe-version')).toBe('2026-10-28.endive');
});

test('an unknown URL is a 404 in Stripe’s format', async () => {
  await expect(shop.stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
});

describe('idempotency', () => {
  test('the same key returns the same session', async () => {
    const first = await create('again');
    const second = await create('again');
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  test('the same key with other parameters is rejected', async () => {
    await create('changed');
    await expect(create('changed', 'Dawn')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  test('the same key is rejected while the first request runs, and answered afterwards', async () => {
    shop.sandbox.delayNext(50);
    const first = create('twice');
    await expect(create('twice')).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    const { id } = await first;
    await expect(create('twice')).resolves.toMatchObject({ id });
  });

  test('a 500 stays the result of its key', async () => {
    shop.sandbox.failNext(1, 500);
    await expect(create('broken')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    await expect(create('broken')).rejects.toMatchObject({ statusCode: 500 });
  });

  test('a request that failed validation can be retried', async () => {
    shop.sandbox.failNext(1, 429);
    await expect(create('limited')).rejects.toMatchObject({ type: 'StripeRateLimitError' });
    await expect(create('limited')).resolves.toMatchObject({ status: 'open' });
  });

  // The SDK tries once more when a connection breaks, whatever its number of retries is; hence two faults each.
  test('a lost response is returned again for its key', async () => {
    const before = shop.sandbox.sessions().length;
    shop.sandbox.failNext(2, 'lost');
    await expect(create('lost')).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const found = await create('lost');
    expect(shop.sandbox.sessions()).toHaveLength(before + 1);
    expect(shop.sandbox.session(found.id).status).toBe('open');
  });

  test('a request that never arrived has no effect', async () => {
    const before = shop.sandbox.sessions().length;
    shop.sandbox.failNext(2, 'reset');
    await expect(create('reset')).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(shop.sandbox.sessions()).toHaveLength(before);
    await expect(create('reset')).resolves.toMatchObject({ status: 'open' });
  });
});

test('failures can be limited to some calls', async () => {
  shop.sandbox.failNext(1, 503, { method: 'POST', path: '/v1/refunds' });
  await expect(create()).resolves.toMatchObject({ status: 'open' });
  await expect(shop.stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({ statusCode: 503 });
  await expect(shop.stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({ statusCode: 404 });
});
