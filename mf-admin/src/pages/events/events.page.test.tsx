import { saveStaffSession } from '@gallery/api-client';
import { useGallerySettings, useToasts } from '@gallery/session';
import {
  aStaffSession,
  aStudioEvent,
  gallerySettings,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './events.page';

const LIST = 'GET /api/admin/studio-events';
const REMOVE = 'DELETE /api/admin/studio-events/{id}';
const STATUS = 'POST /api/admin/studio-events/{id}/status';
const CODE = 'GET /api/admin/studio-events/{id}/qr';

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
});

function show(api: ApiStubs = {}) {
  const rendered = renderRoutes([{ path: '/', Component }], { api: { [LIST]: [aStudioEvent()], ...api } });
  return { ...rendered, user: userEvent.setup() };
}

const card = async () => within(await screen.findByRole('article', { name: 'An Evening on Paper' }));
const said = () => useToasts.getState().toast?.title;

it('shows each event with its place, its text and its count (A70, A71)', async () => {
  show();
  expect(screen.getByText('Loading events...')).toBeVisible();
  const event = await card();
  for (const text of ['Dallas, Texas', 'Portraits under one lamp.', '12 of 40 registered, 0 photographs'])
    expect(event.getByText(text)).toBeVisible();
  expect(screen.getByText('1 event created')).toBeVisible();
});

it('View Live leads to the gallery’s current event, and beside it this one opens (A71, G32)', async () => {
  show({ [LIST]: [aStudioEvent({ id: 'e7' })] });
  const event = await card();
  expect(event.getByRole('link', { name: 'View Live' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/live-event\/tfgallery$/),
  );
  expect(event.getByRole('link', { name: 'Open this event' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/live-event\/e7$/),
  );
});

it('says when there is none, and when the list does not come', async () => {
  show({ [LIST]: [] });
  expect(await screen.findByText('No events yet.')).toBeVisible();
  const { user } = show({ [LIST]: refusal('internal') });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The events could not be loaded.')).toBeVisible();
});

it('shows the code with its words, and copies its link (A72, G89)', async () => {
  const { user } = show({
    [CODE]: { qrCode: 'data:image/png;base64,', eventUrl: 'https://gallery.example/gate' },
  });
  await user.click((await card()).getByRole('button', { name: 'QR Code' }));
  expect(await screen.findByText('Scan to access live event feed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(said()).toBe('Copied!');
  expect(await navigator.clipboard.readText()).toBe('https://gallery.example/gate');
});

it('deletes only after the question was answered (A77)', async () => {
  const { user, calls } = show({ [REMOVE]: { outcome: 'deleted' } });
  await user.click((await card()).getByRole('button', { name: 'Delete' }));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(said()).toBe('Event deleted successfully'));
});

it('says when an event was archived because something of it was sold (A77, R11)', async () => {
  const { user } = show({ [REMOVE]: { outcome: 'archived' } });
  await user.click((await card()).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(said()).toBe('Event archived'));
});

it('says when an event was not deleted (A77)', async () => {
  const { user } = show({ [REMOVE]: refusal('internal') });
  await user.click((await card()).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Error deleting event')).toBeVisible();
});

it('goes live at once, and is cancelled after a question (G61)', async () => {
  const { user, calls } = show({ [STATUS]: aStudioEvent({ status: 'live' }) });
  const moved = () => calls.filter(({ path }) => path.endsWith('/status')).map(({ body }) => body);
  const event = await card();
  await user.click(event.getByRole('button', { name: 'Go live' }));
  await waitFor(() => expect(moved()).toEqual([{ status: 'live' }]));
  await waitFor(() => expect(said()).toMatch(/ is live$/));
  await user.click(event.getByRole('button', { name: 'Cancel event' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel event' }));
  await waitFor(() => expect(moved()).toEqual([{ status: 'live' }, { status: 'cancelled' }]));
  await waitFor(() => expect(said()).toMatch(/ is cancelled$/));
});

it('asks whether to cancel without what went wrong with another move', async () => {
  const { user } = show({ [STATUS]: refusal('event_status_refused') });
  const event = await card();
  await user.click(event.getByRole('button', { name: 'Go live' }));
  expect(await event.findByText('The status was not changed.')).toBeVisible();
  await user.click(event.getByRole('button', { name: 'Cancel event' }));
  expect(within(screen.getByRole('dialog')).queryByText('The event was not cancelled.')).toBeNull();
});
