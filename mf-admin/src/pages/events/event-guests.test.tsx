import { refusal, type ApiCall } from '@gallery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  aGuest,
  EVENT_ROUTE,
  guestList,
  GUESTS_ROUTE,
  liveEvent,
  prepareBrowser,
  renderUploadPage,
} from './event-upload-test-support';

const CSV_ROUTE = 'GET /api/admin/studio-events/{id}/guests.csv';
const REVOCATION = 'POST /api/admin/event-guests/{id}/pass-revocation';

const popular = { ...liveEvent, registered: 297, waitlisted: 3 };

/** 300 guests, two of whom are on the first page. */
const pageOf = ({ query }: ApiCall) =>
  query.get('cursor') === 'c1'
    ? { items: [aGuest({ id: 'g3', name: 'Cy' })], total: 300, nextCursor: null }
    : {
        items: [aGuest(), aGuest({ id: 'g2', name: 'Ada', isWaitlisted: true })],
        total: 300,
        nextCursor: 'c1',
      };

beforeEach(prepareBrowser);

const guests = async () => within(await screen.findByRole('region', { name: 'Guests' }));

it('shows a page at a time, and counts all of them', async () => {
  const { user } = renderUploadPage({ [EVENT_ROUTE]: popular, [GUESTS_ROUTE]: pageOf });
  const section = await guests();
  expect(section.getByText('297 registered, 3 on the waitlist')).toBeVisible();
  expect(await section.findByText('2 of 300 shown')).toBeVisible();
  const table = section.getByRole('table', { name: 'Guests' });
  expect(table).toHaveTextContent('Grace Hoppergrace@example.com, not confirmed');
  expect(within(table).getByText('Waitlist')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Show more' }));
  expect(await section.findByText('Cy')).toBeVisible();
});

it('searches, narrows to the waitlist, and exports what is asked for', async () => {
  const { user, calls } = renderUploadPage({
    [EVENT_ROUTE]: popular,
    [GUESTS_ROUTE]: pageOf,
    [CSV_ROUTE]: () => 'Name',
  });
  const section = await guests();
  await user.type(section.getByLabelText('Search name, email'), 'ada{Enter}');
  await user.selectOptions(section.getByLabelText('Place'), 'Waitlist');
  const asked = () => calls.findLast(({ path }) => path.endsWith('/guests'))?.query.toString();
  await waitFor(() => expect(asked()).toBe('q=ada&place=waitlist'));
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  // jsdom cannot follow the link that saves the file.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(section.getByRole('button', { name: 'Export CSV, guests' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/guests.csv'))?.query.toString()).toBe(
      'q=ada&place=waitlist',
    ),
  );
});

it('asks for no place where nobody waits for one', async () => {
  renderUploadPage({
    [EVENT_ROUTE]: { ...liveEvent, registered: 1 },
    [GUESTS_ROUTE]: guestList(aGuest()),
  });
  const section = await guests();
  expect(section.getByText('1 registered')).toBeVisible();
  expect(section.queryByLabelText('Place')).toBeNull();
});

it('says so when nobody matches, and leads back to all', async () => {
  const { user } = renderUploadPage(
    {
      [EVENT_ROUTE]: popular,
      [GUESTS_ROUTE]: ({ query }: ApiCall) => guestList(...(query.has('q') ? [] : [aGuest()])),
    },
    '?q=nobody',
  );
  const section = await guests();
  expect(await section.findByText('No guests match these filters.')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Show all guests' }));
  expect(await section.findByText('Grace Hopper')).toBeVisible();
});

it('says when nobody has registered, and when their names are gone', async () => {
  renderUploadPage();
  expect(await screen.findByText('No registrations yet.')).toBeVisible();
  cleanup();
  renderUploadPage({ [EVENT_ROUTE]: popular });
  expect(await screen.findByText('The names and email addresses of the guests were deleted.')).toBeVisible();
});

it('can be asked for again when it did not come', async () => {
  renderUploadPage({ [GUESTS_ROUTE]: refusal('event_not_found') });
  const section = await guests();
  expect(await section.findByText('The guests could not be loaded.')).toBeVisible();
  expect(section.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('revokes a pass after asking; who waits has none', async () => {
  const { user, calls } = renderUploadPage({
    [EVENT_ROUTE]: popular,
    [GUESTS_ROUTE]: pageOf,
    [REVOCATION]: () => undefined,
  });
  const section = await guests();
  await user.click(await section.findByRole('button', { name: /^Revoke pass/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Grace Hopper’s pass?' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ path }) => path)).toContain('/api/admin/event-guests/g1/pass-revocation');
});
