import type { CartQuote } from '@gallery/contracts';
import { useCart, useCheckoutDraft, type NewCartItem } from '@gallery/session';
import { aPicture, renderRoutes } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { aPrintLine } from '../../cart-line.builder';
import { arrive, fill, shownToast } from '../../page-test-support';
import { routes } from '../../remote';
import { framed, openCart, peony, summaryRow } from './cart-test-support';

const INVENTORY = 'GET /api/admin/artwork-inventory';

const aMini = (): NewCartItem =>
  aPrintLine({
    id: 'live-tide-7x5',
    title: 'Tide',
    size: '7x5',
    editionSize: '5 × 7 in',
    frameSize: '',
    frameType: 'Unframed',
    price: 333,
  });

beforeEach(() => arrive());

test('an empty cart says so (S8, S142)', async () => {
  openCart([]);
  expect(await screen.findByText('Your cart is currently empty')).toBeInTheDocument();
});

test('a framed print: no tax before an address, the fee, shipping by ZIP (S141, S150, S160, S162, S163)', async () => {
  openCart();
  expect(await screen.findByText('$4,000.00')).toBeInTheDocument();
  expect(screen.getByText('20 × 20 in, framed 32.5 × 32.5 in')).toBeInTheDocument();
  expect(screen.getByText('Edition 1 of 9')).toBeInTheDocument();
  expect(screen.queryByText('Tax estimate, 8.25%')).not.toBeInTheDocument();
  expect(summaryRow('Shipping')).toBe('ShippingSeparateFramed: free near Dallas, quoted elsewhere');
  expect(summaryRow('Card fee, 3%')).toBe('Card fee, 3%$120.00');
  expect(summaryRow('Charged today')).toBe('Charged today$4,120.00Plus sales tax in Texas');
  expect(summaryRow('With your delivery')).toBe('With your deliveryEnter your ZIP code');
  expect(
    screen.getByText(/about 3–5 weeks; rush is available.*we reply within 24 hours/),
  ).toBeInTheDocument();
});

test('a ZIP fills the price, and goes on to the checkout form (R2, R3)', async () => {
  const user = userEvent.setup();
  openCart();
  await fill(user, await screen.findByLabelText('Deliver to ZIP'), '75226-1234');
  expect(summaryRow('Tax estimate, 8.25%')).toBe('Tax estimate, 8.25%$330.00');
  expect(summaryRow('Charged today')).toBe('Charged today$4,450.00');
  expect(summaryRow('With your delivery')).toBe('With your delivery$4,450.00');
  await user.click(screen.getByRole('button', { name: /^Checkout, / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  expect(dialog.getByLabelText('ZIP')).toHaveValue('75226-1234');
  expect(dialog.getByLabelText('State')).toHaveValue('TX');
});

test('a ZIP that was typed beside an artwork is known here (R2)', async () => {
  useCheckoutDraft.getState().update({ zip: '97205' });
  openCart();
  expect(await screen.findByLabelText('Deliver to ZIP')).toHaveValue('97205');
  expect(summaryRow('With your delivery')).toBe('With your deliveryQuote to follow');
});

test('a ZIP that cannot be one is said at its field', async () => {
  const user = userEvent.setup();
  openCart();
  await fill(user, await screen.findByLabelText('Deliver to ZIP'), '7522a');
  expect(screen.getByLabelText('Deliver to ZIP')).toHaveAccessibleDescription('Enter a five-digit ZIP code');
});

test('the server’s quote counts: delivery to be confirmed, and the number to be received (G6, G15, R3)', async () => {
  useCheckoutDraft.getState().update({ zip: '76102' });
  const { calls } = openCart([aPrintLine()], {
    'POST /api/quotes': {
      subtotal: 400_000,
      tax: { cart: 33_000, confirmation: 33_000, charged: 33_000 },
      cardFee: 12_000,
      shipping: { minis: 0, framed: 'to-confirm' },
      isDestinationKnown: true,
      cartTotal: 445_000,
      confirmationTotal: 445_000,
      chargedTotal: 445_000,
      artworkCount: 1,
      items: [{ priceCents: 400_000, nextNumber: 7, total: 9 }],
    } satisfies CartQuote,
  });
  expect(await screen.findByText('You would receive number 7 of 9')).toBeVisible();
  expect(screen.queryByText('Edition 1 of 9')).not.toBeInTheDocument();
  expect(summaryRow('With your delivery')).toBe('With your deliveryDelivery to be confirmed');
  expect(calls.find(({ path }) => path === '/api/quotes')?.body).toMatchObject({
    items: [{ artworkId: 'peony', size: '20x20', quantity: 1 }],
    shipping: { state: 'TX', zip: '76102', country: 'United States' },
  });
});

test('a framed print shows its frame in its field while the catalogue loads, so that nothing jumps', async () => {
  openCart([aPrintLine()], { [INVENTORY]: () => new Promise(() => {}) });
  expect(await screen.findByRole('combobox', { name: 'Frame' })).toHaveValue('Black Frame');
});

test('a mini beside a framed print ships for 20 dollars, the framed one separately (S165, S167)', async () => {
  openCart([aPrintLine(), aMini()]);
  await screen.findByText('$4,333.00');
  expect(summaryRow('Shipping')).toBe(
    'ShippingSeparate$20.00 minis. Framed: free near Dallas, quoted elsewhere',
  );
});

const unsold = { ...peony, editionOptions: [{ ...framed, sold: 0, available: 9 }] };

test('plus stops at what one order can have, which the line says', async () => {
  const user = userEvent.setup();
  openCart([aPrintLine()], { [INVENTORY]: [unsold] });
  const plus = await screen.findByRole('button', { name: /Increase quantity of Inside Voice/ });
  await user.click(plus);
  await user.click(plus);
  expect(plus).toBeDisabled();
  expect(useCart.getState().items[0]?.quantity).toBe(3);
  expect(screen.getByText('Up to 3 prints of this edition per order.')).toBeVisible();
});

test('a line with more than one order can have is marked, and offers as many', async () => {
  const user = userEvent.setup();
  openCart(Array<NewCartItem>(5).fill(aPrintLine()), { [INVENTORY]: [unsold] });
  await user.click(await screen.findByRole('button', { name: 'Change to 3' }));
  expect(useCart.getState().items[0]?.quantity).toBe(3);
  expect(screen.getByRole('button', { name: /^Checkout, / })).toBeEnabled();
});

test('minus stops at one, plus stops at what is left and says so, Remove empties (S148, G16)', async () => {
  const user = userEvent.setup();
  openCart([aPrintLine({ remaining: 2 })]);
  expect(await screen.findByRole('button', { name: /Decrease quantity of Inside Voice/ })).toBeDisabled();
  const plus = screen.getByRole('button', { name: /Increase quantity of Inside Voice/ });
  await user.click(plus);
  expect(screen.getByText('$8,000')).toBeInTheDocument();
  await user.click(plus);
  expect(shownToast()).toBe('Only 2 remaining: Inside Voice');
  expect(useCart.getState().items[0]?.quantity).toBe(2);
  await user.click(screen.getByRole('button', { name: /Remove Inside Voice/ }));
  expect(screen.getByText('Your cart is currently empty')).toBeInTheDocument();
});

/** The frame that is drawn around the first picture. */
const drawnFrame = () => document.querySelector('[data-frame]')?.getAttribute('data-frame');

test('the chosen frame is drawn around the picture', async () => {
  openCart([aPrintLine()], { [INVENTORY]: [{ ...peony, artworkImages: [aPicture()] }] });
  const frame = await screen.findByLabelText('Frame');
  await waitFor(() => expect(drawnFrame()).toBe('black-wood'));
  await userEvent.selectOptions(frame, 'Gold Frame');
  expect(drawnFrame()).toBe('gold-metal');
});

test('a custom frame is named with its words (A39, A68)', async () => {
  const custom = { ...framed, frameStyles: ['Custom', 'Black'], customFrame: 'Oak' };
  openCart([aPrintLine({ frameType: 'Custom Frame' })], {
    [INVENTORY]: [{ ...peony, editionOptions: [custom] }],
  });
  expect(await screen.findByRole('option', { name: 'Custom Frame: Oak' })).toBeInTheDocument();
});

test('each print of a line keeps its own frame (G17)', async () => {
  const user = userEvent.setup();
  openCart([aPrintLine(), aPrintLine({ frameType: 'Gold Frame' })]);
  expect(await screen.findByText('1 × Black Frame, 1 × Gold Frame')).toBeInTheDocument();
  await user.selectOptions(await screen.findByLabelText('Frame of print 1'), 'Silver Frame');
  expect(screen.getByText('1 × Silver Frame, 1 × Gold Frame')).toBeInTheDocument();
});

test('a price that has changed is shown before checkout and taken over on request', async () => {
  const user = userEvent.setup();
  openCart([aPrintLine({ price: 3_500 })]);
  expect(await screen.findByText(/The price of this print is now \$4,000/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Checkout, / })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Use the new price' }));
  expect(summaryRow('Subtotal')).toBe('Subtotal$4,000.00');
  expect(screen.getByRole('button', { name: /^Checkout, / })).toBeEnabled();
});

test.each([
  ['is gone', [], 'This print is no longer offered. Please remove it.'],
  [
    'is sold out',
    [{ ...framed, sold: 9, available: 0 }],
    'This print is no longer available. Please remove it.',
  ],
])('a print that %s is flagged', async (_case, editionOptions, text) => {
  openCart([aPrintLine()], { [INVENTORY]: [{ ...peony, editionOptions }] });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Checkout, / })).toBeDisabled();
});

test('fewer left than wanted: the rest can be taken', async () => {
  const user = userEvent.setup();
  openCart([aPrintLine(), aPrintLine()], {
    [INVENTORY]: [{ ...peony, editionOptions: [{ ...framed, sold: 8, available: 1 }] }],
  });
  expect(await screen.findByText(/Only 1 print is left/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change to 1' }));
  expect(useCart.getState().items[0]?.quantity).toBe(1);
  expect(screen.getByRole('button', { name: /^Checkout, / })).toBeEnabled();
});

test('the focus stays in the list when the word that was pressed goes', async () => {
  const user = userEvent.setup();
  openCart([aPrintLine({ price: 3_500 }), aMini()]);
  await user.click(await screen.findByRole('button', { name: 'Use the new price' }));
  const [list] = screen.getAllByRole('list').filter((each) => within(each).queryByText('Inside Voice'));
  expect(list).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  await user.click(screen.getByRole('button', { name: /Remove Inside Voice/ }));
  expect(list).toHaveFocus();
});

test('the focus comes to the page when the last line goes, and the list with it', async () => {
  const user = userEvent.setup();
  useCart.getState().add(aPrintLine());
  const main = (
    <main tabIndex={-1}>
      <Outlet />
    </main>
  );
  renderRoutes([{ element: main, children: routes }], {
    path: '/cart',
    api: { [INVENTORY]: [peony] },
  });
  await user.click(await screen.findByRole('button', { name: /Remove Inside Voice/ }));
  expect(screen.getByText('Your cart is currently empty')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a number that the collector has reserved is one print, and says until when', async () => {
  const reservedUntil = new Date(Date.now() + 48 * 3_600_000).toISOString();
  openCart([aPrintLine({ editionNumber: '4 of 9', reservedUntil })]);
  expect(
    await screen.findByText(/^Reserved for you until \w{3} \d+, \d{4}, .* [AP]M (C[SD]T|UTC)$/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /^Increase quantity of/ })).toBeDisabled();
});

test('in inquiry mode the cart is closed (S25, S28)', async () => {
  arrive({ settings: { salesMode: 'inquire' } });
  openCart();
  expect(await screen.findByRole('heading', { name: 'Inquiry Only Mode' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'INQUIRE ABOUT PURCHASING' })).toHaveAttribute(
    'href',
    'mailto:sales@tfgallery.example?subject=INQUIRE%3A%20Purchasing',
  );
});

test('the screen in its place says that checkout is disabled, and leads back to the works (S28, S29)', async () => {
  arrive({ settings: { salesMode: 'inquire' } });
  openCart([]);
  expect(
    await screen.findByText('Checkout is disabled. Purchases and pricing are by inquiry.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'INQUIRE ABOUT PURCHASING' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('link', { name: 'Fine Art' })).toHaveAttribute('href', '/fine-art');
});

test('check, wire or cash are arranged by email, with a reply within 24 hours (S151)', async () => {
  openCart();
  expect(
    await screen.findByText(/To pay by check, wire or cash,.*we reply within 24 hours/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute(
    'href',
    'mailto:sales@tfgallery.example?subject=Paying%20by%20check%2C%20wire%20or%20cash',
  );
});
