import type { OrderStatus } from '@gallery/domain';
import { signedIn } from '../../../test/builders/collectors';
import { asOwner } from '../../../test/app/signed-in-owner';
import { confirmedOrder } from '../../../test/builders/payment-requests';
import { checkoutBody, column, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { emailText } from '../../../test/builders/email-text';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { STATUS_UNDO_MS } from '../orders-policy';

let api: TestApi;
let orderNumber: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ({ orderNumber } = await confirmedOrder(api));
});
afterAll(() => api.close());

const move = (status: OrderStatus, more: object = {}, number = orderNumber): Promise<Response> =>
  api.request(`/api/admin/orders/${number}/status`, {
    method: 'POST',
    headers: asOwner,
    body: { status, ...more },
  });

async function moved(status: OrderStatus, more: object = {}): Promise<void> {
  expect((await move(status, more)).status).toBe(200);
}

/** The email about this order whose subject contains these words, once its change can no longer be taken back. */
async function mailAbout(words: string): Promise<string | undefined> {
  api.clock.advance(STATUS_UNDO_MS);
  await api.deliverOutbox();
  const mails = (await api.mails()).map((mail) => emailText(mail));
  return mails.find((mail) => mail.includes(orderNumber) && mail.includes(words));
}

test('the order’s history has every status change with who, when and why', async () => {
  await moved('processing', { note: 'Printing on Monday.' });
  await moved('shipped', { trackingNumber: '1Z999', trackingUrl: 'https://parcels.example/1Z999' });
  await moved('delivered');
  await moved('completed');

  const response = await api.request(`/api/admin/orders/${orderNumber}`, { headers: asOwner });
  expect(await response.json()).toMatchObject({
    receipt: {
      orderNumber,
      status: 'completed',
      trackingNumber: '1Z999',
      trackingUrl: 'https://parcels.example/1Z999',
    },
    moves: [],
    shipping: { street: '1 Elm St', city: 'Dallas' },
    history: [
      { kind: 'placed', status: 'pending', actor: 'buyer' },
      { kind: 'confirmed', status: 'confirmed', actor: 'webhook' },
      {
        kind: 'moved',
        status: 'processing',
        actor: 'owner theodora',
        note: 'Printing on Monday.',
        at: expect.any(String),
      },
      { kind: 'moved', status: 'shipped', actor: 'owner theodora' },
      { kind: 'moved', status: 'delivered', actor: 'owner theodora' },
      { kind: 'moved', status: 'completed', actor: 'owner theodora' },
    ],
  });
});

test('the buyer gets an email about each step, with the gallery’s note', async () => {
  await moved('processing', { note: 'Printing on Monday.' });
  const mail = await mailAbout('is being made');
  expect(mail).toContain('To: ada@example.com');
  expect(mail).toContain('Printing on Monday.');
  expect(mail).toContain(`http://gallery.example/order-lookup?number=${orderNumber}`);
});

test('the shipping email has the tracking link', async () => {
  await moved('shipped', { trackingNumber: '1Z999', trackingUrl: 'https://parcels.example/1Z999' });
  const mail = await mailAbout('is on its way');
  expect(mail).toContain('Tracking number: 1Z999');
  expect(mail).toContain('https://parcels.example/1Z999');
});

test('the delivery email tells a guest how to get the certificate', async () => {
  await moved('shipped');
  await moved('delivered');
  const mail = await mailAbout(`${orderNumber} has arrived`);
  expect(mail).toContain('create an account with ada@example.com');
  expect(mail).toContain('http://gallery.example/collector/portal');
});

test('the delivery email links a collector to their account', async () => {
  const grace = await signedIn(api, { firstName: 'Grace' });
  const checkout = await openCheckout(api, checkoutBody([await createEdition(api)]), grace.headers);
  await pay(api, checkout);
  ({ orderNumber } = checkout);
  await moved('shipped');
  await moved('delivered');
  expect(await mailAbout(`${orderNumber} has arrived`)).toContain('find in your account');
});

test('the buyer sees the gallery’s notes, but not who wrote them', async () => {
  await moved('reviewing', { note: 'The paper is late.' });
  const response = await api.request('/api/order-lookups', {
    method: 'POST',
    body: { number: orderNumber, email: 'ada@example.com' },
  });
  expect(await response.json()).toMatchObject({
    events: [
      { status: 'pending' },
      { status: 'confirmed' },
      { status: 'reviewing', at: expect.any(String), note: 'The paper is late.' },
    ],
  });
});

test('a repeated status change happens once and sends one email', async () => {
  const answers = await Promise.all([move('approved'), move('approved'), move('approved')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await column(api, `SELECT status FROM order_events WHERE kind = 'moved'`)).toEqual(['approved']);
  expect(await column(api, `SELECT COUNT(*) FROM outbox WHERE dedupe_key LIKE 'mail:order-moved:%'`)).toEqual(
    ['1'],
  );
});

test('of two conflicting status changes, one succeeds and the other is rejected', async () => {
  const answers = await Promise.all([move('shipped'), move('cancelled')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await column(api, `SELECT COUNT(*) FROM order_events WHERE kind = 'moved'`)).toEqual(['1']);
});

test('a transition that is not allowed is rejected, listing the allowed ones', async () => {
  await moved('shipped');
  const response = await move('rejected');
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    code: 'order_status_refused',
    details: { status: 'shipped', moves: ['delivered', 'completed'] },
  });
});

test('the owner cannot change the status of an unpaid order', async () => {
  const { orderNumber: unpaid } = await openCheckout(api, checkoutBody([await createEdition(api)]));
  expect((await move('confirmed', {}, unpaid)).status).toBe(409);
  expect((await move('cancelled', {}, unpaid)).status).toBe(409);
});

test('corrected tracking is recorded and emailed again', async () => {
  await moved('shipped', { trackingNumber: '1Z998' });
  await moved('shipped', { trackingNumber: '1Z999' });
  expect(await column(api, 'SELECT tracking_number FROM orders')).toEqual(['1Z999']);
  expect(await mailAbout('Tracking number: 1Z999')).toBeDefined();
});

test.each([
  'javascript:alert(1)',
  'ftp://parcels.example/1',
  'https://user:word@parcels.example/1',
  'parcels',
])('a tracking URL of %s is rejected at its field', async (trackingUrl) => {
  const response = await move('shipped', { trackingUrl });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { trackingUrl: expect.any(String) } });
});

test('an order that the owner cancels is refunded once, and its certificate revoked', async () => {
  await moved('cancelled', { note: 'The negative is damaged.' });
  expect(await mailAbout('was cancelled')).toContain('Your payment is being refunded');
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['refunded']);
  expect(await column(api, 'SELECT COUNT(*) FROM orders WHERE refunded_cents = total_cents')).toEqual(['1']);
  expect(await column(api, 'SELECT state FROM certificates')).toEqual(['revoked']);
  expect(await column(api, `SELECT COUNT(*) FROM order_events WHERE kind = 'refunded'`)).toEqual(['1']);
});

describe('undoing a status change', () => {
  const undo = (): Promise<Response> =>
    api.request(`/api/admin/orders/${orderNumber}/status/undo`, { method: 'POST', headers: asOwner });

  const read = async (): Promise<unknown> =>
    (await api.request(`/api/admin/orders/${orderNumber}`, { headers: asOwner })).json();

  test('restores the status without telling the buyer, and history and audit log record it', async () => {
    await moved('processing');
    await moved('shipped', { carrier: 'UPS', trackingNumber: '1Z999' });
    api.clock.advance(10_000);
    expect((await undo()).status).toBe(200);

    expect(await read()).toMatchObject({
      carrier: null,
      receipt: {
        status: 'processing',
        trackingNumber: null,
        events: [{ status: 'pending' }, { status: 'confirmed' }, { status: 'processing' }],
      },
      history: expect.arrayContaining([
        expect.objectContaining({ kind: 'move-undone', status: 'processing', actor: 'owner theodora' }),
      ]),
    });
    expect(await mailAbout('is being made')).toBeDefined();
    expect(await mailAbout('is on its way')).toBeUndefined();
    expect(await column(api, "SELECT COUNT(*) FROM audit_log WHERE action = 'order.move-undone'")).toEqual([
      '1',
    ]);
  });

  test('is rejected once the buyer’s email has been sent, and a second time', async () => {
    await moved('processing');
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(409);
    await moved('processing');
    await mailAbout('is being made');
    const late = await undo();
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      message: 'This can no longer be undone: the email to the buyer was sent.',
    });
  });

  test('is rejected for a cancelled order, which is refunded', async () => {
    await moved('cancelled');
    expect((await undo()).status).toBe(409);
  });
});

test('only staff see orders and change their status', async () => {
  const ada = await signedIn(api);
  for (const headers of [{}, ada.headers]) {
    const path = `/api/admin/orders/${orderNumber}`;
    expect((await api.request(path, { headers })).status).toBe(401);
    const body = { status: 'shipped' };
    expect((await api.request(`${path}/status`, { method: 'POST', headers, body })).status).toBe(401);
  }
});

test('an unknown number is not found', async () => {
  expect((await move('shipped', {}, 'TF-0000-0000')).status).toBe(404);
  expect((await move('shipped', {}, 'TF-é')).status).toBe(404);
});
