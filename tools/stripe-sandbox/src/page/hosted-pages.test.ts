import { line, MovableClock, openShop, printCheckout, type Shop } from '../../test/shop';
import { idOf } from '../account/account';

const clock = new MovableClock();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ now: clock.now });
});
afterAll(() => shop.sandbox.close());

const GOOD = { email: 'buyer@example.com', card: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };

const open = (overrides?: Parameters<typeof printCheckout>[0]) =>
  shop.stripe.checkout.sessions.create(printCheckout(overrides));

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${shop.sandbox.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const submit = (id: string, fields: Partial<typeof GOOD> = {}) =>
  post(`/c/pay/${id}`, { ...GOOD, ...fields });

const pageOf = async (id: string) => (await fetch(`${shop.sandbox.url}/c/pay/${id}`)).text();

test('shows the items, the total and the links, and loads nothing from other origins', async () => {
  const { id } = await open({
    line_items: [line('Dusk <over> "it"', 33_300, 2)],
    customer_email: 'a@example.com',
  });
  const page = await pageOf(id);
  expect(page).toContain('<title>Test payment</title>');
  expect(page).toContain('Dusk &#60;over&#62; &#34;it&#34;');
  expect(page).toContain('Pay $666.00');
  expect(page).toContain('a@example.com');
  expect(page).toContain('href="http://localhost:8080/order-confirmation">Back</a>');
  expect(page).not.toMatch(/<script|src=|url\(/);
});

test('a valid card pays and redirects to the success page with the session id', async () => {
  const { id } = await open();
  const response = await submit(id);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`http://localhost:8080/order-success?session_id=${id}`);
  expect(shop.sandbox.session(id)).toMatchObject({
    payment_status: 'paid',
    customer_details: { email: 'buyer@example.com' },
  });
});

test('pressing Pay twice pays once and redirects to the same page', async () => {
  const { id } = await open();
  const [first, second] = await Promise.all([submit(id), submit(id)]);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  const { payment_intent: intent } = shop.sandbox.session(id);
  const charges = await shop.stripe.charges.list({ payment_intent: idOf(intent) ?? '' });
  expect(charges.data).toHaveLength(1);
});

test('a declined card shows an error, and another card can pay', async () => {
  const { id } = await open();
  const response = await submit(id, { card: '4000 0000 0000 0002' });
  expect(response.headers.get('location')).toBe(`/c/pay/${id}`);
  const page = await pageOf(id);
  expect(page).toContain('Your card was declined.');
  expect(page).toContain('value="buyer@example.com"');
  expect(shop.sandbox.session(id).status).toBe('open');
  await submit(id);
  expect(shop.sandbox.session(id).status).toBe('complete');
});

test('a card with insufficient funds shows an error', async () => {
  const { id } = await open();
  await submit(id, { card: '4000000000009995' });
  expect(await pageOf(id)).toContain('Your card has insufficient funds.');
});

test.each([
  ['email', 'buyer', 'Your email is incomplete.'],
  ['card', '4242', 'Your card number is incomplete.'],
  ['card', '4111 1111 1111 1111', 'the number is not a test card'],
  ['expiry', '13/40', 'expiration date is incomplete'],
  ['expiry', '10 / 26', 'expiration date is in the past'],
  ['cvc', '12', 'security code is incomplete'],
] as const)('a wrong %s (%s) is reported at the field and charges nothing', async (name, value, sentence) => {
  const { id } = await open();
  const response = await submit(id, { [name]: value });
  const page = await response.text();
  expect(response.status).toBe(422);
  expect(page.replaceAll('&#39;', "'")).toContain(sentence);
  expect(page).toContain(`aria-describedby="${name}-error"`);
  expect(shop.sandbox.session(id).payment_intent).toBeNull();
});

test('a card that requires authentication pays after it', async () => {
  const { id } = await open();
  await submit(id, { card: '4000 0025 0000 3155' });
  expect(await pageOf(id)).toContain('Complete authentication');
  const response = await post(`/c/pay/${id}/authenticate`, { answer: 'complete' });
  expect(response.headers.get('location')).toContain('/order-success');
  expect(shop.sandbox.session(id)).toMatchObject({ payment_status: 'paid' });
});

test('a failed authentication returns to the form', async () => {
  const { id } = await open();
  await submit(id, { card: '4000 0025 0000 3155' });
  await post(`/c/pay/${id}/authenticate`, { answer: 'fail' });
  expect(await pageOf(id)).toContain('We are unable to authenticate your payment method.');
});

test('an expired session shows a message and cannot be paid', async () => {
  const { id } = await open({ expires_at: clock.seconds() + 1800 });
  clock.advance(1801);
  const response = await submit(id);
  expect(response.headers.get('location')).toBe(`/c/pay/${id}`);
  expect(await pageOf(id)).toContain('This payment page has expired. Nothing was charged.');
  expect(shop.sandbox.session(id)).toMatchObject({ status: 'expired', payment_intent: null });
});

test('a paid session shows a message', async () => {
  const { id } = await open();
  shop.sandbox.pay(id);
  expect(await pageOf(id)).toContain('This payment is complete.');
});

test('an unknown session and one without a hosted page have no page', async () => {
  const embedded = await shop.stripe.checkout.sessions.create({
    mode: 'payment',
    ui_mode: 'embedded_page',
    line_items: [line()],
    return_url: 'http://localhost:8080/done',
  });
  for (const id of ['cs_test_none', embedded.id]) {
    expect((await fetch(`${shop.sandbox.url}/c/pay/${id}`)).status).toBe(404);
  }
});
