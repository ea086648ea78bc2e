import { collectorQuery } from '@gallery/api-client';
import { aCollector, aReceipt, aReceiptLine, refusal, renderRoutes } from '@gallery/testing';
import { saveVisitedEvent, useCart, useOrderData } from '@gallery/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPrintLine } from '../../cart-line.builder';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const RECEIPT = 'GET /api/checkout-sessions/{sessionId}';

beforeEach(() => {
  arrive();
  useCart.getState().add(aPrintLine());
  useCart.getState().add(aPrintLine({ frameType: 'Gold Frame' }));
});

test('shows the paid order with its number (S10, S177, S179)', async () => {
  const lines = [aReceiptLine({ title: 'Inside Voice', editionNumbers: [3], total: 9 })];
  renderRoutes(routes, { path: '/order-success?session_id=cs_1', api: { [RECEIPT]: aReceipt({ lines }) } });
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
  expect(screen.getByText('Order TF-1001')).toBeInTheDocument();
  expect(screen.getByText('Print 3 of 9')).toBeInTheDocument();
  expect(screen.getByText(/confirmation email within 24 hours/)).toBeInTheDocument();
  expect(screen.getByText(/contact you within 48 hours/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/fine-art');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    'mailto:sales@tfgallery.example?subject=Order%20TF-1001',
  );
});

test('the framed print stands first with its number and its dot among nine', async () => {
  const lines = [
    aReceiptLine({ title: 'A mini', editionNumbers: [61], total: 100 }),
    aReceiptLine({ title: 'Inside Voice', editionNumbers: [3], total: 9 }),
  ];
  renderRoutes(routes, { path: '/order-success?session_id=cs_1', api: { [RECEIPT]: aReceipt({ lines }) } });
  const number = await screen.findByText(
    (_, element) =>
      element?.tagName === 'P' && element.textContent === 'Print 3 of 9' && !element.closest('li'),
  );
  const dots = [...(number.nextElementSibling?.children ?? [])];
  expect(dots).toHaveLength(9);
  expect(dots.flatMap((dot, index) => (dot.hasAttribute('data-mine') ? [index + 1] : []))).toEqual([3]);
});

test('a collector whose level the order raised is asked for again', async () => {
  const { queryClient } = renderRoutes(routes, {
    path: '/order-success?session_id=cs_1',
    api: { [RECEIPT]: aReceipt() },
  });
  // The header asks for the collector as the page opens, which may be before the order is settled.
  const { queryKey } = collectorQuery('session-1');
  queryClient.setQueryData(queryKey, aCollector());
  await screen.findByRole('heading', { name: 'Thank you' });
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

test('leads back to the live event that the buyer was at', async () => {
  saveVisitedEvent('evening');
  renderRoutes(routes, { path: '/order-success?session_id=cs_1', api: { [RECEIPT]: aReceipt() } });
  const back = await screen.findByRole('link', { name: 'Back to the live event' });
  expect(back).toHaveAttribute('href', '/live-event/evening');
  sessionStorage.clear();
});

test('a payment that is under way promises neither numbers nor what comes after', async () => {
  const lines = [aReceiptLine({ title: 'Inside Voice', editionNumbers: [3], total: 9 })];
  renderRoutes(routes, {
    path: '/order-success?session_id=cs_1',
    api: { [RECEIPT]: aReceipt({ payment: 'open', status: 'pending', lines }) },
  });
  expect(await screen.findByRole('heading', { name: 'Your payment is on its way' })).toBeInTheDocument();
  expect(screen.getByText('Inside Voice')).toBeInTheDocument();
  expect(screen.queryByText('Print 3 of 9')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'What happens next' })).not.toBeInTheDocument();
});

test('the cart and the order data are cleared on load (S178, G35)', async () => {
  renderRoutes(routes, { path: '/order-success?session_id=cs_1', api: { [RECEIPT]: aReceipt() } });
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(useCart.getState().items).toEqual([]);
  expect(useOrderData.getState().orderData).toBeNull();
  expect(localStorage.getItem('cart-items')).toBeNull();
});

test.each([
  ['without a session', '/order-success', {}],
  [
    'with a session that nobody knows',
    '/order-success?session_id=cs_x',
    { [RECEIPT]: refusal('checkout_session_not_found') },
  ],
  [
    'with a session that was never paid',
    '/order-success?session_id=cs_1',
    { [RECEIPT]: aReceipt({ payment: 'expired' }) },
  ],
])(
  'a visit %s claims nothing and gives the cart back, each frame as chosen (G35)',
  async (_case, path, api) => {
    const user = userEvent.setup();
    const { router } = renderRoutes(routes, { path, api });
    const restore = await screen.findByRole('link', { name: 'Restore my cart' });
    expect(screen.queryByText('Thank you')).not.toBeInTheDocument();
    expect(useCart.getState().items).toEqual([]);
    await user.click(restore);
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(useCart.getState().items[0]?.frameTypes).toEqual(['Black Frame', 'Gold Frame']);
  },
);

test('a print that the buyer holds themselves is given back, though no other is free', async () => {
  useCart.getState().updateRemaining(aPrintLine(), 0);
  renderRoutes(routes, { path: '/order-success' });
  await userEvent.click(await screen.findByRole('link', { name: 'Restore my cart' }));
  expect(useCart.getState().items[0]).toMatchObject({
    quantity: 2,
    frameTypes: ['Black Frame', 'Gold Frame'],
  });
});

describe('a browser that keeps nothing', () => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('has its paid order shown and its cart cleared', async () => {
    renderRoutes(routes, { path: '/order-success?session_id=cs_1', api: { [RECEIPT]: aReceipt() } });
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
    expect(useCart.getState().items).toEqual([]);
  });

  test('has the cart of an unpaid visit back', async () => {
    renderRoutes(routes, { path: '/order-success' });
    await userEvent.click(await screen.findByRole('link', { name: 'Restore my cart' }));
    expect(useCart.getState().items[0]?.frameTypes).toEqual(['Black Frame', 'Gold Frame']);
  });
});

test('a payment on its way is asked about again until it is there', async () => {
  const user = userEvent.setup();
  let isPaid = false;
  renderRoutes(routes, {
    path: '/order-success?session_id=cs_1',
    api: { [RECEIPT]: () => aReceipt({ payment: isPaid ? 'paid' : 'open' }) },
  });
  expect(await screen.findByRole('heading', { name: 'Your payment is on its way' })).toBeInTheDocument();
  isPaid = true;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
});

test.each(['unavailable', 'internal'] as const)(
  'an order that could not be loaded (%s) claims nothing, and is asked for again by Retry',
  async (code) => {
    const user = userEvent.setup();
    let isDown = true;
    renderRoutes(routes, {
      path: '/order-success?session_id=cs_1',
      api: { [RECEIPT]: () => (isDown ? refusal(code) : aReceipt()) },
    });
    expect(
      await screen.findByRole('heading', { name: 'Your order could not be loaded' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/don’t pay again/)).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
  },
);

test('a refunded order says so', async () => {
  renderRoutes(routes, {
    path: '/order-success?session_id=cs_1',
    api: { [RECEIPT]: aReceipt({ payment: 'refunded' }) },
  });
  expect(await screen.findByRole('heading', { name: 'Your order was refunded' })).toBeInTheDocument();
});
