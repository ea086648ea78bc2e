import type Stripe from 'stripe';
import { openShop, type Shop } from '../../test/shop';

let shop: Shop;
let intent: Stripe.PaymentIntent;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  intent = await shop.stripe.paymentIntents.create({ amount: 30_550, currency: 'usd' });
});
afterAll(() => shop.sandbox.close());

const GOOD = { card: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
const RETURN = 'http://localhost:8080/payment-success?from=mail';

const get = (path: string) => fetch(`${shop.sandbox.url}${path}`);

const post = (path: string, fields: Record<string, string> = {}) =>
  fetch(`${shop.sandbox.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ secret: secret(), return_url: RETURN, ...GOOD, ...fields }),
    redirect: 'manual',
  });

const secret = (): string => intent.client_secret ?? '';
const confirm = async (fields?: Record<string, string>): Promise<unknown> =>
  (await post('/v3/confirm', fields)).json();
const status = async () => (await shop.stripe.paymentIntents.retrieve(intent.id)).status;

test('Stripe.js uses the origin that pages load it from', async () => {
  const response = await get('/v3/');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toContain('window.Stripe');
});

test('the frame has the card fields and can be embedded by a shop', async () => {
  const response = await get(`/v3/frame?secret=${secret()}`);
  const html = await response.text();
  for (const name of ['card', 'expiry', 'cvc']) expect(html).toContain(`name="${name}"`);
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
});

test('the shop’s colors cannot inject anything else into the frame', async () => {
  const colour = new URLSearchParams({ secret: secret(), colorText: '"><script>alert(1)</script>' });
  expect(await (await get(`/v3/frame?${colour.toString()}`)).text()).not.toContain('<script>');
});

test.each(['', 'pi_unknown_secret_x'])('the secret %j has no page', async (unknown) => {
  expect(await (await get(`/v3/frame?secret=${unknown}`)).text()).not.toContain('name="card"');
  expect(await confirm({ secret: unknown })).toMatchObject({ error: { type: 'invalid_request_error' } });
  expect(await status()).toBe('requires_payment_method');
});

test("another intent's id with a wrong secret pays nothing", async () => {
  expect(await confirm({ secret: `${intent.id}_secret_guessed` })).toHaveProperty('error');
  expect(await status()).toBe('requires_payment_method');
});

test('a valid card pays, and the return URL has Stripe’s parameters', async () => {
  const answer = await confirm();
  expect(answer).toMatchObject({ paymentIntent: { id: intent.id, status: 'succeeded', amount: 30_550 } });
  const { searchParams } = new URL(returnTo(answer));
  expect(Object.fromEntries(searchParams)).toEqual({
    from: 'mail',
    payment_intent: intent.id,
    payment_intent_client_secret: secret(),
    redirect_status: 'succeeded',
  });
});

test('a declined card shows the reason and leaves the intent open', async () => {
  expect(await confirm({ card: '4000 0000 0000 0002' })).toMatchObject({ error: { type: 'card_error' } });
  expect(await confirm()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
});

test('an invalid number is rejected before an attempt', async () => {
  const answer: unknown = await (await post('/v3/check', { card: '4242' })).json();
  expect(answer).toMatchObject({ error: { type: 'validation_error' }, fields: { card: expect.any(String) } });
});

test('a paid intent cannot be paid again', async () => {
  await confirm();
  expect(await confirm()).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
});

describe('a card that requires authentication', () => {
  test.each([
    ['complete', 'succeeded', 'succeeded'],
    ['fail', 'requires_payment_method', 'failed'],
  ])('%s: the intent is %s', async (answer, after, redirectStatus) => {
    expect(await confirm({ card: '4000 0025 0000 3155' })).toMatchObject({
      redirect: expect.stringContaining('/v3/challenge?secret='),
    });
    expect(await status()).toBe('requires_action');
    const response = await post('/v3/challenge', { answer });
    expect(response.headers.get('location')).toContain(`redirect_status=${redirectStatus}`);
    expect(await status()).toBe(after);
  });
});

const returnTo = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'returnTo' in answer ? String(answer.returnTo) : '';
