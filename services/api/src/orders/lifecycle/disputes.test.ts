import { orderRecord, postOrder } from '../../../test/builders/admin-orders';
import { emailText } from '../../../test/builders/email-text';
import { checkoutBody, column, createEdition, openCheckout } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { OrderReportQueries } from '../reports/order-reports.queries';
import { StripeDisputesGateway } from '../../payments/stripe/stripe-disputes.gateway';

let api: TestApi;
let number: string;
let sessionId: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ({ orderNumber: number, sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)])));
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
});
afterAll(() => api.close());

const soldCents = async () =>
  (await api.get(OrderReportQueries).salesByMonth([], 'UTC')).map(({ cents }) => cents);

const history = async (kind: string) =>
  (await orderRecord(api, number)).history.filter((entry) => entry.kind === kind).map(({ note }) => note);

/** Emails to the owner that say this. */
async function mailsSaying(words: string): Promise<number> {
  await api.deliverOutbox();
  return (await api.mails()).map(emailText).filter((mail) => mail.includes(words)).length;
}

async function ship(more: object = {}): Promise<Response> {
  const { version } = await orderRecord(api, number);
  return postOrder(api, `${number}/status`, { status: 'shipped', version, ...more });
}

describe('the money in a dispute', () => {
  test('does not count as sales while Stripe has it, and counts again when the dispute is won', async () => {
    const dispute = api.stripe().dispute(sessionId);
    await api.stripe().webhooks.idle();
    expect(await orderRecord(api, number)).toMatchObject({ disputeWithdrawn: 5562.5, needs: ['dispute'] });
    expect(await soldCents()).toEqual([0]);

    api.stripe().closeDispute(dispute.id, 'won');
    await api.stripe().webhooks.idle();
    expect(await orderRecord(api, number)).toMatchObject({ disputeWithdrawn: 0, needs: [] });
    expect(await soldCents()).toEqual([556_250]);
    expect(await history('dispute-funds')).toEqual([
      'Stripe has withdrawn $5,562.50 because of a dispute.',
      'Stripe has returned the disputed amount.',
    ]);
    expect(await mailsSaying('Stripe has withdrawn $5,562.50')).toBe(1);
    expect(await mailsSaying('Stripe has returned the disputed amount')).toBe(1);
  });

  test('stays uncounted when the dispute is lost', async () => {
    api.stripe().closeDispute(api.stripe().dispute(sessionId).id, 'lost');
    await api.stripe().webhooks.idle();
    expect(await soldCents()).toEqual([0]);
    expect(await column(api, 'SELECT withdrawn_cents FROM disputes')).toEqual([556_250]);
  });

  test('is counted once, however often and in whatever order the events arrive', async () => {
    const { webhooks } = api.stripe();
    webhooks.pause();
    api.stripe().closeDispute(api.stripe().dispute(sessionId).id, 'won');
    webhooks.duplicateNext(4);
    webhooks.resume('reversed');
    await webhooks.idle();

    expect(await column(api, 'SELECT status FROM disputes')).toEqual(['won']);
    expect(await orderRecord(api, number)).toMatchObject({ disputeWithdrawn: 0, disputedAt: null });
    expect(await soldCents()).toEqual([556_250]);
  });

  test('is unchanged by an older response from Stripe that arrives late', async () => {
    const gateway = api.get(StripeDisputesGateway);
    const retrieve = gateway.retrieveDispute.bind(gateway);
    const { webhooks } = api.stripe();
    jest.spyOn(gateway, 'retrieveDispute').mockImplementationOnce(async (id) => {
      const older = await retrieve(id);
      api.stripe().closeDispute(id, 'won');
      await until(
        async () => (await column(api, "SELECT 1 FROM disputes WHERE status = 'won'")).length === 1,
      );
      return older;
    });
    api.stripe().dispute(sessionId);
    await webhooks.idle();

    expect(await orderRecord(api, number)).toMatchObject({ disputeWithdrawn: 0, disputedAt: null });
    expect(await column(api, 'SELECT status FROM disputes')).toEqual(['won']);
  });
});

describe('a fraud warning', () => {
  beforeEach(async () => {
    api.stripe().warnOfFraud(sessionId);
    await api.stripe().webhooks.idle();
  });

  test('marks the order and tells the owner once', async () => {
    const [event] = api
      .stripe()
      .events()
      .filter(({ type }) => type === 'radar.early_fraud_warning.created');
    api.stripe().webhooks.redeliver(event?.id ?? '');
    await api.stripe().webhooks.idle();

    expect(await column(api, 'SELECT fraud_type FROM early_fraud_warnings')).toEqual([
      'unauthorized_use_of_card',
    ]);
    expect(await orderRecord(api, number)).toMatchObject({
      needs: ['fraud-warning'],
      fraudWarnedAt: expect.any(String),
    });
    expect(await history('alert')).toEqual([expect.stringContaining('Consider refunding before shipping.')]);
    expect(await mailsSaying('Stripe expects this payment to be disputed as fraud.')).toBe(1);
  });

  test('asks for confirmation before shipping', async () => {
    const refused = await ship();
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'order_status_refused' }]);
    expect((await ship({ acceptsFraudWarning: true })).status).toBe(200);
  });

  test('no longer marks the order once it is refunded', async () => {
    api.stripe().refund(sessionId);
    await api.stripe().webhooks.idle();
    expect(await orderRecord(api, number)).toMatchObject({ needs: [] });
  });
});

test('a fraud warning that arrives before its payment is reported still marks the order', async () => {
  ({ orderNumber: number, sessionId } = await openCheckout(
    api,
    checkoutBody([await createEdition(api, { title: 'B' })]),
  ));
  const { webhooks } = api.stripe();
  webhooks.pause();
  api.stripe().pay(sessionId);
  api.stripe().warnOfFraud(sessionId);
  webhooks.resume('reversed');
  await webhooks.idle();

  expect(await orderRecord(api, number)).toMatchObject({
    payment: 'paid',
    receipt: { status: 'confirmed' },
    needs: ['fraud-warning'],
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}
