import { PaymentsReconciler } from '../../payments';
import { startApi, type TestApi } from '../../../test/app/start-api';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  postCheckout,
  printsByState,
  type TestEdition,
} from '../../../test/builders/purchase';

const MINUTE_MS = 60_000;
const CREATE = { method: 'POST', path: '/v1/checkout/sessions' };

let api: TestApi;
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true, env: { STRIPE_TIMEOUT_MS: '400' } });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().clearFaults();
  edition = await createEdition(api);
});
afterAll(() => api.close());

async function expectGivenUp(response: Response): Promise<void> {
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: 'checkout_unavailable' });
  expect(await printsByState(api)).toEqual({ available: 9 });
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['failed']);
}

describe('Stripe at the creation of a session: the prints are given back at once', () => {
  test.each([500, 503, 429, 401] as const)('answers %d', async (status) => {
    api.stripe().failNext(10, status, CREATE);
    await expectGivenUp(await postCheckout(api, checkoutBody([edition])));
  });

  test('breaks off', async () => {
    api.stripe().failNext(10, 'reset', CREATE);
    await expectGivenUp(await postCheckout(api, checkoutBody([edition])));
  });

  test('refuses', async () => {
    api.stripe().failNext(10, 400, CREATE);
    await expectGivenUp(await postCheckout(api, checkoutBody([edition])));
  });

  test('is slower than we wait', async () => {
    api.stripe().delayNext(2_000);
    await expectGivenUp(await postCheckout(api, checkoutBody([edition])));
  });
});

test('one failure on the way is made good by a repetition under the same key: one session', async () => {
  const before = api.stripe().sessions().length;
  api.stripe().failNext(1, 'lost', CREATE);
  await openCheckout(api, checkoutBody([edition]));
  expect(api.stripe().sessions()).toHaveLength(before + 1);
});

test('money for a session whose answer was lost for good goes back by itself, and both sides are told', async () => {
  api.stripe().failNext(10, 'lost', CREATE);
  await expectGivenUp(await postCheckout(api, checkoutBody([edition])));
  api.stripe().clearFaults();
  const [orderId] = await column(api, 'SELECT id FROM orders');
  const orphan = api
    .stripe()
    .sessions()
    .find(({ client_reference_id }) => client_reference_id === orderId);
  api.stripe().pay(orphan?.id ?? '');
  await api.stripe().webhooks.idle();
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();

  expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['refunded']);
  expect(await column(api, 'SELECT status FROM refunds')).toEqual(['succeeded']);
  expect(await printsByState(api)).toEqual({ available: 9 });
  expect(await column(api, 'SELECT id FROM certificates')).toEqual([]);
  expect(await column(api, `SELECT COUNT(*) FROM outbox WHERE kind = 'mail'`)).toEqual(['2']);
});

test('money for prints that were taken away meanwhile goes back, what is left of the hold too', async () => {
  const { sessionId } = await openCheckout(api, checkoutBody([edition], 2));
  await api.database.manager.query(`UPDATE prints SET state = 'void' WHERE number = 1`);
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();

  expect(await printsByState(api)).toEqual({ available: 8, void: 1 });
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['refunded']);
  expect(await column(api, 'SELECT kind FROM order_events ORDER BY id')).toEqual([
    'placed',
    'refunding',
    'refunded',
  ]);
});

test('a refund that Stripe cannot take now is tried again, and made once', async () => {
  const { sessionId } = await openCheckout(api, checkoutBody([edition]));
  await api.database.manager.query(`UPDATE prints SET state = 'void' WHERE number = 1`);
  api.stripe().failNext(2, 500, { method: 'POST', path: '/v1/refunds' });
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
  await api.deliverOutbox();
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['paid']);

  api.clock.advance(MINUTE_MS);
  await api.deliverOutbox();
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['refunded']);
  expect(await column(api, 'SELECT id FROM refunds')).toHaveLength(1);
});

describe('while Stripe does not answer', () => {
  test('the receipt is shown as last known', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    api.stripe().failNext(10, 500);
    const response = await api.request(`/api/checkout-sessions/${sessionId}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'pending', payment: 'open' });
  });

  test('a release is refused and the print stays held', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    api.stripe().failNext(10, 500);
    const response = await api.request(`/api/checkout-sessions/${sessionId}/release`, { method: 'POST' });
    expect(response.status).toBe(502);
    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
  });

  test('the reconciler keeps the hold, and asks again later', async () => {
    await openCheckout(api, checkoutBody([edition]));
    api.stripe().webhooks.pause();
    api.clock.advance(33 * MINUTE_MS);
    api.stripe().failNext(10, 500);
    await api.get(PaymentsReconciler).run();
    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });

    api.stripe().clearFaults();
    api.clock.advance(3 * MINUTE_MS);
    await api.get(PaymentsReconciler).run();
    api.stripe().webhooks.discardHeld();
    api.stripe().webhooks.resume();
    expect(await printsByState(api)).toEqual({ available: 9 });
  });
});

describe('a process that died between the commit and the record of the session', () => {
  /** What such a process leaves behind: the payment as frozen, the session known to Stripe alone, or not even to it. */
  async function die(): Promise<void> {
    await api.database.manager.query(
      `UPDATE payments SET state = 'creating', session_id = NULL, session_url = NULL, check_at = created_at`,
    );
  }

  /** Takes back that the prints were given up, as if the process had died before. */
  async function holdAgain(): Promise<void> {
    await api.database.manager.query(`UPDATE orders SET status = 'pending'`);
    await api.database.manager.query(
      `UPDATE prints SET state = 'held', order_id = (SELECT id FROM orders), order_line_id = (SELECT id FROM order_lines)
       WHERE number = 1`,
    );
  }

  test('the same creation is sent again, its session closed, the print given back', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    const count = api.stripe().sessions().length;
    await die();
    await api.get(PaymentsReconciler).run();

    expect(api.stripe().sessions()).toHaveLength(count);
    expect(api.stripe().session(sessionId).status).toBe('expired');
    expect(await printsByState(api)).toEqual({ available: 9 });
    expect(await column(api, 'SELECT state FROM payments')).toEqual(['expired']);
  });

  test('a session that was paid nevertheless is sold', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    await die();
    api.stripe().webhooks.pause();
    api.stripe().pay(sessionId);
    api.stripe().webhooks.discardHeld();
    api.stripe().webhooks.resume();
    await api.get(PaymentsReconciler).run();
    expect(await printsByState(api)).toEqual({ available: 8, sold: 1 });
  });

  test('a creation that never reached Stripe is refused when it is sent too late: never existed', async () => {
    api.stripe().failNext(10, 'reset', CREATE);
    await postCheckout(api, checkoutBody([edition]));
    api.stripe().clearFaults();
    const count = api.stripe().sessions().length;
    await holdAgain();
    await die();
    api.clock.advance(2 * MINUTE_MS);
    await api.get(PaymentsReconciler).run();

    expect(api.stripe().sessions()).toHaveLength(count);
    expect(await printsByState(api)).toEqual({ available: 9 });
    expect(await column(api, 'SELECT state FROM payments')).toEqual(['failed']);
  });

  test('a creation whose failure Stripe remembers is over when its time is', async () => {
    api.stripe().failNext(10, 500, CREATE);
    await postCheckout(api, checkoutBody([edition]));
    await holdAgain();
    await die();
    api.clock.advance(2 * MINUTE_MS);
    await api.get(PaymentsReconciler).run();
    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });

    api.clock.advance(33 * MINUTE_MS);
    await api.get(PaymentsReconciler).run();
    expect(await printsByState(api)).toEqual({ available: 9 });
  });

  test('two instances share the work: each payment is settled once', async () => {
    const other = await startApi({ env: { STRIPE_HOST: api.stripe().url } });
    try {
      edition = await createEdition(api);
      for (let order = 0; order < 6; order += 1) await openCheckout(api, checkoutBody([edition]));
      await api.database.manager.query('UPDATE payments SET check_at = created_at');
      await Promise.all([api.get(PaymentsReconciler).run(), other.get(PaymentsReconciler).run()]);
      await api.stripe().webhooks.idle();
      expect(await printsByState(api)).toEqual({ available: 9 });
      expect(await column(api, `SELECT COUNT(*) FROM order_events WHERE kind = 'released'`)).toEqual(['6']);
    } finally {
      await other.close();
    }
  });
});
