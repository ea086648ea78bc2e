import Stripe from 'stripe';
import { openShop, printCheckout, type Shop } from '../../test/shop';
import { API_VERSION } from './event-types';
import { idOf } from './account';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.sandbox.close());

async function paidCharge() {
  const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
  shop.sandbox.pay(id);
  const session = await shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  const intent = session.payment_intent;
  if (intent === null || typeof intent === 'string') throw new Error('not expanded');
  return { sessionId: id, intent: intent.id, charge: idOf(intent.latest_charge) ?? '' };
}

const eventsAbout = (id: string) =>
  shop.sandbox
    .events()
    .filter((event) => event.data.object.id === id)
    .map((event) => event.type);

test("speaks the SDK's own version", () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

describe('refunds', () => {
  test('refunds a part, then the rest, and never more', async () => {
    const { intent, charge } = await paidCharge();
    const part = await shop.stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
    expect(part).toMatchObject({ object: 'refund', amount: 10_000, status: 'succeeded', charge });
    await expect(shop.stripe.charges.retrieve(charge)).resolves.toMatchObject({
      amount_refunded: 10_000,
      refunded: false,
    });
    await expect(shop.stripe.refunds.create({ charge, amount: 23_301 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    await shop.stripe.refunds.create({ charge });
    await expect(shop.stripe.charges.retrieve(charge)).resolves.toMatchObject({
      amount_refunded: 33_300,
      refunded: true,
    });
    await expect(shop.stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const list = await shop.stripe.refunds.list({ payment_intent: intent });
    expect(list.data.map((refund) => refund.amount)).toEqual([23_300, 10_000]);
  });

  test('sends the refund and the charge with its refunded total', async () => {
    const { sessionId, charge } = await paidCharge();
    const refund = shop.sandbox.refund(sessionId, 100);
    expect(eventsAbout(refund.id)).toEqual(['refund.created', 'refund.updated']);
    expect(
      shop.sandbox
        .events()
        .find((event) => event.type === 'charge.refunded' && event.data.object.id === charge),
    ).toMatchObject({ data: { object: { amount_refunded: 100 } } });
  });

  test('a refund that the bank returns is subtracted again', async () => {
    const { sessionId, charge } = await paidCharge();
    const refund = shop.sandbox.failRefund(shop.sandbox.refund(sessionId).id);
    expect(refund.status).toBe('failed');
    await expect(shop.stripe.charges.retrieve(charge)).resolves.toMatchObject({ amount_refunded: 0 });
    expect(eventsAbout(refund.id).at(-1)).toBe('refund.failed');
  });

  test('an unpaid intent cannot be refunded', async () => {
    const intent = await shop.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    await expect(shop.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

test('a dispute marks the charge and is closed later', async () => {
  const { sessionId, charge } = await paidCharge();
  const dispute = shop.sandbox.dispute(sessionId);
  await expect(shop.stripe.charges.retrieve(charge)).resolves.toMatchObject({ disputed: true });
  await expect(shop.stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
  shop.sandbox.closeDispute(dispute.id, 'lost');
  await expect(shop.stripe.disputes.retrieve(dispute.id)).resolves.toMatchObject({ status: 'lost' });
  expect(eventsAbout(dispute.id)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ]);
});

test('a dispute that is won returns the money', async () => {
  const { sessionId } = await paidCharge();
  const { id, amount } = shop.sandbox.dispute(sessionId);
  shop.sandbox.closeDispute(id, 'won');
  const { balance_transactions: moved } = await shop.stripe.disputes.retrieve(id);
  expect(moved.map((transaction) => transaction.amount)).toEqual([-amount, amount]);
  expect(eventsAbout(id).slice(-2)).toEqual(['charge.dispute.closed', 'charge.dispute.funds_reinstated']);
});

test('a fraud warning has its payment', async () => {
  const { sessionId, charge } = await paidCharge();
  const { id } = shop.sandbox.warnOfFraud(sessionId);
  await expect(shop.stripe.radar.earlyFraudWarnings.retrieve(id)).resolves.toMatchObject({
    charge,
    actionable: true,
    fraud_type: 'unauthorized_use_of_card',
  });
  expect(eventsAbout(id)).toEqual(['radar.early_fraud_warning.created']);
});

describe('payment intents', () => {
  test('is confirmed with a test payment method', async () => {
    const { id } = await shop.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const paid = await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 500 });
    await expect(
      shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  test('a declined confirmation is a card error that names the charge', async () => {
    await expect(
      shop.stripe.paymentIntents.create({
        amount: 500,
        currency: 'usd',
        payment_method: 'pm_card_visa_chargeDeclined',
        confirm: true,
      }),
    ).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
  });

  test('can be canceled while it is open, and not afterwards', async () => {
    const { id } = await shop.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const canceled = await shop.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    await expect(shop.stripe.paymentIntents.cancel(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test("a session's intent moves only with its session", async () => {
    const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
    const { payment_intent: intent } = shop.sandbox.decline(id);
    await expect(shop.stripe.paymentIntents.cancel(idOf(intent) ?? '')).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});
