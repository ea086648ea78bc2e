import { startApi, type TestApi } from '../../../test/app/start-api';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  printsByState,
} from '../../../test/builders/checkout';
import { postStripeMessage, signature } from '../../../test/app/stripe-webhook';

let api: TestApi;
let sessionId: string;
const lines: string[] = [];

beforeAll(async () => {
  api = await startApi({ stripe: true, onLogLine: (line) => void lines.push(line) });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().webhooks.discardHeld();
  api.stripe().webhooks.resume();
  ({ sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)])));
});
afterAll(() => api.close());

/** Nothing happened: the buyer can still pay. */
async function expectPending(): Promise<void> {
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['pending']);
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['open']);
  expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
}

const completed = (id = 'evt_1') => ({ id, type: 'checkout.session.completed', object: { id: sessionId } });

describe('untrusted webhooks', () => {
  test('a forged signature', async () => {
    api.stripe().webhooks.pause();
    api.stripe().pay(sessionId);
    const response = await postStripeMessage(api, completed(), { secret: 'whsec_guessed' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'signature_invalid' });
    await expectPending();
  });

  test('a signature that is 301 seconds old', async () => {
    expect((await postStripeMessage(api, completed(), { age: 301 })).status).toBe(400);
    await expectPending();
  });

  test('a body that was changed after signing', async () => {
    const header = signature('{"id":"evt_1"}', Math.floor(Date.now() / 1000), 'whsec_sandbox');
    const response = await api.request('/api/stripe/webhook', {
      method: 'POST',
      body: '{"id":"evt_2"}',
      headers: { 'stripe-signature': header },
    });
    expect(response.status).toBe(400);
  });

  test.each(['', 't=1', 'nonsense'])('the signature %j', async (header) => {
    const response = await api.request('/api/stripe/webhook', {
      method: 'POST',
      body: '{}',
      headers: { 'stripe-signature': header },
    });
    expect(response.status).toBe(400);
  });

  test('a webhook that says paid while Stripe says open', async () => {
    const object = { id: sessionId, status: 'complete', payment_status: 'paid' };
    expect((await postStripeMessage(api, { ...completed(), object })).status).toBe(200);
    await expectPending();
  });
});

describe('signed webhooks in another format are rejected, so that Stripe shows them as failed', () => {
  const refund = { id: 'evt_1', type: 'charge.refunded' };

  test.each([
    'null',
    '[]',
    '"text"',
    '7',
    'not json',
    '',
    '{}',
    '{"id":"evt_1"}',
    JSON.stringify({ id: 7, type: 'checkout.session.completed', data: { object: { id: 'cs_1' } } }),
    JSON.stringify({ id: 'evt_1', type: 7, data: { object: { id: 'cs_1' } } }),
    JSON.stringify({
      id: 'x'.repeat(256),
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1' } },
    }),
    JSON.stringify({ id: 'evt_é', type: 'checkout.session.completed', data: { object: { id: 'cs_1' } } }),
    JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed' }),
    JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: null }),
    JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object: null } }),
    JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: { a: 1 } } } }),
    JSON.stringify({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      data: { object: { metadata: { reference: 'x' } } },
    }),
    JSON.stringify({ ...refund, data: { object: { id: 'ch_1', payment_intent: 7 } } }),
    JSON.stringify({ ...refund, data: { object: { id: 'ch_1', payment_intent: { id: 7 } } } }),
    JSON.stringify({ id: 'evt_1', type: 'charge.dispute.created', data: { object: { id: '../../v1/x' } } }),
  ])('%s', async (body) => {
    const header = signature(body, Math.floor(Date.now() / 1000), 'whsec_sandbox');
    const response = await api.request('/api/stripe/webhook', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': header },
    });
    expect(response.status).toBe(400);
    await expectPending();
  });

  test('but an intent without metadata is not ours', async () => {
    const object = { id: 'pi_1', metadata: null };
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', object };
    expect((await postStripeMessage(api, event)).status).toBe(200);
  });
});

test.each(['customer.created', 'payment_intent.created', 'something.new'])(
  '%s is accepted and ignored',
  async (type) => {
    expect((await postStripeMessage(api, { id: 'evt_x', type, object: { id: 'x' } })).status).toBe(200);
    await expectPending();
  },
);

test('a session that is not ours is accepted and ignored', async () => {
  const foreign = { id: 'evt_x', type: 'checkout.session.completed', object: { id: 'cs_of_another_shop' } };
  expect((await postStripeMessage(api, foreign)).status).toBe(200);
  await expectPending();
});

describe('a session that differs from the frozen order changes nothing and alerts the owner', () => {
  test.each([
    ['amount', 'UPDATE payments SET amount_cents = amount_cents + 1'],
    ['currency', `UPDATE payments SET currency = 'eur'`],
    ['reference', `UPDATE payments SET reference = '018f0000-0000-7000-8000-000000000000'`],
  ])('%s', async (point, change) => {
    const [orderId] = await column(api, 'SELECT id FROM orders');
    await api.database.manager.query(change);
    api.stripe().pay(sessionId);
    await api.stripe().webhooks.idle();

    expect(await column(api, 'SELECT status FROM orders')).toEqual(['pending']);
    expect(await column(api, 'SELECT state FROM payments')).toEqual(['open']);
    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
    if (point === 'reference') return;
    expect(
      await column(
        api,
        `SELECT note FROM order_events WHERE kind = 'alert' AND order_id = '${String(orderId)}'`,
      ),
    ).toEqual([expect.stringContaining(`differs in: ${point}`)]);
    expect(await column(api, `SELECT COUNT(*) FROM outbox WHERE kind = 'mail'`)).toEqual(['1']);
  });

  test('a cheaper session in our own account that names the order', async () => {
    const [orderId] = await column(api, 'SELECT id FROM orders');
    const cheap = await createForeignSession(String(orderId));
    api.stripe().pay(cheap);
    await api.stripe().webhooks.idle();
    await expectAlert('session, amount');
    // The id gives access to the receipt, so the log has only its beginning.
    const logged = lines.join('');
    expect(logged).toContain(cheap.slice(0, 14));
    expect(logged).not.toContain(cheap);
  });

  async function expectAlert(points: string): Promise<void> {
    await expectPending();
    expect(await column(api, `SELECT note FROM order_events WHERE kind = 'alert'`)).toEqual([
      expect.stringContaining(points),
    ]);
  }
});

/** A session for one dollar that was created outside this API, with the order's id. */
async function createForeignSession(orderId: string): Promise<string> {
  const response = await fetch(`${api.stripe().url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      mode: 'payment',
      client_reference_id: orderId,
      'metadata[orderId]': orderId,
      success_url: 'http://gallery.example/',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '100',
      'line_items[0][price_data][product_data][name]': 'A bargain',
    }),
  });
  const session: unknown = await response.json();
  if (typeof session === 'object' && session && 'id' in session) return String(session.id);
  throw new Error(`The session was not made: ${JSON.stringify(session)}`);
}
