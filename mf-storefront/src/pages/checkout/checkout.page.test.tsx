import { aPaymentRequest, aPicture, refusal, renderRoutes } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, fill, shownToast } from '../../page-test-support';
import { routes } from '../../remote';

const REQUEST = 'GET /api/payment-requests/{reference}';
const LINK = '/checkout?payment_intent=pi_1&key=k';

type Answer = { error?: { message: string }; paymentIntent?: { id: string; status: string } };

/** A stub of Stripe.js: ready at once, with this result of a payment. */
function stripeAnswers(confirm: (options: unknown) => Promise<Answer>): void {
  const element = {
    mount: () => {},
    destroy: () => {},
    on: (event: string, listen: () => void) => {
      if (event === 'ready') queueMicrotask(listen);
    },
  };
  window.Stripe = () => ({ elements: () => ({ create: () => element }), confirmPayment: confirm });
}

beforeEach(() => {
  arrive();
  stripeAnswers(async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }));
});

test('a visit without a payment says so and leads back to the live event and home (S11, S181, S183)', async () => {
  renderRoutes(routes, { path: '/checkout' });
  expect(await screen.findByRole('heading', { name: 'Invalid checkout session' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Live Event' })).toHaveAttribute(
    'href',
    '/live-event/tfgallery',
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('a link that nobody knows is an invalid session', async () => {
  renderRoutes(routes, { path: LINK, api: { [REQUEST]: refusal('payment_request_not_found') } });
  expect(await screen.findByRole('heading', { name: 'Invalid checkout session' })).toBeInTheDocument();
});

test('by inquiry there is no checkout, only the way to ask (S28, S182)', async () => {
  arrive({ settings: { salesMode: 'inquire' } });
  const { calls } = renderRoutes(routes, { path: LINK, api: { [REQUEST]: aPaymentRequest() } });
  expect(await screen.findByRole('heading', { name: 'Inquiry Only Mode' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'INQUIRE ABOUT PURCHASING' })).toHaveAttribute(
    'href',
    'mailto:sales@tfgallery.example?subject=INQUIRE%3A%20Purchasing',
  );
  expect(calls).toEqual([]);
});

test.each([
  ['paid', 'Already paid'],
  ['processing', 'Your payment is on its way'],
  ['cancelled', 'This payment link has expired'],
  ['refunded', 'This payment was refunded'],
] as const)('a request that is %s cannot be paid again', async (state, heading) => {
  renderRoutes(routes, { path: LINK, api: { [REQUEST]: aPaymentRequest({ state, clientSecret: null }) } });
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('shows the works that are paid for; a deposit has no picture and no place for one', async () => {
  const photo = { title: 'Frame 12', size: '7x5', frameSize: null, frameType: 'Unframed' };
  const works = [
    { ...photo, picture: aPicture({ eventId: 'event', grant: 'abc.def' }) },
    { title: 'Deposit: Diptych', size: '', frameSize: null, frameType: 'Unframed', picture: null },
  ];
  renderRoutes(routes, { path: LINK, api: { [REQUEST]: aPaymentRequest({ works }) } });
  expect(await screen.findByText('5 × 7 in, Unframed')).toBeInTheDocument();
  const pictures = [...document.querySelectorAll('main img, img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual([
    expect.stringMatching(/^\/api\/event-pictures\/event\/\w+-800\.jpg\?grant=abc\.def$/),
  ]);
  expect(screen.queryByText('Deposit: Diptych')).not.toBeInTheDocument();
});

test('shows what is paid for; the button names the sum, pays with the return address, and leads on (S184, S187)', async () => {
  const user = userEvent.setup();
  let asked: unknown;
  stripeAnswers(async (options) => {
    asked = options;
    return { paymentIntent: { id: 'pi_1', status: 'succeeded' } };
  });
  const { router } = renderRoutes(routes, { path: LINK, api: { [REQUEST]: aPaymentRequest() } });
  expect(await screen.findByText('Shipping to Marfa, insured')).toBeInTheDocument();
  const pay = await screen.findByRole('button', { name: 'Pay, $185.50' });
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
  expect(asked).toMatchObject({ confirmParams: { return_url: 'http://localhost/payment-success' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
  expect(shownToast()).toBe('Payment Successful: Thank you for your purchase!');
});

test('shows a spinner while the card form loads, and then the card form (S180)', async () => {
  let isReady: (() => void) | undefined;
  const element = {
    mount: (node: HTMLElement) => node.append(Object.assign(document.createElement('p'), { title: 'Card' })),
    destroy: () => {},
    on: (event: string, listen: () => void) => {
      if (event === 'ready') isReady = listen;
    },
  };
  window.Stripe = () => ({
    elements: () => ({ create: () => element }),
    confirmPayment: async () => ({}),
  });
  renderRoutes(routes, { path: LINK, api: { [REQUEST]: aPaymentRequest() } });
  const loading = await screen.findByText('Loading the payment form...');
  expect(loading.querySelector('.spinner')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay, $185.50' })).toBeDisabled();
  await waitFor(() => expect(isReady).toBeDefined());
  act(() => isReady?.());
  expect(loading).not.toBeInTheDocument();
  expect(screen.getByTitle('Card').closest('.fields')).toHaveAttribute('data-ready');
  expect(screen.getByRole('button', { name: 'Pay, $185.50' })).toBeEnabled();
});

test('the card provider is asked with the publishable key of the settings (S188)', async () => {
  arrive({ settings: { stripePublishableKey: 'pk_of_this_gallery' } });
  const { Stripe } = window;
  const asked: string[] = [];
  window.Stripe = (key) => {
    asked.push(key);
    if (!Stripe) throw new Error('The test has no card provider.');
    return Stripe(key);
  };
  renderRoutes(routes, { path: LINK, api: { [REQUEST]: aPaymentRequest() } });
  await waitFor(() => expect(asked).toEqual(['pk_of_this_gallery']));
});

test('while the card is asked the button reads Processing... (S185)', async () => {
  const user = userEvent.setup();
  stripeAnswers(() => new Promise(() => {}));
  renderRoutes(routes, { path: LINK, api: { [REQUEST]: aPaymentRequest() } });
  const pay = await screen.findByRole('button', { name: 'Pay, $185.50' });
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
  expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
});

test("a declined card is told in the provider's words, and the form stays (S186)", async () => {
  const user = userEvent.setup();
  stripeAnswers(async () => ({ error: { message: 'Your card was declined.' } }));
  renderRoutes(routes, { path: LINK, api: { [REQUEST]: aPaymentRequest() } });
  const pay = await screen.findByRole('button', { name: 'Pay, $185.50' });
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
  expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
  expect(shownToast()).toBe('Payment Failed: Your card was declined.');
  // Announced once, by the toast.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay, $185.50' })).toBeEnabled();
});

test('a blocked Stripe.js is said, and Retry asks for it again', async () => {
  const user = userEvent.setup();
  delete window.Stripe;
  renderRoutes(routes, { path: LINK, api: { [REQUEST]: aPaymentRequest() } });
  await waitFor(() => expect(document.querySelector('script[src*="/v3/"]')).not.toBeNull());
  document.querySelector('script[src*="/v3/"]')?.dispatchEvent(new Event('error'));
  expect(await screen.findByText('The payment form could not be loaded.')).toBeInTheDocument();
  stripeAnswers(async () => ({}));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay, $185.50' })).toBeEnabled());
});

const SAVE_ADDRESS = 'PUT /api/payment-requests/{reference}/shipping-address';

async function enterAddress(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await fill(user, await screen.findByRole('textbox', { name: 'Address' }), '118 Larkspur Lane');
  await fill(user, screen.getByRole('textbox', { name: 'City' }), 'Dallas');
  await fill(user, screen.getByRole('textbox', { name: 'ZIP' }), '75226');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Texas');
}

test('an order without an address asks for it in the same step as the payment', async () => {
  const user = userEvent.setup();
  const confirm = jest.fn(async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }));
  stripeAnswers(confirm);
  const request = aPaymentRequest({ needsAddress: true });
  const { calls, router } = renderRoutes(routes, {
    path: '/checkout?payment_request=0193a0de-0000-7000-8000-000000000001&key=k',
    api: { [REQUEST]: request, [SAVE_ADDRESS]: {} },
  });
  expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Elena Marsh');
  await enterAddress(user);
  await user.click(screen.getByRole('button', { name: 'Pay, $185.50' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  // The page reads the payment next, maybe before this line runs.
  const saved = calls.find(({ path }) => path.endsWith('/shipping-address'));
  expect(saved).toMatchObject({
    path: '/api/payment-requests/0193a0de-0000-7000-8000-000000000001/shipping-address',
    body: { fullName: 'Elena Marsh', street: '118 Larkspur Lane', city: 'Dallas', state: 'TX', zip: '75226' },
  });
  await waitFor(() => expect(router.state.location.search).toBe('?payment_intent=pi_1'));
});

test('an order without a telephone number asks for it, also where the address is known', async () => {
  const user = userEvent.setup();
  const { calls, router } = renderRoutes(routes, {
    path: LINK,
    api: {
      [REQUEST]: aPaymentRequest({ needsPhone: true }),
      'PUT /api/payment-requests/{reference}/phone': () => undefined,
    },
  });
  await fill(user, await screen.findByRole('textbox', { name: 'Phone' }), '214 555 0142');
  expect(screen.queryByRole('textbox', { name: 'ZIP' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay, $185.50' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
  expect(calls.find(({ path }) => path.endsWith('/phone'))?.body).toEqual({ phone: '214 555 0142' });
});

test('an address that is refused stands at its field, and nothing is charged', async () => {
  const user = userEvent.setup();
  const confirm = jest.fn(async () => ({}));
  stripeAnswers(confirm);
  renderRoutes(routes, {
    path: LINK,
    api: {
      [REQUEST]: aPaymentRequest({ needsAddress: true }),
      [SAVE_ADDRESS]: refusal('validation_failed', { fields: { zip: 'Enter a five-digit ZIP code.' } }),
    },
  });
  await enterAddress(user);
  await user.click(screen.getByRole('button', { name: 'Pay, $185.50' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'ZIP' })).toHaveAccessibleDescription(
      'Enter a five-digit ZIP code.',
    ),
  );
  expect(confirm).not.toHaveBeenCalled();
});
