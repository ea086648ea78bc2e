import { asOwner, OWNER_SESSION } from '../../test/app/signed-in-owner';
import {
  cancelRequest,
  confirmedOrder,
  postRequest,
  requestPayment,
  shippingQuote,
  viewOf,
} from '../../test/builders/payment-requests';
import { checkoutBody, column, createEdition, openCheckout } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';

let api: TestApi;
let orderNumber: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().clearFaults();
  ({ orderNumber } = await confirmedOrder(api));
});
afterAll(() => api.close());

describe('a new payment request', () => {
  test('returns lines, total, state and link', async () => {
    const response = await postRequest(api, orderNumber);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      ...shippingQuote,
      orderNumber,
      state: 'open',
      total: 305.5,
      currency: 'usd',
      link: expect.stringMatching(
        /^http:\/\/gallery\.example\/checkout\?payment_intent=pi_\w+&key=[\w-]{43}$/,
      ),
    });
  });

  test('emails the link to the buyer, without storing its key', async () => {
    const { link, key } = await requestPayment(api, orderNumber);
    await api.deliverOutbox();
    const mails = (await api.mails()).map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
    const [mail] = mails.filter((text) => text.includes(`Payment due for your order ${orderNumber}`));
    expect(mail).toContain(link);
    expect(mail).toContain('Shipping to Marfa, insured: $185.50');
    expect(await column(api, 'SELECT key_hash FROM payment_requests')).not.toContain(key);
  });

  test('is in the order’s history', async () => {
    await requestPayment(api, orderNumber);
    expect(await column(api, `SELECT note FROM order_events WHERE kind = 'payment-requested'`)).toEqual([
      'Shipping to Marfa, insured $185.50, Rush production $120.00',
    ]);
  });

  test('is in the list, newest first, without its link', async () => {
    const first = await requestPayment(api, orderNumber);
    api.clock.advance(60_000);
    const second = await requestPayment(api, orderNumber);
    const response = await api.request(`/api/admin/orders/${orderNumber}/payment-requests`, {
      headers: asOwner,
    });
    const listed: unknown = await response.json();
    expect(listed).toMatchObject([{ id: second.id }, { id: first.id }]);
    expect(JSON.stringify(listed)).not.toContain(first.key);
  });
});

describe('the link of an open request', () => {
  const copy = (id: string, number = orderNumber, headers: Record<string, string> = asOwner) =>
    api.request(`/api/admin/orders/${number}/payment-requests/${id}/link`, { method: 'POST', headers });

  test('is given to staff to pass on, which the audit log records', async () => {
    const { id, link } = await requestPayment(api, orderNumber);
    const response = await copy(id);
    expect([response.status, await response.json()]).toEqual([200, { link }]);
    const log = await api.request('/api/admin/audit-log?action=payment-request.', { headers: asOwner });
    expect(await log.json()).toMatchObject({ items: [{ action: 'payment-request.link-copied' }] });
  });

  test('is not given to anyone else, or under another order', async () => {
    const { id } = await requestPayment(api, orderNumber);
    expect((await copy(id, orderNumber, {})).status).toBe(401);
    expect((await copy(id, (await confirmedOrder(api)).orderNumber)).status).toBe(404);
  });

  test('is no longer given once the request is cancelled', async () => {
    const request = await requestPayment(api, orderNumber);
    await cancelRequest(api, request);
    expect((await copy(request.id)).status).toBe(409);
  });
});

describe('a second click of the button', () => {
  test('creates one request, even simultaneously', async () => {
    const statuses = (await Promise.all([postRequest(api, orderNumber), postRequest(api, orderNumber)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
    await api.deliverOutbox();
    const mails = (await api.mails()).filter((mail) =>
      mail.includes(`Payment due for your order ${orderNumber}`),
    );
    expect(mails).toHaveLength(1);
  });

  test('returns the request that it repeats', async () => {
    const { id } = await requestPayment(api, orderNumber);
    const response = await postRequest(api, orderNumber);
    expect(await response.json()).toMatchObject({ code: 'payment_request_repeated', details: { id } });
  });

  test('repeats a cancelled request', async () => {
    await cancelRequest(api, await requestPayment(api, orderNumber));
    expect((await postRequest(api, orderNumber)).status).toBe(201);
  });

  test('has its order’s number in the audit log', async () => {
    await cancelRequest(api, await requestPayment(api, orderNumber));
    const log = await api.request('/api/admin/audit-log?action=payment-request.', { headers: asOwner });
    expect(await log.json()).toMatchObject({
      items: [{ subject: { kind: 'payment-request', name: orderNumber } }],
    });
  });

  test('creates another request for something else', async () => {
    await requestPayment(api, orderNumber);
    const lines = [{ kind: 'rush', description: 'Rush production', amount: 120 }];
    expect((await postRequest(api, orderNumber, { lines })).status).toBe(201);
  });
});

describe('rejected requests', () => {
  test.each([
    ['without a key', {}],
    ['with a wrong session', { ...asOwner, cookie: `${asOwner.cookie}x` }],
    ['with the session under another scheme', { authorization: `Basic ${OWNER_SESSION}` }],
  ])('a call %s', async (_case, headers) => {
    const response = await postRequest(api, orderNumber, shippingQuote, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthorized' });
  });

  test('an unknown order', async () => {
    expect((await postRequest(api, 'TF-0000-0000')).status).toBe(404);
  });

  test('an unpaid order', async () => {
    const edition = await createEdition(api, { title: 'Another' });
    const pending = await openCheckout(api, checkoutBody([edition]));
    const response = await postRequest(api, pending.orderNumber);
    expect(await response.json()).toMatchObject({ code: 'order_not_payable' });
  });

  test.each([
    ['no lines', []],
    ['a kind that is none', [{ kind: 'tip', description: 'x', amount: 1 }]],
    ['half a cent', [{ kind: 'other', description: 'x', amount: 1.005 }]],
    ['a negative amount', [{ kind: 'other', description: 'x', amount: -1 }]],
    ['less than a card can pay', [{ kind: 'other', description: 'x', amount: 0.49 }]],
    ['no words', [{ kind: 'other', description: ' ', amount: 1 }]],
    ['next to nothing', [{ kind: 'other', description: 'x', amount: 1e-9 }]],
  ])('%s', async (_case, lines) => {
    const response = await postRequest(api, orderNumber, { lines });
    expect(await response.json()).toMatchObject({ code: 'validation_failed' });
  });

  test('no amount, with a hint how to write one', async () => {
    const lines = [{ kind: 'shipping', description: 'Shipping', amount: null }];
    const response = await postRequest(api, orderNumber, { lines });
    expect(await response.json()).toMatchObject({
      fields: { 'lines.0.amount': 'Please enter an amount in dollars, such as 185.50.' },
    });
  });

  test('a link without an end', async () => {
    const response = await postRequest(api, orderNumber, { ...shippingQuote, expiresInDays: null });
    expect(await response.json()).toMatchObject({ fields: { expiresInDays: expect.any(String) } });
  });

  test('without Stripe nothing stays open', async () => {
    api.stripe().failNext(10, 503, { method: 'POST', path: '/v1/payment_intents' });
    expect((await postRequest(api, orderNumber)).status).toBe(502);
    expect(await column(api, 'SELECT state FROM payment_requests')).toEqual(['cancelled']);
  });
});

describe('the link gives access to', () => {
  test('lines, total, state and the client secret', async () => {
    const made = await requestPayment(api, orderNumber);
    const response = await viewOf(api, made);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      ...shippingQuote,
      orderNumber,
      state: 'open',
      total: 305.5,
      clientSecret: expect.stringContaining(made.paymentIntent),
    });
  });

  test('the same with the client secret in Stripe’s return URL', async () => {
    const made = await requestPayment(api, orderNumber);
    const [clientSecret] = /pi_\w+_secret_\w+/.exec(await (await viewOf(api, made)).text()) ?? [];
    const response = await api.request(
      `/api/payment-requests/${made.paymentIntent}?clientSecret=${String(clientSecret)}`,
    );
    expect(response.status).toBe(200);
  });

  test.each(['', '?key=', '?key=wrong', '?clientSecret=pi_x_secret_y'])('nothing with %j', async (query) => {
    const { paymentIntent } = await requestPayment(api, orderNumber);
    const response = await api.request(`/api/payment-requests/${paymentIntent}${query}`);
    expect(response.status).toBe(404);
  });

  test('an expired request, which is cancelled at Stripe, without the client secret', async () => {
    const made = await requestPayment(api, orderNumber, { ...shippingQuote, expiresInDays: 1 });
    api.clock.advance(25 * 60 * 60_000);
    expect(await (await viewOf(api, made)).json()).toMatchObject({ state: 'cancelled', clientSecret: null });
  });

  test('a cancelled request without the client secret', async () => {
    const made = await requestPayment(api, orderNumber);
    expect(await (await cancelRequest(api, made)).json()).toMatchObject({ state: 'cancelled' });
    expect(await (await viewOf(api, made)).json()).toMatchObject({ state: 'cancelled', clientSecret: null });
  });
});
