import { PaymentsReconciler } from '../../payments';
import { startApi, type TestApi } from '../../../test/app/start-api';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  printsByState,
} from '../../../test/builders/checkout';
import { postStripeMessage } from '../../../test/app/stripe-webhook';

const MINUTE_MS = 60_000;

let api: TestApi;
let sessionId: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().webhooks.discardHeld();
  api.stripe().webhooks.resume();
  ({ sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)])));
});
afterAll(() => api.close());

/** The purchase went through exactly once. */
async function expectSoldOnce(): Promise<void> {
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['confirmed']);
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['paid']);
  expect(await printsByState(api)).toEqual({ available: 8, sold: 1 });
  expect(await column(api, 'SELECT state FROM certificates')).toEqual(['issued']);
  expect(await column(api, 'SELECT kind FROM order_events ORDER BY id')).toEqual(['placed', 'confirmed']);
  expect(await column(api, `SELECT COUNT(*) FROM outbox WHERE kind = 'mail'`)).toEqual(['2']);
  expect(await column(api, `SELECT kind FROM print_events`)).toEqual(['sold']);
}

async function expectReleased(): Promise<void> {
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
  expect(await printsByState(api)).toEqual({ available: 9 });
  expect(await column(api, 'SELECT id FROM certificates')).toEqual([]);
  expect(await column(api, 'SELECT id FROM outbox')).toEqual([]);
}

/** Nothing happened: the buyer can still pay. */
async function expectPending(): Promise<void> {
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['pending']);
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['open']);
  expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
}

const receipt = (): Promise<Response> => api.request(`/api/checkout-sessions/${sessionId}`);
const reconcile = (): Promise<void> => api.get(PaymentsReconciler).run();
const completed = (id = 'evt_1') => ({ id, type: 'checkout.session.completed', object: { id: sessionId } });

describe('a lost webhook', () => {
  beforeEach(() => {
    api.stripe().webhooks.pause();
    api.stripe().pay(sessionId);
    api.stripe().webhooks.discardHeld();
  });

  test('is replaced by the return page', async () => {
    expect(await (await receipt()).json()).toMatchObject({ status: 'confirmed', payment: 'paid' });
    await expectSoldOnce();
  });

  test('is replaced by the reconciler, after the session has expired', async () => {
    await reconcile();
    await expectPending();
    api.clock.advance(33 * MINUTE_MS);
    await reconcile();
    await expectSoldOnce();
  });
});

test('a lost expiry is replaced by the reconciler, which asks Stripe and releases the print', async () => {
  api.stripe().webhooks.pause();
  api.clock.advance(33 * MINUTE_MS);
  await reconcile();
  await expectReleased();
});

test('a webhook that is delivered twice has one effect', async () => {
  api.stripe().webhooks.duplicateNext(3);
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
  await expectSoldOnce();
});

test('eight simultaneous copies, two return pages and the reconciler settle once', async () => {
  api.stripe().webhooks.pause();
  api.stripe().pay(sessionId);
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, (_, copy) => postStripeMessage(api, completed(`evt_${copy % 4}`))),
    receipt(),
    receipt(),
    reconcile(),
  ]);
  expect(answers.map((answer) => (answer ? answer.status : 200))).toEqual(
    Array.from({ length: 11 }, () => 200),
  );
  await expectSoldOnce();
});

describe('out of order', () => {
  test('an expiry after the payment changes nothing', async () => {
    api.stripe().pay(sessionId);
    await api.stripe().webhooks.idle();
    const expired = {
      id: 'evt_late',
      type: 'checkout.session.expired',
      object: { id: sessionId, status: 'expired' },
    };
    expect((await postStripeMessage(api, expired)).status).toBe(200);
    await expectSoldOnce();
  });

  test('a payment reported after the expiry changes nothing, because Stripe is asked', async () => {
    api.stripe().expire(sessionId);
    await api.stripe().webhooks.idle();
    const paid = {
      ...completed('evt_late'),
      object: { id: sessionId, status: 'complete', payment_status: 'paid' },
    };
    expect((await postStripeMessage(api, paid)).status).toBe(200);
    await expectReleased();
  });

  test('webhooks in reverse order', async () => {
    api.stripe().webhooks.pause();
    api.stripe().pay(sessionId);
    api.stripe().webhooks.resume('reversed');
    await api.stripe().webhooks.idle();
    await expectSoldOnce();
  });

  test('a refund that arrives before the payment settles both', async () => {
    api.stripe().webhooks.pause();
    api.stripe().pay(sessionId);
    api.stripe().refund(sessionId);
    api.stripe().webhooks.resume('reversed');
    await api.stripe().webhooks.idle();
    expect(await column(api, 'SELECT state FROM payments')).toEqual(['refunded']);
    expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
    expect(await column(api, 'SELECT state FROM certificates')).toEqual(['revoked']);
  });

  test('a day’s webhooks, twice and in reverse, settle once', async () => {
    api.stripe().webhooks.pause();
    api.stripe().pay(sessionId);
    api.clock.advance(25 * 60 * MINUTE_MS);
    api.stripe().webhooks.duplicateNext(20);
    api.stripe().webhooks.resume('reversed');
    await api.stripe().webhooks.idle();
    await expectSoldOnce();
    await reconcile();
    await expectSoldOnce();
  });

  test('a webhook that is days late changes nothing', async () => {
    api.stripe().pay(sessionId);
    await api.stripe().webhooks.idle();
    const [event] = api
      .stripe()
      .events()
      .filter(({ type }) => type === 'checkout.session.completed')
      .slice(-1);
    api.clock.advance(3 * 24 * 60 * MINUTE_MS);
    api.stripe().webhooks.redeliver(event?.id ?? '');
    await api.stripe().webhooks.idle();
    await expectSoldOnce();
  });
});

describe('payments that take days', () => {
  test('a completed but unpaid session waits, then sells', async () => {
    api.stripe().pay(sessionId, { settles: 'later' });
    await api.stripe().webhooks.idle();
    await expectPending();
    api.stripe().settle(sessionId, 'paid');
    await api.stripe().webhooks.idle();
    await expectSoldOnce();
  });

  test('a completed session whose payment fails releases the print', async () => {
    api.stripe().pay(sessionId, { settles: 'later' });
    await api.stripe().webhooks.idle();
    api.stripe().settle(sessionId, 'failed');
    await api.stripe().webhooks.idle();
    await expectReleased();
  });

  test('while it waits, the end of the session does not release the print', async () => {
    api.stripe().pay(sessionId, { settles: 'later' });
    await api.stripe().webhooks.idle();
    api.clock.advance(33 * MINUTE_MS);
    await reconcile();
    await expectPending();
  });
});

test('a failed effect returns 500 and succeeds on Stripe’s next delivery', async () => {
  await api.database.manager.query('RENAME TABLE certificates TO certificates_away');
  api.stripe().webhooks.pause();
  api.stripe().pay(sessionId);
  expect((await postStripeMessage(api, completed())).status).toBe(500);
  await api.database.manager.query('RENAME TABLE certificates_away TO certificates');
  await expectPending();

  expect((await postStripeMessage(api, completed())).status).toBe(200);
  await expectSoldOnce();
});
