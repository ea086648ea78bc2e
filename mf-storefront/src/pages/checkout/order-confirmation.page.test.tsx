import type { CheckoutSessionRequest } from '@gallery/contracts';
import { anArtwork, anEditionOption, aPicture, refusal, renderRoutes } from '@gallery/testing';
import { useCheckoutDraft } from '@gallery/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, fill, shownToast } from '../../page-test-support';
import { routes } from '../../remote';
import {
  arriveBeforePayment,
  CREATE,
  elena,
  openReview,
  purchaseButton,
  session,
} from './order-confirmation-test-support';

const INVENTORY = 'GET /api/admin/artwork-inventory';
const CHECKOUT_ERROR =
  'Checkout Error: Unable to process checkout. Please try again or contact sales@tfgallery.example';

/** A row of the totals, by its label. */
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).closest('div')?.textContent;

beforeEach(arriveBeforePayment);

test('without anything in the cart there is no order (S170)', async () => {
  renderRoutes(routes, { path: '/order-confirmation' });
  expect(await screen.findByText('No Order Found')).toBeInTheDocument();
  expect(screen.getByText('Please add items to your cart first.')).toBeInTheDocument();
});

test('the review shows the tax estimate always and shipping as Separate (S9, S161, S162, S164, S169, G1, G2)', async () => {
  openReview();
  await purchaseButton();
  expect(row('Tax estimate, 8.25%')).toBe('Tax estimate, 8.25%$660.00');
  expect(row('Shipping')).toBe('ShippingSeparateFramed: free, Dallas area');
  expect(row('Card fee, 3%')).toBe('Card fee, 3%$240.00');
  expect(row('Charged today')).toBe('Charged today$8,900.00');
  expect(row('With your delivery')).toBe('With your delivery$8,900.00');
  expect(screen.getByText(/Total includes taxes and card fees/)).toBeInTheDocument();
});

test('the total is said to include taxes and card fees, and delivery to be free around Dallas (S168, G3)', async () => {
  openReview();
  await purchaseButton();
  expect(
    screen.getByText(
      /Total includes taxes and card fees\. Free delivery within 45 miles of central Dallas\./,
    ),
  ).toBeInTheDocument();
});

test('each print of the review is told as in the cart, year and frame included', async () => {
  openReview();
  const artworks = within(await screen.findByRole('region', { name: 'Works' }));
  expect(artworks.getAllByRole('listitem').map((print) => print.textContent)).toEqual([
    expect.stringContaining('FLORALS, 202520 × 20 in, framed 32.5 × 32.5 in, Black Frame'),
    expect.stringContaining('FLORALS, 202520 × 20 in, framed 32.5 × 32.5 in, Gold Frame'),
  ]);
});

test('the review draws each print in its frame', async () => {
  openReview({
    api: {
      [INVENTORY]: [
        anArtwork({
          id: 'peony',
          artworkImages: [aPicture()],
          editionOptions: [anEditionOption({ size: '20x20' })],
        }),
      ],
    },
  });
  await waitFor(() =>
    expect(
      Array.from(document.querySelectorAll('[data-frame]'), (drawn) => drawn.getAttribute('data-frame')),
    ).toEqual(['black-wood', 'gold-metal']),
  );
});

test('a buyer outside Texas reads that the estimate is not charged (G1, G2, R2)', async () => {
  openReview({ billing: { ...elena, state: 'NY', zip: '10001' } });
  await purchaseButton();
  expect(row('Tax estimate, 8.25%')).toBe('Tax estimate, 8.25%$660.00');
  expect(row('Total')).toBe('Total$8,900.00');
  expect(row('Not charged outside Texas')).toBe(
    'Not charged outside Texas-$660.00The estimate is removed at payment',
  );
  expect(row('Charged today')).toBe('Charged today$8,240.00');
  expect(row('With your delivery')).toBe('With your deliveryQuote to follow');
});

test('the purchase sends one item for each frame and leaves for the payment page (S172, S173, S174, S175)', async () => {
  const user = userEvent.setup();
  const { calls } = openReview({ api: { [CREATE]: session } });
  await fill(user, await screen.findByLabelText('Anything we should know (optional)'), 'By Christmas');
  await user.click(await purchaseButton());
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
      delivery: 'free-local',
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
  const { calls } = openReview({ api: { [CREATE]: session } });
  await user.click(await purchaseButton());
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  expect(calls[0]?.body).toHaveProperty('metadata', {
    subtotal: 8_000,
    estimatedTax: 660,
    creditCardFee: 240,
    total: 8_900,
    artworkCount: 2,
    delivery: 'free-local',
    orderType: 'fine_art_purchase',
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
  });
});

test('without a billing name the checkout error appears and nothing is sent (S171, S176)', async () => {
  const user = userEvent.setup();
  const { calls } = openReview({ billing: { ...elena, fullName: '' } });
  await user.click(await purchaseButton());
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
  ['sales are by inquiry', refusal('inquiry_only'), /Prints are currently sold by inquiry only/],
  [
    'too many prints wait for payment',
    refusal('hold_budget_exceeded', { message: 'You already have 3 prints waiting for payment.' }),
    /You already have 3 prints waiting for payment/,
  ],
  ['the payment service is down', refusal('checkout_unavailable'), /The payment service cannot be reached/],
])('when %s the buyer reads the checkout error and the cause (S176)', async (_case, response, text) => {
  const user = userEvent.setup();
  openReview({ api: { [CREATE]: response } });
  await user.click(await purchaseButton());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(shownToast()).toBe(CHECKOUT_ERROR);
  expect(await purchaseButton()).toBeEnabled();
});

test('an answer without an address is a checkout error too (S176)', async () => {
  const user = userEvent.setup();
  openReview({ api: { [CREATE]: { ...session, sessionUrl: '' } } });
  await user.click(await purchaseButton());
  await waitFor(() => expect(shownToast()).toBe(CHECKOUT_ERROR));
});

test('a higher price is shown before the buyer confirms again', async () => {
  const user = userEvent.setup();
  const edition = anEditionOption({ size: '20x20', price: 4_500 });
  openReview({
    api: {
      [CREATE]: refusal('quote_changed', { details: { quote: {} } }),
      [INVENTORY]: [anArtwork({ id: 'peony', editionOptions: [edition] })],
    },
  });
  await user.click(await purchaseButton());
  expect(await screen.findByText(/The price has changed/)).toBeInTheDocument();
  await waitFor(() => expect(row('Subtotal')).toBe('Subtotal$9,000.00'));
});

test('in inquiry mode there is nothing to confirm (S28)', async () => {
  arrive({ settings: { salesMode: 'inquire' } });
  openReview();
  expect(await screen.findByRole('heading', { name: 'Inquiry Only Mode' })).toBeInTheDocument();
});
