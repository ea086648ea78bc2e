import { startApi, type TestApi } from '../../../test/app/start-api';
import { asOwner } from '../../../test/app/signed-in-owner';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { emailText } from '../../../test/builders/email-text';
import { payIntent } from '../../../test/builders/payment-requests';
import { column } from '../../../test/builders/checkout';
import type { CollectorOrder } from '../../orders/collector/collector-orders.service';
import { orderList } from '../../../test/builders/admin-orders';
import type { OrderReceipt } from '../../orders/receipts/dto/order-receipt.dto';
import type { PaymentRequestView } from '../../payment-requests/dto/payment-request.dto';
import type { CommissionRequestDetail, CommissionRequestRecord } from './dto/commission-request.dto';

let api: TestApi;
let ada: TestCollector;
let id: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ada = await signedIn(api);
  const body = {
    collectorId: ada.id,
    projectType: 'Diptych for a stairwell',
    budgetRange: '$10,000–$15,000',
    description: 'Two panels that follow the steps.',
    wantsStudioVisit: false,
  };
  const created = await api.request('/api/admin/commission-requests', {
    method: 'POST',
    body,
    headers: asOwner,
  });
  ({ id } = (await created.json()) as CommissionRequestRecord);
});
afterAll(() => api.close());

async function read<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

const ask = (body: object = {}, headers: Record<string, string> = asOwner) =>
  api.request(`/api/admin/commission-requests/${id}/deposit`, {
    method: 'POST',
    body: { amount: 2_500.5, version: 1, ...body },
    headers,
  });

const commission = async () => {
  const [first] = await read<CommissionRequestRecord[]>(
    await api.request('/api/commissions', { headers: ada.headers }),
  );
  return first;
};

const orders = async () => read<CollectorOrder[]>(await api.request('/api/orders', { headers: ada.headers }));

const lookUp = async (number = '') =>
  read<OrderReceipt>(
    await api.request('/api/order-lookups', { method: 'POST', body: { number, email: ada.email } }),
  );

const mails = async () => {
  await api.deliverOutbox();
  return (await api.mails()).map(emailText);
};

const pageOf = async (payUrl: string | null | undefined) => {
  const query = new URL(payUrl ?? '', 'http://gallery.example').searchParams;
  const path = `/api/payment-requests/${query.get('payment_intent') ?? ''}?key=${query.get('key') ?? ''}`;
  return read<PaymentRequestView>(await api.request(path));
};

async function payDeposit(): Promise<void> {
  const { paymentIntent } = await pageOf((await commission())?.deposit?.payUrl);
  await payIntent(api, paymentIntent ?? '');
  await api.stripe().webhooks.idle();
}

describe('a requested deposit', () => {
  test('can be paid from the commission, the order, the lookup page and the email', async () => {
    const detail = await read<CommissionRequestDetail>(await ask());
    expect(detail).toMatchObject({ version: 2, deposit: { amount: 2_500.5, state: 'open', payUrl: null } });
    const deposit = (await commission())?.deposit;
    expect(deposit).toMatchObject({ amount: 2_500.5, state: 'open', payUrl: expect.any(String) });
    const balance = {
      description: 'Deposit: Diptych for a stairwell',
      amount: 2_500.5,
      payUrl: deposit?.payUrl,
    };
    expect(await orders()).toMatchObject([{ orderType: 'commission_deposit', balances: [balance] }]);
    expect(await lookUp(deposit?.orderNumber)).toMatchObject({ balances: [balance], payment: 'open' });
    const mail = (await mails()).find((text) => text.includes('Deposit: Diptych for a stairwell'));
    expect(mail).toContain('$2,500.50');
    expect(mail).toContain(`http://gallery.example${deposit?.payUrl ?? ''}`);
  });

  test('needs no address, because nothing is shipped', async () => {
    await ask();
    const { orderNumber = '', payUrl } = (await commission())?.deposit ?? {};
    expect(await pageOf(payUrl)).toMatchObject({ needsAddress: false, total: 2_500.5 });
    expect(await lookUp(orderNumber)).toMatchObject({ canEditAddress: false, shippingAddress: null });
  });

  test('is paid once, with an email to both sides, and nothing to make or ship', async () => {
    await ask();
    await payDeposit();
    expect(await commission()).toMatchObject({
      deposit: { state: 'paid', paidAt: expect.any(String), payUrl: null },
    });
    const [order] = await orders();
    expect(order).toMatchObject({ status: 'confirmed', balances: [], promisedBy: null });
    expect(order?.steps.map(({ step, isDone }) => [step, isDone])).toEqual([
      ['ordered', true],
      ['paid', true],
    ]);
    expect(await orderList(api, '?needs=shipment')).toMatchObject({ total: 0 });
    const received = (await mails()).filter((text) => text.includes(order?.number ?? ''));
    expect(received.filter((text) => text.includes('We have received your payment'))).toHaveLength(1);
    expect(received.filter((text) => text.includes(') paid:'))).toHaveLength(1);
    expect(received.join('\n')).not.toContain('signed and numbered');
  });

  test('can be requested again only once its link has expired unpaid', async () => {
    await ask();
    const again = await ask({ version: 2 });
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'commission_deposit_asked' }]);
    const [request] = await column(api, 'SELECT id FROM payment_requests');
    const { orderNumber = '' } = (await commission())?.deposit ?? {};
    const cancel = `/api/admin/orders/${orderNumber}/payment-requests/${String(request)}/cancel`;
    expect((await api.request(cancel, { method: 'POST', headers: asOwner })).status).toBe(200);
    expect(await commission()).toMatchObject({ deposit: null });
    expect((await ask({ version: 2 })).status).toBe(201);
  });

  test('is created once for two simultaneous clicks', async () => {
    const statuses = (await Promise.all([ask(), ask()])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await orders()).toHaveLength(1);
  });

  test('leaves nothing open when Stripe rejects it', async () => {
    api.stripe().failNext(10, 503, { method: 'POST', path: '/v1/payment_intents' });
    expect((await ask()).status).toBe(502);
    api.stripe().clearFaults();
    expect(await commission()).toMatchObject({ deposit: null });
    expect((await ask({ version: 2 })).status).toBe(201);
  });
});

test.each([
  [{ amount: 0.2 }, 400],
  [{ amount: 'much' }, 400],
  [{ version: 7 }, 409],
])('is rejected: %j', async (body, status) => {
  expect((await ask(body)).status).toBe(status);
  expect(await orders()).toEqual([]);
});

test('is not possible for a rejected commission', async () => {
  const path = `/api/admin/commission-requests/${id}/status`;
  await api.request(path, { method: 'POST', body: { status: 'rejected' }, headers: asOwner });
  expect((await ask({ version: 2 })).status).toBe(409);
});

test('can be requested only by the gallery', async () => {
  expect((await ask({}, ada.headers)).status).toBe(401);
});
