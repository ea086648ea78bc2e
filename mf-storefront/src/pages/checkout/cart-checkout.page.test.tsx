import { useCheckoutDraft, useCollectorSession, useOrderData } from '@gallery/session';
import { aCollector } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { arrive, fill } from '../../page-test-support';
import { openCart } from './cart-test-support';

beforeEach(() => arrive());

/** The dialog's price panel is the last on the page. */
const charged = () =>
  screen.getAllByText('Charged today', { selector: 'dt' }).at(-1)?.closest('div')?.textContent;

async function openCheckout(user: UserEvent) {
  const rendered = openCart();
  await user.click(await screen.findByRole('button', { name: /^Checkout, / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  return { ...rendered, dialog };
}

test('review opens with name, email and ZIP, and names what is still missing at its field (S141, S156, S157)', async () => {
  const user = userEvent.setup();
  const { dialog } = await openCheckout(user);
  const review = dialog.getByRole('button', { name: 'Review order' });
  expect(dialog.getByLabelText('Country')).toHaveValue('United States');
  await fill(user, dialog.getByLabelText('Full name'), 'Elena Marsh');
  await fill(user, dialog.getByLabelText('Email'), 'elena@marsh.example');
  expect(review).toBeDisabled();
  await fill(user, dialog.getByLabelText('ZIP'), '75226');
  expect(dialog.getByText('Free delivery of framed works within 45 miles of Dallas')).toBeInTheDocument();
  await user.click(review);
  expect(dialog.getByLabelText('City')).toHaveAccessibleDescription('Enter your city');
  expect(dialog.getByLabelText('Phone')).toHaveFocus();
  expect(dialog.getByLabelText('Phone')).toBeRequired();
});

test('a signed-in collector finds name and email filled in', async () => {
  const user = userEvent.setup();
  useCollectorSession.getState().start('session-1');
  openCart(undefined, {
    'GET /api/collectors/me': aCollector({
      firstName: 'Nora',
      lastName: 'Lind',
      email: 'nora@lind.example',
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^Checkout, / }));
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Nora Lind'));
  expect(screen.getByLabelText('Email')).toHaveValue('nora@lind.example');
});

test('closing the dialog loses nothing', async () => {
  const user = userEvent.setup();
  const { dialog } = await openCheckout(user);
  await fill(user, dialog.getByLabelText('Full name'), 'Elena Marsh');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^Checkout, / }));
  expect(await screen.findByLabelText('Full name')).toHaveValue('Elena Marsh');
});

test('a complete form is kept as order data, taxed for Texas, and leads to the confirmation (S152, S155, S158, S159, S160)', async () => {
  const user = userEvent.setup();
  const { dialog, router } = await openCheckout(user);
  const responses = {
    'Full name': 'Elena Marsh',
    Email: 'elena@marsh.example',
    Phone: '214 555 0142',
    Address: '118 Larkspur Lane',
    City: 'Dallas',
    ZIP: '75226',
  };
  for (const [label, text] of Object.entries(responses)) {
    await fill(user, dialog.getByLabelText(label), text);
  }
  await user.selectOptions(dialog.getByLabelText('State'), 'Texas');
  expect(charged()).toBe('Charged today$4,450.00');
  await user.click(dialog.getByLabelText('Add installation (quoted after purchase)'));
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
  expect(charged()).toContain('Charged today$4,120.00');
  await fill(user, dialog.getByLabelText('ZIP'), '75226');
  expect(charged()).toBe('Charged today$4,450.00');
});

test('a state that was not chosen is asked for at its field (R4)', async () => {
  const user = userEvent.setup();
  const { dialog } = await openCheckout(user);
  await fill(user, dialog.getByLabelText('Full name'), 'Elena Marsh');
  await fill(user, dialog.getByLabelText('Email'), 'elena@marsh.example');
  await fill(user, dialog.getByLabelText('ZIP'), '75226');
  await user.click(dialog.getByRole('button', { name: 'Review order' }));
  expect(dialog.getByLabelText('State')).toHaveAccessibleDescription('Choose your state');
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
