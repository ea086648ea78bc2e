import { openShop, printCheckout, startReceiver, type Shop } from '../../test/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.sandbox.close());

const order = (path: string, body: object = {}) =>
  fetch(`${shop.sandbox.url}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const open = async () => (await shop.stripe.checkout.sessions.create(printCheckout())).id;

test('pays a session', async () => {
  const id = await open();
  const response = await order(`sessions/${id}/pay`, { email: 'buyer@example.com' });
  await expect(response.json()).resolves.toMatchObject({
    id,
    payment_status: 'paid',
    customer_details: { email: 'buyer@example.com' },
  });
});

test('declines, expires, refunds and disputes', async () => {
  const declined = await open();
  await expect((await order(`sessions/${declined}/decline`)).json()).resolves.toMatchObject({
    status: 'open',
  });
  await expect((await order(`sessions/${declined}/expire`)).json()).resolves.toMatchObject({
    status: 'expired',
  });
  const paid = await open();
  await order(`sessions/${paid}/pay`);
  await expect((await order(`sessions/${paid}/refund`, { amount: 300 })).json()).resolves.toMatchObject({
    object: 'refund',
    amount: 300,
  });
  await expect((await order(`sessions/${paid}/dispute`)).json()).resolves.toMatchObject({
    object: 'dispute',
  });
});

test('fails API calls on request', async () => {
  await order('faults/fail', { count: 1, status: 503 });
  await expect(open()).rejects.toMatchObject({ statusCode: 503 });
  await expect(open()).resolves.toMatch(/^cs_test_/);
});

test('pauses webhooks, resumes them, and lists the attempts', async () => {
  const receiver = await startReceiver();
  await order('webhooks/url', { url: receiver.url });
  await order('webhooks/pause');
  const id = await open();
  await order(`sessions/${id}/expire`);
  expect(receiver.events).toEqual([]);
  await order('webhooks/resume', { order: 'reversed' });
  await shop.sandbox.webhooks.idle();
  const response = await fetch(`${shop.sandbox.url}/_sandbox/deliveries`);
  await expect(response.json()).resolves.toMatchObject({
    deliveries: [{ type: 'checkout.session.expired', attempt: 1, status: 200, outcome: 'delivered' }],
  });
  await receiver.close();
});

test('rejects unknown commands', async () => {
  const id = await open();
  expect((await order(`sessions/${id}/pay`, { colour: 'red' })).status).toBe(400);
  expect((await order(`sessions/${id}/pay`, { card: '4111 1111 1111 1111' })).status).toBe(400);
  expect((await order('sessions/cs_test_none/pay')).status).toBe(404);
  expect((await order('money')).status).toBe(404);
  expect(shop.sandbox.session(id).status).toBe('open');
});

test('rejects a plain form, which any website could post', async () => {
  const id = await open();
  const response = await fetch(`${shop.sandbox.url}/_sandbox/sessions/${id}/pay`, {
    method: 'POST',
    body: new URLSearchParams(),
  });
  expect(response.status).toBe(415);
  expect(shop.sandbox.session(id).status).toBe('open');
});
