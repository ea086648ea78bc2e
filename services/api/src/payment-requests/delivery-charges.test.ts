import { emailText } from '../../test/builders/email-text';
import { cancelRequest, payIntent, requestPayment } from '../../test/builders/payment-requests';
import { orderList, orderRecord, postOrder } from '../../test/builders/admin-orders';
import { checkoutBody, column, createEdition, openCheckout, pay } from '../../test/builders/checkout';
import { asOwner } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import type { OrderReceipt } from '../orders/receipts/dto/order-receipt.dto';
import type { PaymentRequestRecord, PaymentRequestView } from './dto/payment-request.dto';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().clearFaults();
});
afterAll(() => api.close());

const PORTLAND = { street: '1 Pine St', city: 'Portland', state: 'OR', zip: '97205' };

/** A paid order of minis, of framed works to Portland, or of both. */
async function sell(...kinds: ('mini' | 'framed')[]): Promise<string> {
  const editions = await Promise.all(
    kinds.map((shippingClass) => createEdition(api, { title: shippingClass, shippingClass })),
  );
  const [first, ...others] = editions;
  if (!first) throw new Error('Nothing to sell.');
  const body = checkoutBody([first, ...others]);
  const checkout = await openCheckout(api, { ...body, shipping: { ...body.shipping, ...PORTLAND } });
  await pay(api, checkout);
  return checkout.orderNumber;
}

async function read<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

const receiptOf = async (number: string) =>
  read<OrderReceipt>(
    await api.request('/api/order-lookups', { method: 'POST', body: { number, email: 'ada@example.com' } }),
  );

/** What the payment page shows at the path that the receipt gives. */
const pageOf = async (payUrl: string | null | undefined) => {
  const query = new URL(payUrl ?? '', 'http://gallery.example').searchParams;
  const reference = query.get('payment_request') ?? query.get('payment_intent') ?? '';
  return api.request(`/api/payment-requests/${reference}?key=${query.get('key') ?? ''}`);
};

async function payAt(payUrl: string | null | undefined): Promise<void> {
  const { paymentIntent } = await read<PaymentRequestView>(await pageOf(payUrl));
  await payIntent(api, paymentIntent ?? '');
  await api.stripe().webhooks.idle();
}

async function quote(number: string, amount: number): Promise<Response> {
  const { version } = await orderRecord(api, number);
  return postOrder(api, `${number}/delivery-quote`, { amount, version });
}

const requestsOf = async (number: string) =>
  read<PaymentRequestRecord[]>(
    await api.request(`/api/admin/orders/${number}/payment-requests`, { headers: asOwner }),
  );

/** Whether the owner is reminded about the delivery, and about shipping. */
async function reminders(): Promise<{ delivery: number; shipment: number }> {
  const totalOf = async (needs: string) => (await orderList(api, `?needs=${needs}`)).total;
  return {
    delivery: (await totalOf('delivery-quote')) + (await totalOf('delivery-payment')),
    shipment: await totalOf('shipment'),
  };
}

describe('the flat $20 for minis', () => {
  test('is open as soon as the order is paid, by email and on the order, with an audit entry (R2, G2)', async () => {
    const number = await sell('mini');
    const { shipping, balances } = await receiptOf(number);
    expect(shipping).toMatchObject({ minis: 20, paid: 0, quoted: null, due: 20 });
    expect(balances).toMatchObject([
      { description: 'Delivery of minis', amount: 20, payUrl: shipping.payUrl },
    ]);
    await api.deliverOutbox();
    const mails = (await api.mails()).map(emailText);
    const mail = mails.find((text) => text.includes(`Payment due for your order ${number}`));
    expect(mail).toContain('Delivery of minis: $20.00');
    expect(mail).toContain(`http://gallery.example${shipping.payUrl ?? ''}`);
    expect(await column(api, "SELECT action FROM audit_log WHERE actor_kind = 'system'")).toContain(
      'order.payment-requested',
    );
  });

  test('is created at Stripe once, when someone first opens its page', async () => {
    const { shipping } = await receiptOf(await sell('mini'));
    expect(await column(api, 'SELECT id FROM payments WHERE session_id IS NULL')).toEqual([]);
    const views = await Promise.all([pageOf(shipping.payUrl), pageOf(shipping.payUrl)]);
    const [one, two] = await Promise.all(views.map((view) => read<PaymentRequestView>(view)));
    expect(one).toMatchObject({ state: 'open', total: 20, clientSecret: expect.any(String) });
    expect(two?.paymentIntent).toBe(one?.paymentIntent);
    expect(await column(api, 'SELECT id FROM payments WHERE session_id IS NULL')).toHaveLength(1);
  });

  test('stays open when Stripe cannot be reached', async () => {
    const number = await sell('mini');
    const { shipping } = await receiptOf(number);
    api.stripe().failNext(10, 503, { method: 'POST', path: '/v1/payment_intents' });
    expect((await pageOf(shipping.payUrl)).status).toBe(502);
    api.stripe().clearFaults();
    expect((await pageOf(shipping.payUrl)).status).toBe(200);
  });

  test('settles the delivery once it is paid (R2)', async () => {
    const number = await sell('mini');
    expect(await reminders()).toEqual({ delivery: 1, shipment: 0 });
    await payAt((await receiptOf(number)).shipping.payUrl);
    expect((await receiptOf(number)).shipping).toMatchObject({ paid: 20, due: 0, payUrl: null });
    expect(await reminders()).toEqual({ delivery: 0, shipment: 1 });
  });

  test('is not settled by a payment for something else, such as installation (G2)', async () => {
    const number = await sell('mini', 'framed');
    const installation = { kind: 'installation', description: 'Installation', amount: 400 };
    const made = await requestPayment(api, number, { lines: [installation] });
    await payIntent(api, made.paymentIntent);
    await api.stripe().webhooks.idle();
    expect(await reminders()).toEqual({ delivery: 1, shipment: 0 });
  });

  test('does not settle it while framed artworks wait for their quote (R2)', async () => {
    const number = await sell('mini', 'framed');
    await payAt((await receiptOf(number)).shipping.payUrl);
    expect(await reminders()).toEqual({ delivery: 1, shipment: 0 });
    expect((await quote(number, 280)).status).toBe(204);
    expect((await receiptOf(number)).shipping).toMatchObject({ paid: 20, quoted: 280, due: 280 });
    expect(await reminders()).toEqual({ delivery: 1, shipment: 0 });
    await payAt((await receiptOf(number)).shipping.payUrl);
    expect(await reminders()).toEqual({ delivery: 0, shipment: 1 });
  });

  test('is closed when the order is refunded, and can no longer be paid', async () => {
    const number = await sell('mini');
    const { shipping } = await receiptOf(number);
    const { version } = await orderRecord(api, number);
    await postOrder(api, `${number}/refunds`, {
      id: crypto.randomUUID(),
      version,
      reason: 'Changed their mind',
    });
    await api.deliverOutbox();
    await api.stripe().webhooks.idle();
    await api.deliverOutbox();
    expect(await read<PaymentRequestView>(await pageOf(shipping.payUrl))).toMatchObject({
      state: 'cancelled',
      clientSecret: null,
    });
    expect(await orderRecord(api, number)).toMatchObject({ deliveryDue: 0, awaitsDeliveryQuote: false });
  });

  test('that nobody has opened can be cancelled by two people at once', async () => {
    const number = await sell('mini');
    const [charge] = await requestsOf(number);
    const cancel = () =>
      api.request(`/api/admin/orders/${number}/payment-requests/${charge?.id}/cancel`, {
        method: 'POST',
        headers: asOwner,
      });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(
      await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()])),
    ).toMatchObject(Array.from(answers, () => [200, { state: 'cancelled' }]));
  });
});

describe('a quote', () => {
  test('includes a flat part that nobody has opened, so that the buyer pays once', async () => {
    const number = await sell('mini', 'framed');
    await quote(number, 280);
    const { balances, shipping, events } = await receiptOf(number);
    expect(balances).toMatchObject([
      { description: 'Delivery of minis, Delivery of framed works', amount: 300 },
    ]);
    expect(shipping).toMatchObject({ due: 300, quoted: 280 });
    expect(events.map(({ note }) => note)).toContain('Delivery: $280.00.');
    expect((await requestsOf(number)).map(({ state, total }) => [state, total])).toEqual([
      ['open', 300],
      ['cancelled', 20],
    ]);
  });

  test('asks only for the rest once the flat part is being paid', async () => {
    const number = await sell('mini', 'framed');
    await pageOf((await receiptOf(number)).shipping.payUrl);
    await quote(number, 280);
    expect((await receiptOf(number)).balances.map(({ amount }) => amount)).toEqual([20, 280]);
  });

  test('of zero settles the delivery', async () => {
    const number = await sell('framed');
    await quote(number, 0);
    expect((await receiptOf(number)).balances).toEqual([]);
    expect(await reminders()).toEqual({ delivery: 0, shipment: 1 });
  });

  test('based on an outdated record asks for nothing', async () => {
    const number = await sell('framed');
    const { version } = await orderRecord(api, number);
    await quote(number, 280);
    const late = await postOrder(api, `${number}/delivery-quote`, { amount: 290, version });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'changed_meanwhile' }]);
    expect((await receiptOf(number)).balances).toMatchObject([{ amount: 280 }]);
  });

  test.each([
    [-1, 'Please enter an amount in dollars, such as 185.50.'],
    [0.3, 'A single payment can be $0.50 to $999,999.99.'],
  ])('of %d dollars is rejected', async (amount, sentence) => {
    const answer = await quote(await sell('framed'), amount);
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
      400,
      expect.stringContaining(sentence),
    ]);
  });
});

test('the console emails the link of an open charge again, without showing it', async () => {
  const number = await sell('mini');
  const [request] = await requestsOf(number);
  const path = `/api/admin/orders/${number}/payment-requests/${request?.id ?? ''}/email`;
  expect((await api.request(path, { method: 'POST', headers: asOwner })).status).toBe(204);
  await api.deliverOutbox();
  const mails = (await api.mails()).map(emailText);
  expect(mails.filter((mail) => mail.includes(`Payment due for your order ${number}`))).toHaveLength(2);
  expect(JSON.stringify(await orderRecord(api, number))).not.toContain('key=');
  const cancelled = { id: request?.id ?? '', orderNumber: number, paymentIntent: '', key: '', link: '' };
  expect((await cancelRequest(api, cancelled)).status).toBe(200);
  expect((await api.request(path, { method: 'POST', headers: asOwner })).status).toBe(409);
});

test('a wrong key opens nothing', async () => {
  const { balances } = await receiptOf(await sell('mini'));
  const answer = await api.request(`/api/payment-requests/${balances[0]?.id ?? ''}?key=${'x'.repeat(43)}`);
  expect(answer.status).toBe(404);
});
