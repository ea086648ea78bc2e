import { ORDER_STATUSES } from '@gallery/domain';
import {
  aCollector,
  aCollectorCertificate,
  aCollectorOrder,
  aCollectorOrderLine,
  aPicture,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arriveSignedIn, emptyCollection } from '../page-test-support';
import { routes } from '../remote';

// Compiled before the first test, which would time out on a busy machine.
beforeAll(async () => {
  await import('./collector.page');
}, 30_000);

beforeEach(() => arriveSignedIn());

const open = (api: ApiStubs) =>
  renderRoutes(routes, { path: '/collector?tab=orders', api: { ...emptyCollection, ...api } });

test('an order stands on its row with number, day, status, sum and certificate (C29)', async () => {
  const order = aCollectorOrder({
    number: 'TF-1048',
    status: 'processing',
    totalPrice: 4_000,
    lines: [
      aCollectorOrderLine({ title: 'Inside Voice', size: '20x20', editionNumbers: [6], editionTotal: 9 }),
    ],
  });
  open({
    'GET /api/orders': [order],
    'GET /api/collector/certificates': [
      aCollectorCertificate({ orderId: order.id, pdfPath: '/api/collector/certificates/COA-1.pdf' }),
    ],
  });
  const row = within(await screen.findByRole('listitem'));
  for (const words of [
    'Inside Voice',
    '20 × 20 in, 6 of 9',
    'TF-1048',
    'Nov 14, 2026',
    'Processing',
    '$4,000',
  ]) {
    expect(row.getByText(words)).toBeInTheDocument();
  }
  const link = await row.findByRole('link', { name: /^Certificate of Inside Voice, number 6/ });
  expect(link).toHaveAttribute('href', '/api/collector/certificates/COA-1.pdf');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a deposit has no picture, and no box for one', async () => {
  const line = aCollectorOrderLine({ title: 'Deposit: Diptych', size: '', editionTotal: 0, picture: null });
  open({ 'GET /api/orders': [aCollectorOrder({ lines: [line] })] });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('For a commission')).toBeInTheDocument();
  expect(document.querySelector('[class*=placeholder]')).toBeNull();
});

test('several certificates of one order are in the portal', async () => {
  const order = aCollectorOrder();
  open({
    'GET /api/orders': [order],
    'GET /api/collector/certificates': [
      aCollectorCertificate({ orderId: order.id }),
      aCollectorCertificate({ orderId: order.id, editionNumber: 7 }),
    ],
  });
  expect(await screen.findByRole('link', { name: /^Certificates/ })).toHaveAttribute(
    'href',
    '/collector/portal?tab=certificates',
  );
});

test('a live print leads to the visualizer, framed as it was bought (R8)', async () => {
  const line = aCollectorOrderLine({
    artworkId: 'photo-1',
    size: '30x20',
    frameStyle: 'Gold metal, 7.5 in matte',
    customFrame: null,
    picture: { ...aPicture(), eventId: 'evening' },
  });
  open({ 'GET /api/orders': [aCollectorOrder({ lines: [line] })] });
  await userEvent.click(await screen.findByRole('button', { name: /Details/ }));
  expect(screen.getByRole('link', { name: 'See it on your wall (Inside Voice)' })).toHaveAttribute(
    'href',
    '/visualizer?event=evening&photo=photo-1&size=30x20&frame=Gold+metal%2C+7.5+in+matte',
  );
});

test('a row opens to its history, tracking, promised day and notes, and closes again', async () => {
  open({
    'GET /api/orders': [
      aCollectorOrder({
        number: 'TF-1031',
        notes: 'Please ring twice.',
        trackingNumber: '1Z 999',
        trackingUrl: 'https://carrier.example/1Z999',
        promisedBy: '2026-12-12T12:00:00.000Z',
        events: [
          { status: 'confirmed', at: '2026-11-14T12:00:00.000Z', note: null },
          { status: 'shipped', at: '2026-11-20T12:00:00.000Z', note: 'With a crate of its own.' },
        ],
      }),
    ],
  });
  const toggle = await screen.findByRole('button', { name: 'Details of order TF-1031' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(screen.getByText('By Dec 12, 2026')).toBeVisible();
  expect(screen.getByText('Please ring twice.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^1Z 999/ })).toHaveAttribute(
    'href',
    'https://carrier.example/1Z999',
  );
  const history = within(screen.getByRole('list', { name: 'History of order TF-1031' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'OrderedNov 14, 2026',
    'PaidNov 14, 2026',
    'Printing (upcoming)',
  ]);
  expect(screen.getByText('With a crate of its own.')).toBeVisible();
  await userEvent.click(toggle);
  expect(screen.queryByText('Please ring twice.')).not.toBeInTheDocument();
});

test.each(ORDER_STATUSES)('the status %s has its word on its colour (C31, C32)', async (status) => {
  open({ 'GET /api/orders': [aCollectorOrder({ status, events: [] })] });
  const word = `${status.charAt(0).toUpperCase()}${status.slice(1)}`;
  expect((await screen.findByText(word)).style.backgroundColor).toContain(`--status-${status}-bg`);
});

test('orders stand without their certificates when those cannot be read', async () => {
  open({
    'GET /api/orders': [aCollectorOrder({ number: 'TF-1001' })],
    'GET /api/collector/certificates': refusal('unavailable'),
  });
  expect(await screen.findByText('TF-1001')).toBeVisible();
});

describe('an event photo', () => {
  const orderWith = (expiresAt: string | null) => ({
    ...aCollectorOrder({ number: 'TF-1050', orderType: 'event_photo' }),
    lines: [
      {
        ...aCollectorOrderLine({ title: 'First guests', editionTotal: 0, editionNumbers: [], price: 150 }),
        digitalFile: expiresAt && { url: '/api/event-photo-files/token-1', expiresAt },
      },
    ],
  });
  const look = async (expiresAt: string | null) => {
    open({ 'GET /api/orders': [orderWith(expiresAt)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Details of order TF-1050' }));
  };

  test('has its file on the order, and until when', async () => {
    await look('2999-12-05T12:00:00.000Z');
    expect(screen.getByRole('link', { name: 'Download the file of First guests' })).toHaveAttribute(
      'href',
      '/api/event-photo-files/token-1',
    );
    expect(screen.getByText(/Until Dec 5, 2999, 6:00 AM CST/)).toBeVisible();
  });

  test('says when the link to its file has ended', async () => {
    await look('2020-12-05T12:00:00.000Z');
    expect(screen.getByText(/This link has expired/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Download/ })).not.toBeInTheDocument();
  });

  test('has no file before it is paid', async () => {
    await look(null);
    expect(screen.queryByText('Digital file')).not.toBeInTheDocument();
  });
});

test('what is open on an order is paid from its row', async () => {
  const balance = {
    id: '0193a0de-0000-7000-8000-000000000001',
    description: 'Event photo: The hat',
    amount: 150,
    since: '2026-11-21T12:05:00.000Z',
    payUrl: '/checkout?payment_intent=pi_1&key=k',
  };
  open({ 'GET /api/orders': [aCollectorOrder({ number: 'TF-1', status: 'pending', balances: [balance] })] });
  const link = await screen.findByRole('link', { name: 'Pay $150.00 for Event photo: The hat, order TF-1' });
  expect(link).toHaveAttribute('href', balance.payUrl);
});

test('an order without an address asks for it', async () => {
  const user = userEvent.setup();
  const order = aCollectorOrder({ number: 'TF-1', shippingAddress: null });
  const { calls } = open({
    'GET /api/orders': [order],
    'PUT /api/orders/{orderNumber}/shipping-address': {},
  });
  await user.click(await screen.findByRole('button', { name: 'Details of order TF-1' }));
  await user.click(screen.getByRole('button', { name: 'Add an address of order TF-1' }));
  await user.type(screen.getByRole('textbox', { name: 'Address' }), '4 Oak St');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/orders/TF-1/shipping-address',
      body: { street: '4 Oak St' },
    }),
  );
});

test('pictures from the studio stand with the order', async () => {
  const picture = {
    id: 'p-1',
    url: '/api/order-pictures/token',
    caption: 'Number 6, drying',
    version: 1,
    width: 300,
    height: 200,
    at: '2026-11-20T12:00:00.000Z',
  };
  open({ 'GET /api/orders': [aCollectorOrder({ number: 'TF-1031', pictures: [picture] })] });
  await userEvent.click(await screen.findByRole('button', { name: 'Details of order TF-1031' }));
  const pictures = within(screen.getByRole('list', { name: 'From the studio' }));
  expect(pictures.getByText('Number 6, drying')).toBeVisible();
});

test('a new collector learns that an order waits for the email to be confirmed, and has the link sent again', async () => {
  open({
    'GET /api/collectors/me': aCollector({ isEmailConfirmed: false }),
    'POST /api/collectors/me/email-confirmations': () => new Response(null, { status: 202 }),
  });
  expect(await screen.findByText('Confirm your email to see your order.')).toBeVisible();
  expect(screen.queryByText('No orders yet.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('We have sent the link again.')).toBeVisible();
});
