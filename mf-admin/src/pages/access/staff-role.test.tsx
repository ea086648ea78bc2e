import { saveStaffSession } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import {
  anInventoryRecord,
  anInventoryRow,
  anOrderRecord,
  anOrderReferral,
  anOrderRow,
  aStaffSession,
  aStudioEvent,
  gallerySettings,
  renderRoutes,
  artworkFormStubs,
} from '@gallery/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

// What the gallery refuses to staff is not offered to them; that it is refused is the API's to test.

const work = { id: 'w1', title: 'Inside Voice' };
const list = <Item,>(item: Item) => ({ items: [item], total: 1, nextCursor: null });

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession({ username: 'studio', role: 'staff' }));
});

const show = (path: string) =>
  renderRoutes(routes, {
    path,
    api: {
      ...artworkFormStubs(),
      'GET /api/admin/artwork-inventory/page': list(anInventoryRow(work)),
      'GET /api/admin/artwork-inventory/{id}': anInventoryRecord(work),
      'GET /api/admin/orders': list(anOrderRow()),
      'GET /api/admin/orders/{orderNumber}': anOrderRecord(),
      'GET /api/admin/orders/{orderNumber}/certificates': [],
      'GET /api/admin/orders/{orderNumber}/payment-requests': [],
      'GET /api/admin/orders/{orderNumber}/referral': anOrderReferral(),
      'GET /api/admin/emails': { items: [], total: 0, nextCursor: null },
      'GET /api/admin/studio-events': [aStudioEvent()],
    },
  });

const absent = (...names: string[]) => {
  for (const name of names) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
};

it('has neither Add Artwork nor Delete in the inventory', async () => {
  show('/admin/inventory');
  expect(await screen.findByRole('button', { name: 'Edit Details, Inside Voice' })).toBeVisible();
  absent('Add Artwork', 'Delete Inside Voice');
});

it('has prices and edition counts to be read only, and the rest of a work to be changed', async () => {
  show('/admin/inventory');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Edit Details, Inside Voice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Details' }));
  for (const price of await dialog.findAllByLabelText(/^Price, /)) expect(price).toHaveAttribute('readonly');
  expect(dialog.getByLabelText('Tier')).toBeDisabled();
  expect(dialog.getByLabelText('Title *')).toBeEnabled();
});

it('is offered no size that needs a price, and those that have one', async () => {
  show('/admin/inventory');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Edit Details, Inside Voice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Details' }));
  const sizes = within(await dialog.findByRole('list', { name: 'Print sizes' }));
  expect(sizes.getAllByRole('checkbox')).toEqual([sizes.getByRole('checkbox', { name: '30 × 20 in' })]);
  const withPrices = ['Include Chromaluxe metal print', 'Custom size A', 'Include special edition'];
  for (const name of withPrices) expect(dialog.queryByLabelText(name)).not.toBeInTheDocument();
  expect(
    dialog.getByText(/sizes, metal prints and special editions that this artwork never had/),
  ).toBeVisible();
});

it('has the daily work on an order, and neither money back nor an end', async () => {
  show('/admin/orders/TF-7K3M-Q9XD');
  expect(await screen.findByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  absent('Refund', 'Cancel order', 'Reject order');
});

it('has an evening to run, and not to delete', async () => {
  show('/admin/events');
  expect(await screen.findByRole('button', { name: 'Go live' })).toBeVisible();
  absent('Delete');
});

it.each([
  '/admin/inventory/import',
  '/admin/partners',
  '/admin/selling-partners',
  '/admin/selling-partners/lines',
  '/admin/staff',
  '/admin/audit-log',
  '/admin/settings',
  '/admin/settings/series',
  '/admin/settings/prices',
  '/admin/settings/site/home',
  '/admin/settings/tracking',
  '/admin/settings/email-templates',
])('is told at %s whose page it is, and the gallery is not asked', async (path) => {
  const { calls } = show(path);
  expect(await screen.findByText('Only the owner can see this page.')).toBeVisible();
  // The sidebar asks on every page.
  expect(calls.map((call) => call.path).filter((each) => each !== '/api/admin/inbox/counts')).toEqual([]);
});

it('leaves the owner’s form where it is when the session ends over it', async () => {
  saveStaffSession(aStaffSession({ username: 'owner', role: 'owner' }));
  show('/admin/inventory/import');
  const heading = await screen.findByRole('heading', { level: 1 });
  act(() => saveStaffSession(null));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(heading).toBeInTheDocument();
  expect(screen.queryByText('Only the owner can see this page.')).not.toBeInTheDocument();
});
