import { PaymentSettlementService } from '../../payments/payment-settlement.service';
import { startApi, type TestApi } from '../../../test/app/start-api';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  printsByState,
} from '../../../test/builders/checkout';

let api: TestApi;
let sessionId: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ({ sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)])));
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
});
afterAll(() => api.close());

const alerts = (): Promise<unknown[]> =>
  column(api, `SELECT note FROM order_events WHERE kind = 'alert' ORDER BY id`);

test('a full refund revokes the certificate and leaves the print with the owner (G21)', async () => {
  api.stripe().refund(sessionId);
  await api.stripe().webhooks.idle();

  expect(await column(api, 'SELECT state FROM payments')).toEqual(['refunded']);
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
  expect(await column(api, 'SELECT state FROM certificates')).toEqual(['revoked']);
  expect(await column(api, 'SELECT kind FROM certificate_events ORDER BY id')).toEqual(['issued', 'revoked']);
  expect(await column(api, 'SELECT kind FROM order_events ORDER BY id')).toEqual([
    'placed',
    'confirmed',
    'refunded',
  ]);
  expect(await printsByState(api)).toEqual({ available: 8, sold: 1 });
});

test('partial refunds are stored by id and add up to a full one', async () => {
  api.stripe().refund(sessionId, 100_00);
  await api.stripe().webhooks.idle();
  expect(await column(api, 'SELECT refunded_cents FROM payments')).toEqual([100_00]);
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['confirmed']);
  expect(await column(api, 'SELECT state FROM certificates')).toEqual(['issued']);
  expect(await column(api, `SELECT note FROM order_events WHERE kind = 'partly-refunded'`)).toEqual([
    '$100.00 has been refunded in total.',
  ]);

  api.stripe().refund(sessionId);
  await api.stripe().webhooks.idle();
  expect(await column(api, 'SELECT amount_cents FROM refunds ORDER BY amount_cents')).toEqual([
    100_00, 546_250,
  ]);
  expect(await column(api, 'SELECT state FROM certificates')).toEqual(['revoked']);
});

test('a refund that the bank returns no longer counts, and the owner is alerted', async () => {
  const refund = api.stripe().refund(sessionId, 100_00);
  await api.stripe().webhooks.idle();
  api.stripe().failRefund(refund.id);
  await api.stripe().webhooks.idle();

  expect(await column(api, 'SELECT refunded_cents FROM payments')).toEqual([0]);
  expect(await alerts()).toEqual([expect.stringContaining('refund failed')]);
});

test('of two refund lists, the older can be processed last: nothing is uncounted', async () => {
  const [reference] = await column(api, 'SELECT reference FROM payments');
  const record = api.get(PaymentSettlementService);
  const first = { id: 're_1', amountCents: 100_00, status: 'pending', requestId: null };
  const failed = { ...first, status: 'failed' };
  const second = { id: 're_2', amountCents: 50_00, status: 'succeeded', requestId: null };
  await record.recordRefunds(String(reference), [failed, second], 'webhook');
  await record.recordRefunds(String(reference), [first], 'webhook');

  expect(await column(api, 'SELECT refunded_cents FROM payments')).toEqual([50_00]);
  expect(await column(api, 'SELECT status FROM refunds ORDER BY id')).toEqual(['failed', 'succeeded']);
  expect(await alerts()).toEqual([]);
});

test('a dispute stops shipping and alerts the owner; certificate and print stay', async () => {
  const dispute = api.stripe().dispute(sessionId);
  await api.stripe().webhooks.idle();
  expect(await column(api, 'SELECT COUNT(disputed_at) FROM orders')).toEqual(['1']);
  expect(await column(api, 'SELECT dispute_status FROM payments')).toEqual([dispute.status]);
  expect(await alerts()).toEqual([expect.stringContaining('Do not ship')]);
  expect(await column(api, 'SELECT state FROM certificates')).toEqual(['issued']);
  expect(await printsByState(api)).toEqual({ available: 8, sold: 1 });

  api.stripe().closeDispute(dispute.id, 'won');
  await api.stripe().webhooks.idle();
  expect(await column(api, 'SELECT dispute_status FROM payments')).toEqual(['won']);
  expect(await column(api, 'SELECT COUNT(disputed_at) FROM orders')).toEqual(['0']);
  expect((await alerts()).at(-1)).toContain('The order can go ahead');
});

test('an order with a lost dispute cannot be shipped', async () => {
  const dispute = api.stripe().dispute(sessionId);
  await api.stripe().webhooks.idle();
  api.stripe().closeDispute(dispute.id, 'lost');
  await api.stripe().webhooks.idle();
  expect(await column(api, 'SELECT COUNT(disputed_at) FROM orders')).toEqual(['1']);
  expect((await alerts()).at(-1)).toContain('Do not ship');
});
