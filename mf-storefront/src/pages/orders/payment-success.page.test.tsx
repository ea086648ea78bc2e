import { aPaymentRequest, refusal, renderRoutes } from '@gallery/testing';
import { useCart } from '@gallery/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPrintLine } from '../../cart-line.builder';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const REQUEST = 'GET /api/payment-requests/{reference}';
const BACK = '/payment-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';

beforeEach(() => arrive());

test('the server is asked with what Stripe sent along, and the paid request is shown (S12, S177, G34)', async () => {
  const { calls } = renderRoutes(routes, {
    path: BACK,
    api: { [REQUEST]: aPaymentRequest({ state: 'paid', clientSecret: null }) },
  });
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
  expect(calls[0]?.query.get('clientSecret')).toBe('pi_1_secret_2');
  expect(screen.getByText('Order TF-1001')).toBeInTheDocument();
  expect(screen.getByText('Shipping to Marfa, insured')).toBeInTheDocument();
  expect(screen.getByText(/within 48 hours/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/fine-art');
});

test("Stripe's word in the address is not believed (G34)", async () => {
  renderRoutes(routes, {
    path: `${BACK}&redirect_status=succeeded`,
    api: { [REQUEST]: aPaymentRequest({ state: 'open' }) },
  });
  expect(await screen.findByRole('heading', { name: 'Your order was not paid' })).toBeInTheDocument();
});

test.each([
  ['without a payment', '/payment-success', {}],
  ['with a payment that nobody knows', BACK, { [REQUEST]: refusal('payment_request_not_found') }],
])('a visit %s clears the cart as written and offers it back (S178, G35)', async (_case, path, api) => {
  useCart.getState().add(aPrintLine());
  renderRoutes(routes, { path, api });
  expect(await screen.findByRole('link', { name: 'Restore my cart' })).toBeInTheDocument();
  expect(useCart.getState().items).toEqual([]);
});

test('a payment that could not be loaded claims nothing, and is asked for again by Retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const paid = aPaymentRequest({ state: 'paid', clientSecret: null });
  renderRoutes(routes, { path: BACK, api: { [REQUEST]: () => (isDown ? refusal('unavailable') : paid) } });
  expect(
    await screen.findByRole('heading', { name: 'Your payment could not be loaded' }),
  ).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
});

test('the file of a paid event photo is there at once', async () => {
  const file = { title: 'The hat', url: '/api/event-photo-files/1', expiresAt: '2026-12-22T12:00:00.000Z' };
  const request = aPaymentRequest({ state: 'paid', clientSecret: null, files: [file] });
  renderRoutes(routes, { path: BACK, api: { [REQUEST]: request } });
  const link = await screen.findByRole('link', { name: 'Download the digital file of The hat' });
  expect(link).toHaveAttribute('href', file.url);
});
