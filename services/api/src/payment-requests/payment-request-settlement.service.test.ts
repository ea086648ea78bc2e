import { PaymentsReconciler } from '../payments';
import {
  cancelRequest,
  confirmedOrder,
  payIntent,
  requestPayment,
  viewOf,
  type MadeRequest,
} from '../../test/builders/payment-requests';
import { refundIntent } from '../../test/builders/event-photo-orders';
import { column } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';
import { postStripeMessage } from '../../test/app/stripe-webhook';

const MINUTE_MS = 60_000;

let api: TestApi;
let made: MadeRequest;
let sessionId: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().webhooks.discardHeld();
  api.stripe().webhooks.resume();
  const order = await confirmedOrder(api);
  ({ sessionId } = order);
  made = await requestPayment(api, order.orderNumber);
  await api.deliverOutbox();
});
afterAll(() => api.close());

const state = (): Promise<unknown[]> => column(api, 'SELECT state FROM payment_requests');
const history = (): Promise<unknown[]> =>
  column(api, `SELECT kind FROM order_events WHERE kind LIKE 'payment-%' ORDER BY id`);
const reconcile = (): Promise<void> => api.get(PaymentsReconciler).run();
const message = (id: string) =>
  postStripeMessage(api, {
    id,
    type: 'payment_intent.succeeded',
    object: { id: made.paymentIntent, metadata: { reference: made.id } },
  });

async function expectPaidOnce(): Promise<void> {
  expect(await state()).toEqual(['paid']);
  expect(await history()).toEqual(['payment-requested', 'payment-received']);
  expect(await column(api, 'SELECT shipping_paid_cents FROM orders')).toEqual([18_550]);
  expect(
    await column(api, `SELECT COUNT(*) FROM outbox WHERE dedupe_key LIKE 'mail:payment-received%'`),
  ).toEqual(['2']);
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['confirmed']);
}

describe('a payment is settled once, whoever reports it first', () => {
  test('the webhook', async () => {
    await payIntent(api, made.paymentIntent);
    await api.stripe().webhooks.idle();
    await expectPaidOnce();
  });

  test('the return page', async () => {
    api.stripe().webhooks.pause();
    await payIntent(api, made.paymentIntent);
    expect(await (await viewOf(api, made)).json()).toMatchObject({ state: 'paid', clientSecret: null });
    await expectPaidOnce();
  });

  test('the reconciler', async () => {
    api.stripe().webhooks.pause();
    await payIntent(api, made.paymentIntent);
    api.clock.advance(16 * MINUTE_MS);
    await reconcile();
    await expectPaidOnce();
  });

  test('all of them at once', async () => {
    api.stripe().webhooks.pause();
    await payIntent(api, made.paymentIntent);
    await Promise.all([message('evt_1'), message('evt_1'), message('evt_2'), viewOf(api, made), reconcile()]);
    await expectPaidOnce();
  });
});

test('a declined card leaves the request open for another', async () => {
  await payIntent(api, made.paymentIntent, 'pm_card_visa_chargeDeclined');
  await api.stripe().webhooks.idle();
  expect(await state()).toEqual(['open']);
  await payIntent(api, made.paymentIntent);
  await api.stripe().webhooks.idle();
  await expectPaidOnce();
});

test('an amount that differs from the frozen one alerts the owner', async () => {
  await api.database.manager.query('UPDATE payments SET amount_cents = 100 WHERE reference = ?', [made.id]);
  await payIntent(api, made.paymentIntent);
  await api.stripe().webhooks.idle();
  expect(await state()).toEqual(['open']);
  expect(await column(api, `SELECT note FROM order_events WHERE kind = 'alert' LIMIT 1`)).toEqual([
    expect.stringContaining('differs in: amount'),
  ]);
});

describe('cancelling', () => {
  test('leaves a request that was paid meanwhile as paid', async () => {
    api.stripe().webhooks.pause();
    await payIntent(api, made.paymentIntent);
    const response = await cancelRequest(api, made);
    expect(await response.json()).toMatchObject({
      code: 'payment_request_closed',
      details: { state: 'paid' },
    });
    await expectPaidOnce();
  });

  test('happens at Stripe first: a late payment is declined', async () => {
    await cancelRequest(api, made);
    expect((await payIntent(api, made.paymentIntent)).status).toBe(400);
    expect(await history()).toEqual(['payment-requested', 'payment-cancelled']);
  });

  test('marks nothing as cancelled without Stripe', async () => {
    api.stripe().failNext(4, 503, { path: '/v1/payment_intents' });
    expect((await cancelRequest(api, made)).status).toBe(502);
    expect(await state()).toEqual(['open']);
    api.stripe().clearFaults();
  });

  test('twice has no effect', async () => {
    await cancelRequest(api, made);
    expect((await cancelRequest(api, made)).status).toBe(200);
    expect(await history()).toEqual(['payment-requested', 'payment-cancelled']);
  });
});

test('a payment for a closed request is refunded, and buyer and owner are notified', async () => {
  await api.database.manager.query(`UPDATE payment_requests SET state = 'cancelled'`);
  await payIntent(api, made.paymentIntent);
  await api.stripe().webhooks.idle();
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();
  expect(await state()).toEqual(['refunded']);
  expect(
    await column(
      api,
      'SELECT refunded_cents FROM payments WHERE reference = (SELECT id FROM payment_requests)',
    ),
  ).toEqual([30_550]);
  expect(await column(api, 'SELECT shipping_paid_cents FROM orders')).toEqual([0]);
  expect((await api.mails()).join(' ')).toContain('is being refunded');
});

test('a refund that the buyer’s bank returns leaves the request paid', async () => {
  await payIntent(api, made.paymentIntent);
  await api.stripe().webhooks.idle();
  await refundIntent(api, made.paymentIntent);
  expect(await state()).toEqual(['refunded']);
  const [refund] = await column(api, 'SELECT id FROM refunds');
  api.stripe().failRefund(String(refund));
  await api.stripe().webhooks.idle();
  expect(await state()).toEqual(['paid']);
  expect(await column(api, 'SELECT shipping_paid_cents FROM orders')).toEqual([18_550]);
});

test('a full refund cancels a request whose payment is still being created', async () => {
  await api.database.manager.query(
    `UPDATE payments SET state = 'creating', payment_intent_id = NULL WHERE reference = ?`,
    [made.id],
  );
  api.stripe().refund(sessionId);
  await api.stripe().webhooks.idle();
  await api.deliverOutbox();
  await api.database.manager.query(
    `UPDATE payments SET state = 'open', payment_intent_id = ? WHERE reference = ?`,
    [made.paymentIntent, made.id],
  );
  api.clock.advance(5_001);
  await api.deliverOutbox();
  expect(await state()).toEqual(['cancelled']);
});

test('a full refund of the order cancels its open requests', async () => {
  api.stripe().refund(sessionId);
  await api.stripe().webhooks.idle();
  await api.deliverOutbox();
  expect(await state()).toEqual(['cancelled']);
});

test('an unpaid request is cancelled at Stripe when it expires', async () => {
  api.clock.advance(15 * 24 * 60 * MINUTE_MS);
  await reconcile();
  expect(await state()).toEqual(['cancelled']);
  expect((await payIntent(api, made.paymentIntent)).status).toBe(400);
});

test('a process that dies before Stripe answers leaves nothing that can be paid', async () => {
  await api.database.manager.query(
    `UPDATE payments SET state = 'creating', payment_intent_id = NULL, check_at = created_at WHERE reference = ?`,
    [made.id],
  );
  await reconcile();
  expect(await state()).toEqual(['cancelled']);
  expect((await payIntent(api, made.paymentIntent)).status).toBe(400);
});
