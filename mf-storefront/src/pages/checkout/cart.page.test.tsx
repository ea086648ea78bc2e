import { aCollector, anArtwork, anEditionOption, renderRoutes } from '@gallery/testing';
import {
  useCart,
  useCheckoutDraft,
  useCollectorSession,
  useOrderData,
  type NewCartItem,
} from '@gallery/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { arrive, fill, shownToast } from '../../page-test-support';
import { routes } from '../../remote';

const framed = anEditionOption({ size: '20x20', frameSize: '32.5x32.5', price: 4_000, sold: 7 });
const peony = anArtwork({ title: 'Inside Voice', series: 'FLORALS', editionOptions: [framed] });

const aPrint = (named: Partial<NewCartItem> = {}): NewCartItem => ({
  id: `${peony.id}-20x20`,
  artworkId: peony.id,
  title: 'Inside Voice',
  series: 'FLORALS',
  year: 2024,
  imageUrl: '',
  editionNumber: '1 of 9',
  editionSize: '20 × 20 in',
  size: '20x20',
  frameSize: '32.5x32.5',
  frameType: 'Black Frame',
  price: 4_000,
  remaining: 2,
  ...named,
});
const aMini = (): NewCartItem =>
  aPrint({
    id: 'live-tide-7x5',
    title: 'Tide',
    size: '7x5',
    editionSize: '5 × 7 in',
    frameSize: '',
    frameType: 'Unframed',
    price: 333,
  });

const open = (artwork = peony) =>
  renderRoutes(routes, { path: '/cart', api: { 'GET /api/admin/artwork-inventory': [artwork] } });

/** A row of the summary by its label. */
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).closest('div')?.textContent;

beforeEach(() => arrive());

test('an empty cart says so (S8, S142)', async () => {
  open();
  expect(await screen.findByText('Your cart is currently empty')).toBeInTheDocument();
});

test('a framed print: no tax before an address, the fee, shipping quoted later (S141, S150, S160, S162, S163)', async () => {
  useCart.getState().add(aPrint());
  open();
  expect(await screen.findByText('$4,000.00')).toBeInTheDocument();
  expect(screen.getByText('20 × 20 in, framed 32.5 × 32.5 in')).toBeInTheDocument();
  expect(screen.getByText('Edition 1 of 9')).toBeInTheDocument();
  expect(screen.queryByText('Tax estimate, 8.25%')).not.toBeInTheDocument();
  expect(row('Shipping')).toBe('ShippingQuoted after purchase');
  expect(row('Card fee, 3%')).toBe('Card fee, 3%$120.00');
  expect(row('Total')).toBe('Total$4,120.00');
  expect(
    screen.getByText(/about 3–5 weeks; rush is available.*we reply within 24 hours/),
  ).toBeInTheDocument();
});

test('a framed print shows its frame in its field while the catalogue loads, so that nothing jumps', async () => {
  useCart.getState().add(aPrint());
  renderRoutes(routes, {
    path: '/cart',
    api: { 'GET /api/admin/artwork-inventory': () => new Promise(() => {}) },
  });
  expect(await screen.findByRole('combobox', { name: 'Frame' })).toHaveValue('Black Frame');
});

test('a mini beside a framed print ships for 20 dollars, the framed one is quoted separately (S165, S167)', async () => {
  useCart.getState().add(aPrint());
  useCart.getState().add(aMini());
  open();
  await screen.findByText('$4,333.00');
  expect(row('Shipping')).toBe('Shipping$20.00Framed works quoted separately');
});

test('minus stops at one, plus stops at what is left and says so, Remove empties (S148, G16)', async () => {
  const user = userEvent.setup();
  useCart.getState().add(aPrint());
  open();
  expect(await screen.findByRole('button', { name: /One fewer of Inside Voice/ })).toBeDisabled();
  const plus = screen.getByRole('button', { name: /One more of Inside Voice/ });
  await user.click(plus);
  expect(screen.getByText('$8,000')).toBeInTheDocument();
  await user.click(plus);
  expect(shownToast()).toBe('Only 2 remaining: Inside Voice');
  expect(useCart.getState().items[0]?.quantity).toBe(2);
  await user.click(screen.getByRole('button', { name: /Remove Inside Voice/ }));
  expect(screen.getByText('Your cart is currently empty')).toBeInTheDocument();
});

test('each print of a line keeps its own frame (G17)', async () => {
  const user = userEvent.setup();
  useCart.getState().add(aPrint());
  useCart.getState().add(aPrint({ frameType: 'Gold Frame' }));
  open();
  expect(await screen.findByText('1 × Black Frame, 1 × Gold Frame')).toBeInTheDocument();
  await user.selectOptions(await screen.findByLabelText('Frame of print 1'), 'Silver Frame');
  expect(screen.getByText('1 × Silver Frame, 1 × Gold Frame')).toBeInTheDocument();
});

test('a price that has changed is shown before checkout and taken over on request', async () => {
  const user = userEvent.setup();
  useCart.getState().add(aPrint({ price: 3_500 }));
  open();
  expect(await screen.findByText(/The price of this print is now \$4,000/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Use the new price' }));
  expect(row('Subtotal')).toBe('Subtotal$4,000.00');
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled();
});

test.each([
  ['is gone', [], 'This print is no longer offered. Please remove it.'],
  [
    'is sold out',
    [{ ...framed, sold: 9, available: 0 }],
    'This print is not available any more. Please remove it.',
  ],
])('a print that %s is flagged', async (_case, editionOptions, text) => {
  useCart.getState().add(aPrint());
  open({ ...peony, editionOptions });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled();
});

test('fewer left than wanted: the rest can be taken', async () => {
  const user = userEvent.setup();
  useCart.getState().add(aPrint());
  useCart.getState().add(aPrint());
  open({ ...peony, editionOptions: [{ ...framed, sold: 8, available: 1 }] });
  expect(await screen.findByText(/Only 1 of this print is left/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take 1' }));
  expect(useCart.getState().items[0]?.quantity).toBe(1);
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled();
});

test('the focus stays in the list when the word that was pressed goes', async () => {
  const user = userEvent.setup();
  useCart.getState().add(aPrint({ price: 3_500 }));
  useCart.getState().add(aMini());
  open();
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
  useCart.getState().add(aPrint());
  const main = (
    <main tabIndex={-1}>
      <Outlet />
    </main>
  );
  renderRoutes([{ element: main, children: routes }], {
    path: '/cart',
    api: { 'GET /api/admin/artwork-inventory': [peony] },
  });
  await user.click(await screen.findByRole('button', { name: /Remove Inside Voice/ }));
  expect(screen.getByText('Your cart is currently empty')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('in inquiry mode the cart is closed (S25, S28)', async () => {
  arrive({ settings: { salesMode: 'inquire' } });
  useCart.getState().add(aPrint());
  open();
  expect(await screen.findByRole('heading', { name: 'Inquiry Only Mode' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'INQUIRE ABOUT PURCHASING' })).toHaveAttribute(
    'href',
    'mailto:sales@tfgallery.example?subject=INQUIRE%3A%20Purchasing',
  );
});

test('the screen in its place says that checkout is disabled, and leads back to the works (S28, S29)', async () => {
  arrive({ settings: { salesMode: 'inquire' } });
  open();
  expect(
    await screen.findByText('Checkout is disabled. Purchases and pricing are by inquiry.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'INQUIRE ABOUT PURCHASING' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('link', { name: 'Fine Art' })).toHaveAttribute('href', '/fine-art');
});

test('check, wire or cash are arranged by e-mail, with a reply within 24 hours (S151)', async () => {
  useCart.getState().add(aPrint());
  open();
  expect(
    await screen.findByText(/To pay by check, wire or cash,.*we reply within 24 hours/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute(
    'href',
    'mailto:sales@tfgallery.example',
  );
});

async function openCheckout(user: UserEvent) {
  useCart.getState().add(aPrint());
  const rendered = open();
  await user.click(await screen.findByRole('button', { name: 'Checkout' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  return { ...rendered, dialog };
}

test('review opens with name, e-mail and ZIP, and names what is still missing at its field (S141, S156, S157)', async () => {
  const user = userEvent.setup();
  const { dialog } = await openCheckout(user);
  const review = dialog.getByRole('button', { name: 'Review order' });
  expect(dialog.getByLabelText('Country')).toHaveValue('United States');
  await fill(user, dialog.getByLabelText('Full name'), 'Elena Marsh');
  await fill(user, dialog.getByLabelText('E-mail'), 'elena@marsh.example');
  expect(review).toBeDisabled();
  await fill(user, dialog.getByLabelText('ZIP'), '75226');
  expect(dialog.getByText('Free delivery of framed works within 45 miles of Dallas')).toBeInTheDocument();
  await user.click(review);
  expect(dialog.getByLabelText('City')).toHaveAccessibleDescription('Enter the city');
  expect(dialog.getByLabelText('Phone')).toHaveFocus();
});

test('a number that the collector has reserved is one print, and says until when', async () => {
  const reservedUntil = new Date(Date.now() + 48 * 3_600_000).toISOString();
  useCart.getState().add(aPrint({ editionNumber: '4 of 9', reservedUntil }));
  open();
  expect(await screen.findByText(/^Reserved for you until .* UTC$/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^One more of/ })).toBeDisabled();
});

test('a signed-in collector finds name and e-mail filled in', async () => {
  const user = userEvent.setup();
  useCart.getState().add(aPrint());
  useCollectorSession.getState().start('session-1');
  renderRoutes(routes, {
    path: '/cart',
    api: {
      'GET /api/admin/artwork-inventory': [peony],
      'GET /api/collectors/me': aCollector({
        firstName: 'Nora',
        lastName: 'Lind',
        email: 'nora@lind.example',
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Nora Lind'));
  expect(screen.getByLabelText('E-mail')).toHaveValue('nora@lind.example');
});

test('closing the dialog loses nothing', async () => {
  const user = userEvent.setup();
  const { dialog } = await openCheckout(user);
  await fill(user, dialog.getByLabelText('Full name'), 'Elena Marsh');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(await screen.findByLabelText('Full name')).toHaveValue('Elena Marsh');
});

test('a complete form is kept as order data, taxed for Texas, and leads to the confirmation (S152, S155, S158, S159, S160)', async () => {
  const user = userEvent.setup();
  const { dialog, router } = await openCheckout(user);
  const responses = {
    'Full name': 'Elena Marsh',
    'E-mail': 'elena@marsh.example',
    Phone: '214 555 0142',
    Address: '118 Larkspur Lane',
    City: 'Dallas',
    ZIP: '75226',
  };
  for (const [label, text] of Object.entries(responses)) {
    await fill(user, dialog.getByLabelText(label), text);
  }
  await user.selectOptions(dialog.getByLabelText('State'), 'Texas');
  expect(dialog.getByText('$4,450.00')).toBeInTheDocument();
  await user.click(dialog.getByLabelText('Add installation, quoted after purchase'));
  await fill(user, dialog.getByLabelText('Installation address (optional)'), '1 Elm Street');
  await user.click(dialog.getByRole('button', { name: 'Review order' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/order-confirmation'));
  const { orderData } = useOrderData.getState();
  expect(orderData).toMatchObject({
    billingInfo: { fullName: 'Elena Marsh', state: 'TX', zip: '75226', country: 'United States' },
    shippingInfo: { city: 'Dallas' },
    sameAsBilling: true,
    items: [
      { title: 'Inside Voice', frameType: 'Black Frame', price: 4_000, quantity: 1, eventPhoto: false },
    ],
    totals: { subtotal: 4_000, estimatedTax: 330, shipping: 0, creditCardFee: 120, total: 4_450 },
  });
  expect(JSON.stringify(orderData)).not.toContain('1 Elm Street');
  expect(useCheckoutDraft.getState().installation?.street).toBe('1 Elm Street');
});

test('the ZIP decides the tax where the state is another one (R4)', async () => {
  const user = userEvent.setup();
  const { dialog } = await openCheckout(user);
  await user.selectOptions(dialog.getByLabelText('State'), 'Oklahoma');
  expect(dialog.getByText('$4,120.00')).toBeInTheDocument();
  await fill(user, dialog.getByLabelText('ZIP'), '75226');
  expect(dialog.getByText('$4,450.00')).toBeInTheDocument();
});

test('a state that was not chosen is asked for at its field (R4)', async () => {
  const user = userEvent.setup();
  const { dialog } = await openCheckout(user);
  await fill(user, dialog.getByLabelText('Full name'), 'Elena Marsh');
  await fill(user, dialog.getByLabelText('E-mail'), 'elena@marsh.example');
  await fill(user, dialog.getByLabelText('ZIP'), '75226');
  await user.click(dialog.getByRole('button', { name: 'Review order' }));
  expect(dialog.getByLabelText('State')).toHaveAccessibleDescription('Choose the state');
});

test('outside the United States the state is typed (R4)', async () => {
  const user = userEvent.setup();
  const { dialog } = await openCheckout(user);
  expect(dialog.getByRole('combobox', { name: 'State' })).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('Country'));
  await fill(user, dialog.getByLabelText('Country'), 'Canada');
  expect(dialog.getByRole('textbox', { name: 'State' })).toBeInTheDocument();
});

test('another shipping address is asked for in full (S153)', async () => {
  const user = userEvent.setup();
  const { dialog } = await openCheckout(user);
  await fill(user, dialog.getByLabelText('Full name'), 'Elena Marsh');
  await user.click(dialog.getByLabelText('Same as billing address'));
  const [billing, shipping] = dialog.getAllByLabelText('Full name');
  expect(billing).toHaveValue('Elena Marsh');
  expect(shipping).toHaveValue('Elena Marsh');
  expect(dialog.getAllByLabelText('City')).toHaveLength(2);
});
