import { signedIn } from '../../../test/builders/collectors';
import { actOn, messageRecord, writeMessage } from '../../../test/builders/messages';
import { postOrder } from '../../../test/builders/admin-orders';
import { asOwner } from '../../../test/app/signed-in-owner';
import { payIntent } from '../../../test/builders/payment-requests';
import {
  checkoutBody,
  column,
  createEdition,
  postCheckout,
  printsByState,
} from '../../../test/builders/checkout';
import { emailText } from '../../../test/builders/email-text';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { PaymentsReconciler } from '../../payments';
import { DisputesService } from '../../payments/disputes/disputes.service';

const DAY = 24 * 3_600_000;

let api: TestApi;
let messageId: string;
let artworkId: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().clearFaults();
  ({ artworkId } = await createEdition(api, { title: 'Shallows', total: 1 }));
  messageId = await writeMessage(api, { subject: 'Artwork Inquiry: Shallows' });
});
afterAll(() => api.close());

/** The only number of Shallows for 4,450 dollars, shipped to Marfa. */
const agreed = (named: object = {}) => ({
  items: [{ artworkId, size: '30x20', quantity: 1, price: 4_450 }],
  buyer: { fullName: 'Ada Byron', email: 'ada@example.com', city: 'Marfa', state: 'TX' },
  shipping: 185.5,
  days: 7,
  ...named,
});

const sell = (named?: object, headers = asOwner) =>
  actOn(api, messageId, { path: 'orders', body: agreed(named), headers });

const orders = () =>
  api.database.manager.query<{ number: string; status: string }[]>(
    'SELECT number, status, subtotal_cents, extras_cents, total_cents FROM orders',
  );

const version = async () => Number((await column(api, 'SELECT version FROM orders'))[0]);

const intent = async () => String((await column(api, 'SELECT payment_intent_id FROM payment_requests'))[0]);

/** What the buyer's bank says about the payment. */
async function disputed(status: string): Promise<void> {
  const [reference] = await column(api, 'SELECT id FROM payment_requests');
  const dispute = {
    id: 'du_1',
    paymentIntentId: await intent(),
    status,
    withdrawnCents: 0,
    fundsMovements: 0,
  };
  await api.get(DisputesService).recordDispute(String(reference), dispute);
}

async function linkMail(): Promise<string> {
  await api.deliverOutbox();
  const emails = (await api.mails()).map(emailText);
  return emails.find((email) => email.includes('held for you until')) ?? '';
}

test('a link without an end is rejected at its field', async () => {
  const answer = await sell({ days: null });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: { days: 'Please enter 1 to 90 days.' } },
  ]);
});

test('an order waits for its payment, its number is held, and the link is only in the email', async () => {
  const answer = await sell({ words: 'As we said on the telephone:' });
  expect(answer.status).toBe(201);
  const [order] = await orders();
  expect(order).toMatchObject({
    status: 'pending',
    subtotal_cents: 445_000,
    extras_cents: 18_550,
    total_cents: 463_550,
  });
  expect(await printsByState(api)).toEqual({ held: 1 });
  const email = await linkMail();
  expect(email).toContain('To: ada@example.com');
  expect(email).toContain('As we said on the telephone:');
  expect(email).toContain('“Shallows”, 30 × 20 in, Black Frame: $4,450.00');
  expect(email).toContain('Shipping: $185.50');
  expect(email).toMatch(/\/checkout\?payment_intent=pi_\w+&key=[\w-]{43}/);
  const message = await messageRecord(api, messageId);
  expect(message).toMatchObject({
    state: 'answered',
    history: [{ kind: 'order', reference: order?.number }],
  });
  expect(JSON.stringify(message)).not.toContain('key=');
});

test('nobody else can buy the number meanwhile, and it is sold once the link is paid', async () => {
  await sell();
  const edition = {
    artworkId,
    editionId: '',
    title: 'Shallows',
    size: '30x20',
    priceCents: 500_000,
    total: 1,
  };
  expect((await postCheckout(api, checkoutBody([edition]))).status).toBe(409);
  await payIntent(api, await intent());
  await api.stripe().webhooks.idle();
  expect(await orders()).toMatchObject([{ status: 'confirmed' }]);
  expect(await printsByState(api)).toEqual({ sold: 1 });
  expect(await column(api, 'SELECT customer_name FROM orders')).toEqual(['Ada Byron']);
  expect(await column(api, 'SELECT COUNT(*) FROM certificates')).toEqual(['1']);
});

test('the number is available again when the link expires', async () => {
  await sell();
  api.clock.advance(7 * DAY + 120_000);
  await api.get(PaymentsReconciler).run();
  await api.stripe().webhooks.idle();
  expect(await orders()).toMatchObject([{ status: 'cancelled' }]);
  expect(await printsByState(api)).toEqual({ available: 1 });
});

test('and when it is cancelled', async () => {
  await sell();
  const [order] = await orders();
  const [id] = await column(api, 'SELECT id FROM payment_requests');
  const path = `/api/admin/orders/${order?.number}/payment-requests/${String(id)}/cancel`;
  expect((await api.request(path, { method: 'POST', headers: asOwner })).status).toBe(200);
  expect(await printsByState(api)).toEqual({ available: 1 });
});

test('nothing remains if Stripe cannot be reached, and the message still needs a reply', async () => {
  api.stripe().failNext(10, 503, { method: 'POST', path: '/v1/payment_intents' });
  expect((await sell()).status).toBe(502);
  expect(await printsByState(api)).toEqual({ available: 1 });
  expect(await messageRecord(api, messageId)).toMatchObject({ state: 'open', history: [] });
});

test('of two simultaneous sales, one gets the number', async () => {
  const mara = await staffSignedIn(api);
  const answers = await Promise.all([sell(), sell({}, mara.headers)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(await orders()).toHaveLength(1);
});

test('an order for a collector’s inquiry is linked to their account', async () => {
  const ada = await signedIn(api);
  await api.request('/api/collector/inquiry', {
    method: 'POST',
    headers: ada.headers,
    body: { message: 'Is it still to be had?', inquiryType: 'Availability', artworkId },
  });
  messageId = String(
    (await column(api, "SELECT id FROM contact_messages WHERE type = 'collector_inquiry'"))[0],
  );
  await sell();
  expect(await column(api, 'SELECT collector_id FROM orders')).toEqual([ada.id]);
});

test('an unavailable number is rejected with a sentence', async () => {
  await sell();
  const answer = await sell();
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: 'prints_unavailable', message: '“Shallows”, 30 × 20 in is currently sold out.' },
  ]);
});

test('a refund covers everything that was paid with the order', async () => {
  await sell();
  await payIntent(api, await intent());
  await api.stripe().webhooks.idle();
  const [order] = await orders();
  await api.request(`/api/admin/orders/${order?.number}/refunds`, {
    method: 'POST',
    headers: asOwner,
    body: { id: '0193a4c0-0000-7000-8000-000000000001', reason: 'Damaged', version: await version() },
  });
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();
  expect(await column(api, 'SELECT refunded_cents FROM orders')).toEqual([463_550]);
});

test('a dispute stops shipping what was paid through a link, until it is won', async () => {
  await sell();
  await payIntent(api, await intent());
  await api.stripe().webhooks.idle();
  const [order] = await orders();
  const ship = async () => (await postOrder(api, `${order?.number}/status`, { status: 'shipped' })).status;
  await disputed('needs_response');
  expect(await ship()).toBe(409);
  await disputed('won');
  expect(await ship()).toBe(200);
});

test('in inquiry mode nothing is sold (G39)', async () => {
  api.settings.applyOverrides({ sales: { ...api.settings.sales, mode: 'inquire' } });
  const answer = await sell();
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'inquiry_only' }]);
});
