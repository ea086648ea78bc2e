import { saveStaffSession } from '@gallery/api-client';
import type { UnpaidHolds } from '@gallery/contracts';
import { useToasts } from '@gallery/session';
import { aStaffSession, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LIST = 'GET /api/admin/unpaid-holds';
const END = 'POST /api/admin/unpaid-holds/{originId}/end';

const holds: UnpaidHolds = {
  prints: 7,
  origins: [
    {
      id: '3f2a',
      kind: 'network',
      label: 'Network 3F2A',
      prints: 6,
      since: '2026-11-14T13:00:00.000Z',
      until: '2026-11-14T13:31:00.000Z',
      orders: [
        { orderNumber: 'TF-7K3M-Q9XD', customerName: 'R. Okafor', prints: 4 },
        { orderNumber: 'TF-AAAA-BBBB', customerName: 'B. Lee', prints: 1 },
      ],
      cartHolds: [{ title: 'Inside Voice', size: '20x20', editionNumber: 3 }],
    },
    {
      id: '77aa',
      kind: 'guest',
      label: 'Ada Byron',
      prints: 1,
      since: '2026-11-14T13:05:00.000Z',
      until: '2026-11-14T13:36:00.000Z',
      orders: [{ orderNumber: 'TF-CCCC-DDDD', customerName: 'Ada Byron', prints: 1 }],
      cartHolds: [],
    },
  ],
};
const none: UnpaidHolds = { prints: 0, origins: [] };

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./unpaid-holds.page'));

function show(api: ApiStubs = {}, role: 'owner' | 'staff' = 'owner') {
  saveStaffSession(aStaffSession({ role }));
  const rendered = renderRoutes(routes, { path: '/admin/unpaid-holds', api: { [LIST]: holds, ...api } });
  return { ...rendered, user: userEvent.setup() };
}

async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'End these holds, Network 3F2A' }));
  return within(await screen.findByRole('dialog', { name: 'End all holds by Network 3F2A?' }));
}

it('shows who holds how many prints, with their orders and what is in their carts (R9)', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Unpaid holds' }));
  expect(await table.findByText(/Network 3F2A/)).toBeVisible();
  expect(table.getByText('6 prints')).toBeVisible();
  expect(table.getByText('In the cart: Inside Voice, 20 × 20 in, number 3')).toBeVisible();
  expect(table.getByText('Guest')).toBeVisible();
  expect(table.getByText('TF-7K3M-Q9XD')).toHaveAttribute('href', '/admin/orders/TF-7K3M-Q9XD');
  expect(screen.getByText('7 prints held but not paid for.')).toBeVisible();
});

it('ends the holds of one of them, and shows who is left', async () => {
  let shown = holds;
  const { user, calls } = show({
    [LIST]: () => shown,
    [END]: () => (shown = { prints: 1, origins: holds.origins.slice(1) }),
  });
  const dialog = await openDialog(user);
  expect(dialog.getByText(/6 prints can be bought by anyone again/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End these holds' }));
  await waitFor(() => expect(useToasts.getState().toast?.title).toBe('Holds ended'));
  expect(calls.some(({ method, path }) => method === 'POST' && path.endsWith('/unpaid-holds/3f2a/end'))).toBe(
    true,
  );
  await waitFor(() => expect(screen.queryByText(/Network 3F2A/)).not.toBeInTheDocument());
});

it('says that the payment service did not answer, and lets the owner try again', async () => {
  const { user } = show({ [END]: () => refusal('checkout_unavailable') });
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'End these holds' }));
  expect(await dialog.findByText(/The payment service cannot be reached/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'End these holds' })).toBeEnabled();
});

it('lets staff look, but not end holds', async () => {
  show({}, 'staff');
  expect(await screen.findByText(/Network 3F2A/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /End these holds/ })).not.toBeInTheDocument();
});

it('says that nobody holds a print', async () => {
  show({ [LIST]: none });
  expect(await screen.findByText('No unpaid checkouts or carts are holding prints.')).toBeVisible();
});

it('says that they could not be loaded', async () => {
  show({ [LIST]: () => refusal('internal') });
  expect(await screen.findByText('The unpaid holds could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
