import { StripeCheckoutSessionsGateway } from '../../payments/stripe/stripe-checkout-sessions.gateway';
import { startApi, type TestApi } from '../../../test/app/start-api';
import {
  cartItem,
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  postCheckout,
  printsByState,
} from '../../../test/builders/checkout';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test('a print is held, paid at Stripe, sold and certified, and emails are sent', async () => {
  const edition = await createEdition(api);
  const { sessionId, orderNumber } = await openCheckout(api, checkoutBody([edition]));

  expect(orderNumber).toMatch(/^TF-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await printsByState(api)).toEqual({ available: 8, held: 1 });

  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();

  expect(await column(api, 'SELECT status FROM orders')).toEqual(['confirmed']);
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['paid']);
  expect(await printsByState(api)).toEqual({ available: 8, sold: 1 });
  expect(await column(api, 'SELECT state FROM certificates')).toEqual(['issued']);
  expect(await column(api, 'SELECT coa_id FROM certificates')).toEqual([
    expect.stringMatching(/^COA-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  ]);
  expect(await column(api, 'SELECT kind FROM order_events ORDER BY id')).toEqual(['placed', 'confirmed']);
});

test('the payment page lists artworks, tax and card fee, and charges the total', async () => {
  const edition = await createEdition(api);
  const { sessionId } = await openCheckout(api, checkoutBody([edition], 2));
  const session = api.stripe().session(sessionId);

  expect(session.amount_total).toBe(1_000_000 + 82_500 + 30_000);
  expect(session.customer_email).toBe('ada@example.com');
  expect(session.success_url).toBe('http://gallery.example/order-success?session_id={CHECKOUT_SESSION_ID}');
  expect(session.allowed_payment_method_types).toEqual(['card', 'link']);
});

test('outside Texas the tax estimate is shown but not charged (G1)', async () => {
  const body = checkoutBody([await createEdition(api)]);
  const shipping = { ...body.shipping, state: 'OK', zip: '73102' };
  const { sessionId } = await openCheckout(api, { ...body, shipping });
  expect(api.stripe().session(sessionId).amount_total).toBe(500_000 + 15_000);
});

test('the receipt shows the buyer their purchase, with edition numbers', async () => {
  const { sessionId, orderNumber } = await openCheckout(api, checkoutBody([await createEdition(api)], 2));
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();

  const response = await api.request(`/api/checkout-sessions/${sessionId}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    orderNumber,
    status: 'confirmed',
    payment: 'paid',
    customerName: 'Ada Byron',
    lines: [
      {
        title: 'Night Bloom',
        size: '30x20',
        frameSize: '42x32',
        frameType: 'Black Frame',
        price: 5000,
        editionNumbers: [1, 2],
        total: 9,
      },
    ],
    subtotal: 10_000,
    tax: 825,
    cardFee: 300,
    total: 11_125,
    shipping: { minis: 0, framed: 'free-local' },
  });
});

test('buyer and owner get an email with the number of the print', async () => {
  const { sessionId, orderNumber } = await openCheckout(api, checkoutBody([await createEdition(api)]));
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
  await api.deliverOutbox();

  const mails = await api.mails();
  const toBuyer = mails.find((mail) => mail.includes(`Subject: Your order ${orderNumber}`));
  expect(toBuyer).toContain('To: ada@example.com');
  expect(toBuyer).toContain('1 of 9');
  expect(toBuyer).toContain('$5,562.50');
  const toOwner = mails.find((mail) => mail.includes(`Subject: Sold: order ${orderNumber}`));
  expect(toOwner).toContain('To: sales@tfgallery.example');
});

test('two frames of one size are two lines of the same edition (G17)', async () => {
  const edition = await createEdition(api);
  const body = checkoutBody([edition], 2);
  const { sessionId } = await openCheckout(api, {
    ...body,
    items: [cartItem(edition), { ...cartItem(edition), frameType: 'Gold Frame' }],
  });
  const receipt = await (await api.request(`/api/checkout-sessions/${sessionId}`)).json();
  expect(receipt).toMatchObject({
    lines: [
      { frameType: 'Black Frame', editionNumbers: [1] },
      { frameType: 'Gold Frame', editionNumbers: [2] },
    ],
  });
});

test('installation, notes and referral are stored with the order (G58, G105)', async () => {
  const body = checkoutBody([await createEdition(api)]);
  await openCheckout(api, {
    ...body,
    metadata: { ...body.metadata, referralPartnerId: 'galerie-nord' },
    installation: { street: '2 Oak St', city: 'Dallas', zip: '75201' },
    notes: 'Rush, please: a birthday on the 9th.',
  });
  expect(await column(api, 'SELECT notes FROM orders')).toEqual(['Rush, please: a birthday on the 9th.']);
  expect(await column(api, 'SELECT referral_partner_id FROM orders')).toEqual(['galerie-nord']);
  expect(await column(api, 'SELECT installation FROM orders')).toEqual([
    { street: '2 Oak St', city: 'Dallas', zip: '75201' },
  ]);
});

test('the order stores its attribution, with the affiliate’s code in lowercase (T3, T4)', async () => {
  const body = checkoutBody([await createEdition(api)]);
  const claim = {
    referralPartnerId: ' Galerie-Nord ',
    referredAt: '2026-11-20T10:00:00.000Z',
    referralSource: 'https://gallery.example/?ref=Galerie-Nord&utm_source=instagram',
    attribution: { source: 'instagram', medium: 'social', landingPage: '/', eventId: 'e1', more: 'x' },
  };
  await openCheckout(api, { ...body, metadata: { ...body.metadata, ...claim } });
  const [order] = await api.database.manager.query<object[]>(
    'SELECT referral_partner_id, referred_at, referral_source, attribution FROM orders',
  );
  expect(order).toEqual({
    referral_partner_id: 'galerie-nord',
    referred_at: new Date(claim.referredAt),
    referral_source: claim.referralSource,
    attribution: {
      source: 'instagram',
      medium: 'social',
      campaign: null,
      landingPage: '/',
      eventId: 'e1',
      eventName: null,
    },
  });
});

test.each([
  { referralPartnerId: 7, referredAt: 'yesterday', referralSource: 'x'.repeat(501), attribution: 'none' },
  { referralPartnerId: 'n'.repeat(101), referredAt: '+099999-01-01T00:00:00Z', attribution: [] },
  { referralPartnerId: { a: 1 }, referredAt: {}, referralSource: [], attribution: { source: {}, medium: 3 } },
])('a malformed referral is dropped without losing the sale (%#)', async (claim) => {
  const body = checkoutBody([await createEdition(api)]);
  await openCheckout(api, { ...body, metadata: { ...body.metadata, ...claim } });
  expect(
    await column(
      api,
      'SELECT COALESCE(referral_partner_id, referred_at, referral_source, attribution) AS kept FROM orders',
    ),
  ).toEqual([null]);
});

test('returning from Stripe without paying releases the prints', async () => {
  const { sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)]));
  const response = await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });

  expect(response.status).toBe(204);
  expect(await printsByState(api)).toEqual({ available: 9 });
  expect(api.stripe().session(sessionId).status).toBe('expired');
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
});

test('releasing a paid checkout settles it as paid', async () => {
  const { sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)]));
  api.stripe().webhooks.pause();
  api.stripe().pay(sessionId);
  await api.request(`/api/checkout-sessions/${sessionId}/expire`, { method: 'POST' });
  api.stripe().webhooks.resume();
  await api.stripe().webhooks.idle();

  expect(await printsByState(api)).toEqual({ available: 8, sold: 1 });
  expect(await column(api, 'SELECT status FROM orders')).toEqual(['confirmed']);
});

test('an unknown session is not found', async () => {
  expect((await api.request('/api/checkout-sessions/cs_unknown')).status).toBe(404);
  expect((await api.request('/api/checkout-sessions/cs_unknown/expire', { method: 'POST' })).status).toBe(
    404,
  );
});

test('reloading the return page repeatedly asks Stripe once', async () => {
  const { sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)]));
  const asked = jest.spyOn(api.get(StripeCheckoutSessionsGateway), 'retrieve');
  // On a busy machine, the reloads take longer than the throttle's two seconds.
  api.clock.stopAt(api.clock.now());
  const reload = async () => (await api.request(`/api/checkout-sessions/${sessionId}`)).status;
  expect(new Set(await Promise.all(Array.from({ length: 20 }, reload)))).toEqual(new Set([200]));
  expect(await reload()).toBe(200);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

test('a declined card leaves the session open and the print held', async () => {
  const { sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)]));
  api.stripe().decline(sessionId);
  await api.stripe().webhooks.idle();
  expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
  expect(await column(api, 'SELECT state FROM payments')).toEqual(['open']);
});

test('in inquiry mode nothing is sold', async () => {
  const inquiring = await startApi({ env: { SALES_MODE: 'inquire' } });
  try {
    const response = await postCheckout(inquiring, checkoutBody([await createEdition(inquiring)]));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'inquiry_only' });
  } finally {
    await inquiring.close();
  }
});
