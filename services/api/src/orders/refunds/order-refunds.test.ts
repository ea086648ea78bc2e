import { EventEmitter, once } from 'node:events';
import { orderRecord, postOrder } from '../../../test/builders/admin-orders';
import { confirmedOrder } from '../../../test/builders/payment-requests';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  printsByState,
} from '../../../test/builders/checkout';
import { emailText } from '../../../test/builders/email-text';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { RefundsService } from '../../payments';
import { StripeRefundsGateway } from '../../payments/stripe/stripe-refunds.gateway';
import type { OrderRecord } from '../admin/dto/order-record.dto';

const MINUTE_MS = 60_000;

let api: TestApi;
let number: string;
let sessionId: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  const body = checkoutBody([await createEdition(api)], 2);
  ({ orderNumber: number, sessionId } = await openCheckout(api, body));
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
});
afterAll(() => api.close());

const record = (): Promise<OrderRecord> => orderRecord(api, number);

const refund = (body: object): Promise<Response> => postOrder(api, `${number}/refunds`, body);

/** The body of a refund as the page sends it. */
async function wanted(more: object = {}): Promise<object> {
  const { version } = await record();
  return { id: crypto.randomUUID(), version, reason: 'Damaged in transit', ...more };
}

/** Stripe makes the refund, and its webhooks arrive. */
async function carriedOut(): Promise<void> {
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();
}

const refundsAtStripe = (): Promise<unknown[]> =>
  column(api, 'SELECT amount_cents FROM refunds ORDER BY amount_cents');

test('a refunded print includes its share of tax and fee; its certificate is revoked and it stays sold', async () => {
  const [line] = (await record()).lines;
  await refund(await wanted({ lines: [{ lineId: line?.id, editionNumbers: [2] }] }));
  await carriedOut();

  expect(await refundsAtStripe()).toEqual([556_250]);
  expect(await column(api, 'SELECT state FROM certificates ORDER BY edition_number')).toEqual([
    'issued',
    'revoked',
  ]);
  expect(await printsByState(api)).toEqual({ available: 7, sold: 2 });
  expect(await record()).toMatchObject({
    payment: 'partly-refunded',
    refundable: 5562.5,
    lines: [{ refundedEditionNumbers: [2] }],
    refunds: [{ state: 'done', amount: 5562.5, reason: 'Damaged in transit', actor: 'owner theodora' }],
  });
});

test('a full refund cancels the order and revokes all certificates', async () => {
  await refund(await wanted({ amount: 100 }));
  await carriedOut();
  await refund(await wanted());
  await carriedOut();

  expect(await refundsAtStripe()).toEqual([100_00, 1_102_500]);
  expect(await record()).toMatchObject({
    payment: 'refunded',
    refundable: 0,
    receipt: { status: 'cancelled' },
  });
  expect(await column(api, 'SELECT DISTINCT state FROM certificates')).toEqual(['revoked']);
});

test('the buyer gets one email about the refunded amount', async () => {
  await refund(await wanted({ amount: 100 }));
  await carriedOut();
  await carriedOut();
  const mails = (await api.mails())
    .map(emailText)
    .filter((mail) => mail.includes(`A refund for your order ${number}`));
  expect(mails).toEqual([expect.stringContaining('refunded $100.00')]);
});

test('sending the same request twice, even at once, makes one refund', async () => {
  const body = await wanted({ amount: 100 });
  const answers = await Promise.all([refund(body), refund(body)]);
  answers.push(await refund(body));
  await carriedOut();

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await refundsAtStripe()).toEqual([100_00]);
});

test('of two simultaneous refunds, one learns that the order has changed', async () => {
  const answers = await Promise.all([
    refund(await wanted({ amount: 100 })),
    refund(await wanted({ amount: 100 })),
  ]);
  await carriedOut();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await refundsAtStripe()).toEqual([100_00]);
});

test('Stripe’s response to one refund does not block the next', async () => {
  await refund(await wanted({ amount: 100 }));
  const next = await wanted({ amount: 50 });
  await carriedOut();
  expect((await refund(next)).status).toBe(201);
  await carriedOut();
  expect(await refundsAtStripe()).toEqual([50_00, 100_00]);
});

test('cannot refund more than was paid', async () => {
  await refund(await wanted({ amount: 11_000 }));
  await carriedOut();
  const second = await refund(await wanted({ amount: 200 }));
  expect(await second.json()).toMatchObject({
    fields: { amount: expect.stringContaining('more than can still be refunded') },
  });
});

test.each([
  ['that is none', null, 'Please enter an amount in dollars, such as 185.50.'],
  ['that no payment can have', 1_000_000, 'A single payment can be up to $999,999.99.'],
])('an amount %s is rejected at its field', async (_what, amount, sentence) => {
  const answer = await refund({ ...(await wanted()), amount });
  expect(await answer.json()).toMatchObject({ fields: { amount: sentence } });
});

test.each([
  ['that Stripe could not take', 500, MINUTE_MS],
  ['whose answer got lost', 'lost', MINUTE_MS],
  // Stripe has forgotten the key by then.
  ['whose answer got lost a day ago', 'lost', 25 * 60 * MINUTE_MS],
] as const)('a refund %s stays requested, and is made once when Stripe is back', async (_what, fault, ms) => {
  api.stripe().failNext(2, fault, { method: 'POST', path: '/v1/refunds' });
  await refund(await wanted({ amount: 100 }));
  await api.deliverOutbox();
  expect(await record()).toMatchObject({ refunds: [{ state: 'asked' }] });

  api.clock.advance(ms);
  await carriedOut();
  expect(await record()).toMatchObject({ refunds: [{ state: 'done' }], refunded: 100 });
  expect(await refundsAtStripe()).toEqual([100_00]);
});

test('a page that loads during a refund sees the order either before or after it', async () => {
  await refund(await wanted());
  const requests = api.get(RefundsService);
  const read = requests.findByReferences.bind(requests);
  const steps = new EventEmitter();
  jest.spyOn(requests, 'findByReferences').mockImplementationOnce(async (references) => {
    steps.emit('order read');
    await once(steps, 'refund settled');
    return read(references);
  });
  const isOrderRead = once(steps, 'order read');
  const seen = record();
  await isOrderRead;
  await carriedOut();
  steps.emit('refund settled');

  // A page that sees the completed refund stops polling, so the order must be cancelled by then.
  expect(await seen).toMatchObject({ receipt: { status: 'confirmed' }, refunds: [{ state: 'asked' }] });
  expect(await record()).toMatchObject({ receipt: { status: 'cancelled' }, refunds: [{ state: 'done' }] });
});

test('a refund that Stripe rejects says why, and can be requested again', async () => {
  api.stripe().dispute(sessionId);
  await api.stripe().webhooks.idle();
  await refund(await wanted({ amount: 100 }));
  await carriedOut();

  expect(await record()).toMatchObject({
    refunds: [{ state: 'refused', failureReason: expect.stringContaining('charged back') }],
    refunded: 0,
    refundable: 11_125,
  });
});

describe('a refund that the buyer’s bank returns', () => {
  async function sentBack(): Promise<void> {
    const [id] = await column(api, "SELECT id FROM refunds WHERE status = 'succeeded'");
    api.stripe().failRefund(String(id));
    await api.stripe().webhooks.idle();
  }

  test('does not count as refunded, and can be made again', async () => {
    await refund(await wanted());
    await carriedOut();
    await sentBack();
    expect(await record()).toMatchObject({
      refunded: 0,
      refundable: 11_125,
      refunds: [{ state: 'refused', failureReason: expect.stringContaining('bank') }],
    });

    await refund(await wanted());
    await carriedOut();
    expect(await record()).toMatchObject({ refunded: 11_125, refundable: 0 });
  });

  test('covers no print: its number can be refunded again', async () => {
    const [line] = (await record()).lines;
    const ofNumber = { lines: [{ lineId: line?.id, editionNumbers: [2] }] };
    await refund(await wanted(ofNumber));
    await carriedOut();
    await sentBack();
    expect((await record()).lines).toMatchObject([{ refundedEditionNumbers: [] }]);

    await refund(await wanted(ofNumber));
    await carriedOut();
    expect(await record()).toMatchObject({ refunded: 5562.5, lines: [{ refundedEditionNumbers: [2] }] });
  });

  test('stays returned when an older response from Stripe arrives late', async () => {
    const gateway = api.get(StripeRefundsGateway);
    const list = gateway.list.bind(gateway);
    api.stripe().webhooks.pause();
    jest
      .spyOn(gateway, 'list')
      .mockImplementationOnce(list)
      .mockImplementationOnce(async (paymentIntentId) => {
        const seen = await list(paymentIntentId);
        api.stripe().webhooks.resume();
        await api.stripe().webhooks.idle();
        await sentBack();
        return seen;
      });
    await refund(await wanted());
    await api.deliverOutbox();

    expect(await record()).toMatchObject({ refunded: 0, refunds: [{ state: 'refused' }] });
  });
});

test('an unpaid order cannot be refunded', async () => {
  ({ orderNumber: number } = await openCheckout(
    api,
    checkoutBody([await createEdition(api, { title: 'B' })]),
  ));
  expect(await (await refund(await wanted())).json()).toMatchObject({ code: 'order_not_refundable' });
});

test('history and audit log show who refunded what', async () => {
  ({ orderNumber: number } = await confirmedOrder(api));
  await refund(await wanted({ amount: 100 }));
  await carriedOut();
  expect((await record()).history.find(({ kind }) => kind === 'refund-asked')).toMatchObject({
    actor: 'owner theodora',
    note: '$100.00: Damaged in transit',
  });
  expect(await column(api, "SELECT subject_kind FROM audit_log WHERE action = 'order.refunded'")).toEqual([
    'order',
  ]);
});
