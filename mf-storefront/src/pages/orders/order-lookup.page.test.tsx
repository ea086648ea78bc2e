import { aReceipt, aReceiptLine, OPEN_DELIVERY, refusal, renderRoutes } from '@gallery/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, fill } from '../../page-test-support';
import { routes } from '../../remote';

const LOOKUP = 'POST /api/order-lookups';

beforeEach(() => arrive());

async function lookFor({ number = 'tf1001', email = 'elena@marsh.example' } = {}) {
  const user = userEvent.setup();
  const form = await screen.findByRole('textbox', { name: 'Order number' });
  if (number) await fill(user, form, number);
  if (email) await fill(user, screen.getByRole('textbox', { name: 'Email' }), email);
  await user.click(screen.getByRole('button', { name: 'Find order' }));
  return user;
}

test('an order is shown with its status, its promise, its numbers and its way (G52, G90)', async () => {
  const lines = [aReceiptLine({ title: 'Inside Voice', editionNumbers: [3], total: 9 })];
  const events = [
    { status: 'confirmed' as const, at: '2026-11-21T12:05:00.000Z', note: null },
    { status: 'processing' as const, at: '2026-11-24T09:00:00.000Z', note: 'Printing on Monday.' },
  ];
  const receipt = aReceipt({ status: 'processing', lines, events });
  renderRoutes(routes, { path: '/order-lookup', api: { [LOOKUP]: receipt } });
  await lookFor();

  expect(await screen.findByRole('heading', { name: 'Order TF-1001' })).toBeInTheDocument();
  expect(screen.getAllByText('Processing')).toHaveLength(2);
  expect(screen.getByText('Dec 26, 2026')).toBeInTheDocument();
  expect(screen.getByText('Print 3 of 9')).toBeInTheDocument();
  expect(screen.getByText('Printing on Monday.')).toBeInTheDocument();
});

test('a print whose photograph was withdrawn is told without a place for its picture', async () => {
  const lines = [aReceiptLine({ title: 'The hat', picture: null })];
  renderRoutes(routes, { path: '/order-lookup', api: { [LOOKUP]: aReceipt({ lines }) } });
  await lookFor();
  const item = (await screen.findByText('The hat')).closest('li');
  expect(item).toBeVisible();
  expect(item?.querySelector('[aria-hidden]')).toBeNull();
});

test('a cancelled order asks for no delivery', async () => {
  const receipt = aReceipt({ ...OPEN_DELIVERY, status: 'cancelled' });
  renderRoutes(routes, { path: '/order-lookup', api: { [LOOKUP]: receipt } });
  await lookFor();
  expect(await screen.findByText('Subtotal')).toBeInTheDocument();
  expect(screen.queryByText('With your delivery')).toBeNull();
});

test('a parcel on its way can be followed', async () => {
  const receipt = aReceipt({
    status: 'shipped',
    promisedBy: null,
    trackingNumber: '1Z999',
    trackingUrl: 'https://parcels.example/1Z999',
  });
  renderRoutes(routes, { path: '/order-lookup', api: { [LOOKUP]: receipt } });
  await lookFor();
  expect(await screen.findByText('Tracking number 1Z999')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Track your package' })).toHaveAttribute(
    'href',
    'https://parcels.example/1Z999',
  );
});

test.each([
  ['open' as const, 'Awaiting payment.'],
  ['expired' as const, 'It was not paid, and nothing was charged.'],
  ['refunded' as const, 'Your payment has been refunded.'],
])('an order whose payment is %s says so', async (payment, sentence) => {
  renderRoutes(routes, { path: '/order-lookup', api: { [LOOKUP]: aReceipt({ payment }) } });
  await lookFor();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('the link of a mail brings the number along', async () => {
  renderRoutes(routes, { path: '/order-lookup?number=TF-1001', api: {} });
  expect(await screen.findByRole('textbox', { name: 'Order number' })).toHaveValue('TF-1001');
});

test('each field says what it needs, and the first of them has the focus', async () => {
  renderRoutes(routes, { path: '/order-lookup', api: {} });
  await lookFor({ number: '', email: 'elena' });
  const number = screen.getByRole('textbox', { name: 'Order number' });
  expect(number).toHaveAccessibleDescription(expect.stringContaining('Enter your order number'));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    expect.stringContaining('Enter a valid email address'),
  );
  expect(number).toHaveFocus();
});

test.each([
  ['is not found', refusal('order_not_found'), 'No order found'],
  ['was asked for too often', refusal('rate_limited'), 'Too many attempts'],
  ['could not be looked for', refusal('unavailable'), 'We could not look up your order'],
])('an order that %s says so, and what was typed stays', async (_case, response, title) => {
  renderRoutes(routes, { path: '/order-lookup', api: { [LOOKUP]: response } });
  await lookFor();
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
  expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('tf1001');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('elena@marsh.example');
});

test('from an order one comes to the next', async () => {
  renderRoutes(routes, { path: '/order-lookup', api: { [LOOKUP]: aReceipt() } });
  const user = await lookFor();
  await user.click(await screen.findByRole('button', { name: 'Find another order' }));
  expect(screen.getByRole('textbox', { name: 'Order number' })).toBeInTheDocument();
});

const DELIVERY = {
  id: '0193a0de-0000-7000-8000-000000000001',
  description: 'Delivery of minis',
  amount: 20,
  since: '2026-11-21T12:05:00.000Z',
  payUrl: '/checkout?payment_request=0193a0de-0000-7000-8000-000000000001&key=k',
};

test('what is open can be paid, and what was bought as a file downloaded', async () => {
  const file = { url: '/api/event-photo-files/1', expiresAt: '2026-12-22T12:00:00.000Z' };
  const lines = [aReceiptLine({ title: 'The hat', digitalFile: file })];
  const receipt = aReceipt({ balances: [DELIVERY], lines });
  renderRoutes(routes, { path: '/order-lookup', api: { [LOOKUP]: receipt } });
  await lookFor();
  expect(await screen.findByText('Delivery of minis')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay $20.00' })).toHaveAttribute('href', DELIVERY.payUrl);
  expect(screen.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', file.url);
});

test('the address can be changed until the prints are shipped', async () => {
  const receipt = aReceipt();
  const { calls } = renderRoutes(routes, {
    path: '/order-lookup',
    api: {
      [LOOKUP]: receipt,
      'POST /api/order-lookups/shipping-address': aReceipt({
        shippingAddress: { ...OPEN_DELIVERY.shippingAddress, street: '4 Oak St' },
      }),
    },
  });
  const user = await lookFor();
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  const street = screen.getByRole('textbox', { name: 'Address' });
  await user.clear(street);
  await fill(user, street, '4 Oak St');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('4 Oak St')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toMatchObject({ number: 'TF-1001', email: receipt.email, street: '4 Oak St' });
});

test('a shipped order keeps its address', async () => {
  const receipt = aReceipt({ status: 'shipped', canEditAddress: false });
  renderRoutes(routes, { path: '/order-lookup', api: { [LOOKUP]: receipt } });
  await lookFor();
  expect(await screen.findByText('118 Larkspur Lane')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /address/ })).not.toBeInTheDocument();
});
