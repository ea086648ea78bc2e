import type { CheckoutSessionRequest } from '@gallery/contracts';
import { aReceipt, anArtwork, anEditionOption, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { useCart, useCheckoutDraft, useOrderData, type BuyerAddress } from '@gallery/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLivePrintLine, aPrintLine } from '../../cart-line.builder';
import { arrive, fill, shownToast } from '../../page-test-support';
import { routes } from '../../remote';

const CREATE = 'POST /api/create-checkout-session';
const RELEASE = 'POST /api/checkout-sessions/{sessionId}/expire';
const RECEIPT = 'GET /api/checkout-sessions/{sessionId}';
const INVENTORY = 'GET /api/admin/artwork-inventory';
const CHECKOUT_ERROR =
  'Checkout Error: Unable to process checkout. Please try again or contact sales@tfgallery.example';

const elena: BuyerAddress = {
  fullName: 'Elena Marsh',
  email: 'elena@marsh.example',
  phone: '214 555 0142',
  street: '118 Larkspur Lane',
  city: 'Dallas',
  state: 'TX',
  zip: '75226',
  country: 'United States',
};
/** The payment page as a hash of this page: jsdom cannot navigate. */
const session = {
  sessionUrl: 'http://localhost/#payment',
  sessionId: 'cs_new',
  orderNumber: 'TF-1',
  expiresAt: '2026-11-21T12:30:00.000Z',
};

const livePhoto = aLivePrintLine();

function review({ billing = elena, api = {} }: { billing?: BuyerAddress; api?: ApiStubs } = {}) {
  useCart.getState().add(aPrintLine());
  useCart.getState().add(aPrintLine({ frameType: 'Gold Frame' }));
  useOrderData.getState().save({
    billingInfo: billing,
    shippingInfo: billing,
    sameAsBilling: true,
    items: [],
    totals: { subtotal: 0, estimatedTax: 0, shipping: 0, creditCardFee: 0, total: 0 },
  });
  return renderRoutes(routes, { path: '/order-confirmation', api });
}

const row = (label: string) => screen.getByText(label, { selector: 'dt' }).closest('div')?.textContent;
const purchase = () => screen.findByRole('button', { name: 'Purchase Artwork' });

beforeEach(() => {
  arrive();
  window.location.hash = '';
});

test('without anything in the cart there is no order (S170)', async () => {
  renderRoutes(routes, { path: '/order-confirmation' });
  expect(await screen.findByText('No Order Found')).toBeInTheDocument();
  expect(screen.getByText('Please add items to your cart first.')).toBeInTheDocument();
});

test('the review shows the tax estimate always and shipping as Separate (S9, S161, S162, S164, S169, G1, G2)', async () => {
  review();
  await purchase();
  expect(row('Tax estimate, 8.25%')).toBe('Tax estimate, 8.25%$660.00');
  expect(row('Shipping')).toBe('ShippingSeparateFramed: free, Dallas area');
  expect(row('Card fee, 3%')).toBe('Card fee, 3%$240.00');
  expect(row('Total')).toBe('Total$8,900.00');
  expect(screen.getByText(/Total includes taxes and card fees/)).toBeInTheDocument();
});

test('the total is said to include taxes and card fees, and delivery to be free around Dallas (S168, G3)', async () => {
  review();
  await purchase();
  expect(
    screen.getByText(
      /Total includes taxes and card fees\. Free delivery within 45 miles of central Dallas\./,
    ),
  ).toBeInTheDocument();
});

test('a live photo is shown by its picture, leads back to its event and is bought by its id (G10)', async () => {
  const user = userEvent.setup();
  const { calls } = review({ api: { [CREATE]: session } });
  useCart.getState().clear();
  useCart.getState().add({
    ...livePhoto,
    eventId: 'event-1',
  });
  const artworks = within(await screen.findByRole('region', { name: 'Works' }));
  expect(artworks.getByRole('link', { name: 'Back to the live event' })).toHaveAttribute(
    'href',
    '/live-event/event-1?photo=photo-42',
  );
  expect(artworks.getByRole('presentation')).toHaveAttribute('src', livePhoto.imageUrl);
  await user.click(await purchase());
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ items: [{ photoId: 'photo-42' }] }));
});

test('who has no access to the event any more is led back to it', async () => {
  const user = userEvent.setup();
  review({ api: { [CREATE]: refusal('pass_required') } });
  useCart.getState().clear();
  useCart.getState().add(livePhoto);
  await user.click(await purchase());
  const error = within(await screen.findByRole('alert'));
  expect(error.getByText(/Your access to the live event has ended/)).toBeVisible();
  expect(error.getByRole('link', { name: 'Back to the live event' })).toBeVisible();
});

test('each print of the review is told as in the cart, year and frame included', async () => {
  review();
  const artworks = within(await screen.findByRole('region', { name: 'Works' }));
  expect(artworks.getAllByRole('listitem').map((print) => print.textContent)).toEqual([
    expect.stringContaining('FLORALS, 202520 × 20 in, framed 32.5 × 32.5 in, Black Frame'),
    expect.stringContaining('FLORALS, 202520 × 20 in, framed 32.5 × 32.5 in, Gold Frame'),
  ]);
});

test('a buyer outside Texas reads that the estimate is removed at payment (G1)', async () => {
  review({ billing: { ...elena, state: 'NY', zip: '10001' } });
  await purchase();
  expect(row('Tax estimate, 8.25%')).toBe(
    'Tax estimate, 8.25%$660.00Outside Texas the estimate is removed at payment: your card is charged $8,240.00',
  );
  expect(row('Total')).toBe('Total$8,900.00');
});

test('the purchase sends one item for each frame and leaves for the payment page (S172, S173, S174, S175)', async () => {
  const user = userEvent.setup();
  const { calls } = review({ api: { [CREATE]: session } });
  await fill(user, await screen.findByLabelText('Anything we should know (optional)'), 'By Christmas');
  await user.click(await purchase());
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  const expected: Partial<CheckoutSessionRequest> = {
    amount: 890_000,
    currency: 'usd',
    items: ['Black Frame', 'Gold Frame'].map((frameType) => ({
      title: 'Inside Voice',
      series: 'FLORALS',
      size: '20x20',
      frameType,
      frameSize: '32.5x32.5',
      price: 4_000,
      quantity: 1,
      artworkId: 'peony',
    })),
    customer: { name: 'Elena Marsh', email: 'elena@marsh.example' },
    billing: elena,
    shipping: elena,
    metadata: {
      subtotal: 8_000,
      estimatedTax: 660,
      creditCardFee: 240,
      total: 8_900,
      artworkCount: 2,
      orderType: 'fine_art_purchase',
      referralPartnerId: null,
      attribution: {
        source: null,
        medium: null,
        campaign: null,
        landingPage: null,
        eventId: null,
        eventName: null,
      },
    },
    successUrl: 'http://localhost/order-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost/order-confirmation',
    notes: 'By Christmas',
  };
  expect(calls[0]?.body).toEqual(expected);
  expect(useCheckoutDraft.getState().openSessionId).toBe('cs_new');
});

test('the purchase says who has led the buyer here (P24)', async () => {
  const user = userEvent.setup();
  const source = 'https://gallery.example/?ref=selma';
  const timestamp = new Date().toISOString();
  localStorage.setItem('referral', JSON.stringify({ partnerId: 'selma', timestamp, source }));
  sessionStorage.setItem('visit', '{"utmSource":"letter","landingPage":"/about"}');
  sessionStorage.setItem('event-attribution', '{"eventId":"opening","eventName":"Opening"}');
  const { calls } = review({ api: { [CREATE]: session } });
  await user.click(await purchase());
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  expect(calls[0]?.body).toMatchObject({
    metadata: {
      referralPartnerId: 'selma',
      referredAt: timestamp,
      referralSource: source,
      attribution: {
        source: 'letter',
        medium: null,
        campaign: null,
        landingPage: '/about',
        eventId: 'opening',
        eventName: 'Opening',
      },
    },
  });
});

test('without a billing name the checkout error appears and nothing is sent (S171, S176)', async () => {
  const user = userEvent.setup();
  const { calls } = review({ billing: { ...elena, fullName: '' } });
  await user.click(await purchase());
  expect(shownToast()).toBe(CHECKOUT_ERROR);
  expect(calls).toEqual([]);
});

test.each([
  [
    'the last print is gone',
    refusal('prints_unavailable', { details: { remaining: 0, title: 'Inside Voice', size: '20x20' } }),
    /Inside Voice, 20 × 20 in is no longer available/,
  ],
  [
    'one print remains',
    refusal('prints_unavailable', { details: { remaining: 1, title: 'Inside Voice', size: '20x20' } }),
    /Only 1 print of Inside Voice, 20 × 20 in remains/,
  ],
  ['sales are by inquiry', refusal('inquiry_only'), /Prints are sold by inquiry at the moment/],
  [
    'too many prints wait for payment',
    refusal('hold_budget_exceeded', { message: 'You already have 3 prints waiting for payment.' }),
    /You already have 3 prints waiting for payment/,
  ],
  ['the payment service is down', refusal('checkout_unavailable'), /The payment service cannot be reached/],
])('when %s the buyer reads the checkout error and the cause (S176)', async (_case, response, text) => {
  const user = userEvent.setup();
  review({ api: { [CREATE]: response } });
  await user.click(await purchase());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(shownToast()).toBe(CHECKOUT_ERROR);
  expect(await purchase()).toBeEnabled();
});

test('an answer without an address is a checkout error too (S176)', async () => {
  const user = userEvent.setup();
  review({ api: { [CREATE]: { ...session, sessionUrl: '' } } });
  await user.click(await purchase());
  await waitFor(() => expect(shownToast()).toBe(CHECKOUT_ERROR));
});

test('a higher price is shown before the buyer confirms again', async () => {
  const user = userEvent.setup();
  const edition = anEditionOption({ size: '20x20', price: 4_500 });
  review({
    api: {
      [CREATE]: refusal('quote_changed', { details: { quote: {} } }),
      [INVENTORY]: [anArtwork({ id: 'peony', editionOptions: [edition] })],
    },
  });
  await user.click(await purchase());
  expect(await screen.findByText(/The price has changed/)).toBeInTheDocument();
  await waitFor(() => expect(row('Subtotal')).toBe('Subtotal$9,000.00'));
});

test('coming back from cancel gives the prints back and says so (S175)', async () => {
  useCheckoutDraft.getState().update({ openSessionId: 'cs_old' });
  const { calls } = review({
    api: { [RECEIPT]: aReceipt({ payment: 'open' }), [RELEASE]: () => undefined },
  });
  expect(await screen.findByText('Payment cancelled')).toBeInTheDocument();
  expect(calls.map((call) => `${call.method} ${call.path}`)).toContain(
    'POST /api/checkout-sessions/cs_old/expire',
  );
  expect(useCheckoutDraft.getState().openSessionId).toBeNull();
});

test('who comes back by the browser to the page as it was left can purchase again', async () => {
  review({
    api: { [CREATE]: session, [RECEIPT]: aReceipt({ payment: 'open' }), [RELEASE]: () => undefined },
  });
  await userEvent.click(await purchase());
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByText('Payment cancelled')).toBeInTheDocument();
  expect(await purchase()).toBeEnabled();
});

test('coming back after paying leads to the receipt, and nothing is released', async () => {
  useCheckoutDraft.getState().update({ openSessionId: 'cs_paid' });
  const { router, calls } = review({ api: { [RECEIPT]: aReceipt() } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-success'));
  expect(router.state.location.search).toBe('?session_id=cs_paid');
  expect(calls.every((call) => call.method === 'GET')).toBe(true);
});

test('an open payment that could not be released is released before a new one is opened', async () => {
  const user = userEvent.setup();
  useCheckoutDraft.getState().update({ openSessionId: 'cs_old' });
  let isDown = true;
  const { calls } = review({
    api: {
      [RECEIPT]: () => (isDown ? refusal('unavailable') : aReceipt({ payment: 'open' })),
      [RELEASE]: () => undefined,
      [CREATE]: session,
    },
  });
  const button = await purchase();
  await waitFor(() => expect(button).toBeEnabled());
  isDown = false;
  await user.click(button);
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  expect(calls.map((call) => call.path).slice(-2)).toEqual([
    '/api/checkout-sessions/cs_old/expire',
    '/api/create-checkout-session',
  ]);
});

test('in inquiry mode there is nothing to confirm (S28)', async () => {
  arrive({ settings: { salesMode: 'inquire' } });
  review();
  expect(await screen.findByRole('heading', { name: 'Inquiry Only Mode' })).toBeInTheDocument();
});
