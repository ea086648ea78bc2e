import { saveStaffSession } from '@gallery/api-client';
import {
  aCollectorRow,
  aPrivatePreviewRecord,
  aPrivatePreviewRow,
  aStaffSession,
  anInventoryRow,
  refusal,
  renderRoutes,
  type ApiStubs,
  type ApiCall,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LIST = 'GET /api/admin/private-previews';
const ONE = 'GET /api/admin/private-previews/{id}';
const CREATE = 'POST /api/admin/private-previews';
const CHANGE = 'PUT /api/admin/private-previews/{id}';

const page = <Row,>(...items: Row[]) => ({ items, total: items.length, nextCursor: null });

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./private-previews.page'));
beforeEach(() => saveStaffSession(aStaffSession({ role: 'staff' })));

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      [LIST]: page(aPrivatePreviewRow()),
      [ONE]: aPrivatePreviewRecord(),
      'GET /api/admin/artwork-inventory/page': page(anInventoryRow({ id: 'work-1', title: 'Night Bloom' })),
      'GET /api/admin/collectors': page(aCollectorRow()),
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const bodyOf = (calls: ApiCall[], method: string): unknown =>
  calls.findLast((call) => call.method === method)?.body;
const dialog = async () => within(await screen.findByRole('dialog'));

it('lists what is shown to whom, and leads to each', async () => {
  show('/admin/previews');
  const link = await screen.findByRole('link', { name: 'Night Bloom' });
  expect(link).toHaveAttribute('href', '/admin/previews/preview-1');
  expect(screen.getByRole('table', { name: 'Private previews' })).toHaveTextContent('VIP Collector');
});

it('asks anew whether to close it, without what went wrong the last time', async () => {
  const { user } = show('/admin/previews/preview-1', {
    'DELETE /api/admin/private-previews/{id}': () => refusal('internal'),
  });
  await user.click(await screen.findByRole('button', { name: 'Close now' }));
  await user.click((await dialog()).getByRole('button', { name: 'Close now' }));
  expect(await screen.findByText('The preview was not closed.')).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Close now' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByText('The preview was not closed.')).not.toBeInTheDocument();
});

it('says so when nothing has been shown yet', async () => {
  show('/admin/previews', { [LIST]: page() });
  expect(await screen.findByText('No previews yet.')).toBeVisible();
});

it('creates a preview of a work for a collector by name', async () => {
  const { user, calls } = show('/admin/previews', { [CREATE]: aPrivatePreviewRecord() });
  await user.click(await screen.findByRole('button', { name: 'New preview' }));
  const form = await dialog();
  fill(form.getByLabelText('Works'), 'night');
  await user.click(await form.findByRole('button', { name: 'Add Night Bloom' }));
  await user.click(form.getByRole('radio', { name: 'Collectors by name' }));
  fill(form.getByLabelText('Collectors'), 'elena');
  await user.click(await form.findByRole('button', { name: 'Add Elena Marsh' }));
  fill(form.getByLabelText('Ends'), '2099-12-01T09:00');
  await user.click(form.getByRole('button', { name: 'Create preview' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'POST')).toEqual({
      artworkIds: ['work-1'],
      collectorIds: ['collector-1'],
      expiresAt: new Date('2099-12-01T09:00').toISOString(),
      note: '',
      isAnnounced: true,
    }),
  );
  expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible();
});

it('says at the fields what is missing', async () => {
  const { user } = show('/admin/previews');
  await user.click(await screen.findByRole('button', { name: 'New preview' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Create preview' }));
  expect(form.getByLabelText('Works')).toHaveAccessibleDescription(/Choose a work/);
  expect(form.getByLabelText('Ends')).toHaveAccessibleDescription(/Choose when it ends/);
});

it('keeps what was typed when someone else was faster, and sends times that nobody touched as they were', async () => {
  const { user, calls } = show('/admin/previews/preview-1', {
    [CHANGE]: () => refusal('changed_meanwhile'),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await dialog();
  fill(form.getByLabelText('Message from the artist'), 'Made in May.');
  await user.click(form.getByRole('button', { name: 'Save preview' }));
  expect(await form.findByText(/Someone else just edited this preview/)).toBeVisible();
  expect(form.getByLabelText('Message from the artist')).toHaveValue('Made in May.');
  expect(bodyOf(calls, 'PUT')).toEqual({
    version: 2,
    artworkIds: ['work-1'],
    note: 'Made in May.',
    isAnnounced: true,
    level: 'VIP',
    opensAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2099-12-01T09:00:00.000Z',
  });
});

it('shows what is reserved, and takes it back', async () => {
  const elena = { id: 'collector-1', firstName: 'Elena', lastName: 'Marsh', email: 'elena@marsh.example' };
  const reservation = {
    collector: elena,
    artworkId: 'work-1',
    title: 'Night Bloom',
    editionId: 'edition-1',
    size: '30x20',
    editionNumber: 3,
    until: '2026-11-24T09:00:00.000Z',
  };
  const { user, calls } = show('/admin/previews/preview-1', {
    [ONE]: aPrivatePreviewRecord({ reservations: [reservation] }),
    'DELETE /api/admin/collectors/{id}/reservations/{editionId}/{number}': () => undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Release number 3 of Night Bloom' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'DELETE')?.path).toContain(
      'collector-1/reservations/edition-1/3',
    ),
  );
});
