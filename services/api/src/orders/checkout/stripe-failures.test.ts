import { PaymentsReconciler } from '../../payments';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { timeFactor } from '../../../test/app/time-factor';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  postCheckout,
  printsByState,
  type TestEdition,
} from '../../../test/builders/checkout';

const MINUTE_MS = 60_000;
const CREATE = { method: 'POST', path: '/v1/checkout/sessions' };

/** Far more than the sandbox takes, which shares this process. */
const STRIPE_TIMEOUT_MS = 400 * timeFactor;

let api: TestApi;
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true, env: { STRIPE_TIMEOUT_MS: String(STRIPE_TIMEOUT_MS) } });
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

describe('when Stripe fails to create a session, the prints are released at once', () => {
  test.each([500, 503, 429, 401] as const)('with status %d', async (status) => {
    api.stripe().failNext(10, status, CREATE);
    await expectGivenUp(await postCheckout(api, checkoutBody([edition])));
  });

  test('by closing the connection', async () => {
    api.stripe().failNext(10, 'reset', CREATE);
    await expectGivenUp(await postCheckout(api, checkoutBody([edition])));
  });

  test('with a refusal', async () => {
    api.stripe().failNext(10, 400, CREATE);
    await expectGivenUp(await postCheckout(api, checkoutBody([edition])));
  });

  test('with a timeout', async () => {
    api.stripe().delayNext(5 * STRIPE_TIMEOUT_MS);
    await expectGivenUp(await postCheckout(api, checkoutBody([edition])));
  });
});

test('after one failed call, a retry under the same key creates one session', async () => {
  api.stripe().failNext(1, 'lost', CREATE);
  await openCheckout(api, checkoutBody([edition]));
  const [orderId] = await column(api, 'SELECT id FROM orders');
  // Not all sessions: one that an earlier test made Stripe late with may come meanwhile.
  expect(
    api
      .stripe()
      .sessions()
      .filter(({ client_reference_id }) => client_reference_id === orderId),
  ).toHaveLength(1);
});

test('a payment for an abandoned session is refunded automatically, and both sides are notified', async () => {
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

test('a payment for prints that are gone is refunded, and the rest of the hold is released', async () => {
  const { sessionId } = await openCheckout(api, checkoutBody([edition], 2));
  await api.database.manager.query(`UPDATE prints SET state = 'void' WHERE edition_number = 1`);
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

test('a refund that fails at Stripe is retried, and made once', async () => {
  const { sessionId } = await openCheckout(api, checkoutBody([edition]));
  await api.database.manager.query(`UPDATE prints SET state = 'void' WHERE edition_number = 1`);
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

describe('while Stripe does not respond', () => {
  test('the receipt shows the last known state', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    api.stripe().failNext(10, 500);
    const response = await api.request(`/api/checkout-sessions/${sessionId}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'pending', payment: 'open' });
  });

  test('a release is rejected and the print stays held', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    api.stripe().failNext(10, 500);
    const response = await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
    expect(response.status).toBe(502);
    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
  });

  test('the reconciler keeps the hold and retries later', async () => {
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

describe('a process that died between the commit and storing the session', () => {
  /** What such a process leaves behind: the frozen payment, and a session that only Stripe knows, or none. */
  async function die(): Promise<void> {
    await api.database.manager.query(
      `UPDATE payments SET state = 'creating', session_id = NULL, session_url = NULL, check_at = created_at`,
    );
  }

  /** Restores the hold, as if the process had died before it released the prints. */
  async function holdAgain(): Promise<void> {
    await api.database.manager.query(`UPDATE orders SET status = 'pending'`);
    await api.database.manager.query(
      `UPDATE prints SET state = 'held', order_id = (SELECT id FROM orders), order_line_id = (SELECT id FROM order_lines)
       WHERE edition_number = 1`,
    );
  }

  test('sends the same creation again, expires its session and releases the print', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    const count = api.stripe().sessions().length;
    await die();
    await api.get(PaymentsReconciler).run();

    expect(api.stripe().sessions()).toHaveLength(count);
    expect(api.stripe().session(sessionId).status).toBe('expired');
    expect(await printsByState(api)).toEqual({ available: 9 });
    expect(await column(api, 'SELECT state FROM payments')).toEqual(['expired']);
  });

  test('creates no other session after a day, for which Stripe keeps keys', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    const count = api.stripe().sessions().length;
    await die();
    api.clock.advance(25 * 60 * MINUTE_MS);
    await api.get(PaymentsReconciler).run();

    expect(api.stripe().sessions()).toHaveLength(count);
    expect(api.stripe().session(sessionId).status).toBe('expired');
    expect(await printsByState(api)).toEqual({ available: 9 });
  });

  test('refunds a day-old payment whose session is unknown when its webhook arrives', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    await die();
    api.stripe().webhooks.pause();
    api.stripe().pay(sessionId);
    api.clock.advance(25 * 60 * MINUTE_MS);
    await api.get(PaymentsReconciler).run();
    expect(await printsByState(api)).toEqual({ available: 9 });

    api.stripe().webhooks.resume();
    await api.stripe().webhooks.idle();
    await api.deliverOutbox();
    await api.stripe().webhooks.idle();
    expect(await printsByState(api)).toEqual({ available: 9 });
    expect(await column(api, 'SELECT state FROM payments')).toEqual(['refunded']);
    expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
  });

  test('sells the print of a session that was paid anyway', async () => {
    const { sessionId } = await openCheckout(api, checkoutBody([edition]));
    await die();
    api.stripe().webhooks.pause();
    api.stripe().pay(sessionId);
    api.stripe().webhooks.discardHeld();
    api.stripe().webhooks.resume();
    await api.get(PaymentsReconciler).run();
    expect(await printsByState(api)).toEqual({ available: 8, sold: 1 });
  });

  test('gets an error for a creation that never reached Stripe, which proves there was no session', async () => {
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

  test('gives up a creation that failed at Stripe once the session would have expired', async () => {
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

  test('shares the payments with another instance: each is settled once', async () => {
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
