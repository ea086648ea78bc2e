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
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './events.page';

const LIST = 'GET /api/admin/studio-events';
const CREATE = 'POST /api/admin/studio-events';
const CHANGE = 'PATCH /api/admin/studio-events/{id}';
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
const REQUIRED = 'Title, description, and location are required';

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

it('the form marks what is required (G64)', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Create Event' }));
  const labels = [...screen.getByRole('dialog').querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  );
  expect(labels.filter((label) => label.endsWith(' *'))).toEqual([
    'Title *',
    'Description *',
    'Starts *',
    'Time zone of the venue *',
    'Location *',
  ]);
});

it('says when there is none, and when the list does not come', async () => {
  show({ [LIST]: [] });
  expect(await screen.findByText('There are no events yet.')).toBeVisible();
  const { user } = show({ [LIST]: refusal('internal') });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The events could not be loaded.')).toBeVisible();
});

it('makes an event of what was entered (A73, A76)', async () => {
  const { user, calls } = show({ [CREATE]: aStudioEvent() });
  await user.click(await screen.findByRole('button', { name: 'Create Event' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create Event' }));
  expect(dialog.getByLabelText('Guest limit')).toHaveValue('50');
  const entered = {
    'Title *': 'One lamp',
    'Description *': 'Portraits.',
    'Starts *': '2030-05-01T19:00',
    'Location *': 'Dallas',
  };
  for (const [label, value] of Object.entries(entered))
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  await waitFor(() => expect(said()).toBe('Event created successfully'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'One lamp',
    description: 'Portraits.',
    eventDate: '2030-05-01T19:00',
    timeZone: 'America/Chicago',
    location: 'Dallas',
    maxAttendees: '50',
    eventType: '',
    hashtag: '',
    isVipOnly: 'false',
    needsApproval: 'false',
    isWatermarked: 'false',
    sendsFollowUp: 'true',
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows a new event at once, also when its upload took long', async () => {
  const made = aStudioEvent({ id: 'made', title: 'One lamp' });
  const events = [aStudioEvent()];
  const begin = Date.now();
  const { user } = show({
    [LIST]: () => events,
    [CREATE]: () => {
      jest.spyOn(Date, 'now').mockReturnValue(begin + 60_000);
      events.push(made);
      return made;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create Event' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create Event' }));
  const entered = {
    'Title *': 'One lamp',
    'Description *': 'Dusk.',
    'Starts *': '2030-05-01T19:00',
    'Location *': 'Dallas',
  };
  for (const [label, value] of Object.entries(entered))
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(await screen.findByRole('article', { name: 'One lamp' })).toBeVisible();
});

it('asks for what is missing at its field, and sends nothing (A74)', async () => {
  const { user, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'Create Event' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  for (const label of ['Title *', 'Description *', 'Location *'])
    expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(REQUIRED);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('sets, shows and empties the hashtag of an event (G101)', async () => {
  const { user, calls } = show({
    [LIST]: [aStudioEvent({ hashtag: '#PaperEvening' })],
    [CHANGE]: aStudioEvent(),
  });
  await user.click((await card()).getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog'));
  const hashtag = dialog.getByLabelText('Hashtag');
  expect(hashtag).toHaveValue('#PaperEvening');
  expect(hashtag).toHaveAccessibleDescription('Leave empty for the gallery’s hashtag');
  fireEvent.change(hashtag, { target: { value: 'Paper Evening' } });
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(hashtag).toHaveAccessibleDescription(/^Please use only letters, digits, and underscores/);
  fireEvent.change(hashtag, { target: { value: '' } });
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(said()).toBe('Event updated successfully'));
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    expect.objectContaining({ hashtag: '' }),
  ]);
});

it('keeps what was typed when the event is not made (A76)', async () => {
  const { user } = show({
    [CHANGE]: refusal('validation_failed', { fields: { location: 'Please name the city.' } }),
  });
  await user.click((await card()).getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Title *'), { target: { value: 'Two lamps' } });
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Location *')).toHaveAccessibleDescription('Please name the city.'),
  );
  expect(dialog.getByLabelText('Title *')).toHaveValue('Two lamps');
});

describe('when someone else has changed the event meanwhile', () => {
  const edit = async (second: () => unknown = aStudioEvent) => {
    let events = [aStudioEvent()];
    const { user, calls } = show({
      [LIST]: () => events,
      [CHANGE]: () => {
        const isSecond = events[0]?.version === 2;
        events = [aStudioEvent({ location: 'Fort Worth, Texas', version: 2 })];
        return isSecond ? second() : refusal('changed_meanwhile', { details: { version: 2 } });
      },
    });
    await user.click((await card()).getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Title *'), { target: { value: 'Two lamps' } });
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Someone else just edited this event.')).toBeVisible();
    // The list has been fetched again.
    expect(await screen.findByText('Fort Worth, Texas')).toBeInTheDocument();
    return {
      user,
      dialog,
      sent: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
    };
  };

  it('saving again lets hold what was entered (A78, G63)', async () => {
    const { user, dialog, sent } = await edit();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(said()).toBe('Event updated successfully'));
    expect(sent()).toEqual([
      expect.objectContaining({ title: 'Two lamps', version: '1' }),
      expect.objectContaining({ title: 'Two lamps', version: '2' }),
    ]);
  });

  it('what was told once is known, though something else is wrong with the next attempt', async () => {
    const { user, dialog, sent } = await edit(() =>
      refusal('validation_failed', { fields: { location: 'Please name the city.' } }),
    );
    const save = dialog.getByRole('button', { name: 'Save changes' });
    await user.click(save);
    expect(await dialog.findByText('Please name the city.')).toBeVisible();
    await user.click(save);
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent().at(-1)).toMatchObject({ version: '2' });
  });

  it('what is there now can be taken instead', async () => {
    const { user, dialog } = await edit();
    await user.click(dialog.getByRole('button', { name: 'load theirs' }));
    expect(dialog.getByLabelText('Title *')).toHaveValue('An Evening on Paper');
    expect(dialog.getByLabelText('Location *')).toHaveValue('Fort Worth, Texas');
  });
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

it('says at the picture that it is none, and keeps the others’ boxes as they are (A76)', async () => {
  const { user } = show({ [CHANGE]: refusal('unsupported_media_type') });
  await user.click((await card()).getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog'));
  const file = new File(['words'], 'words.jpg', { type: 'image/jpeg' });
  fireEvent.change(dialog.getByLabelText('Promo picture', { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(dialog.getByText('words.jpg')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This picture cannot be read.');
  expect(dialog.getByText('words.jpg')).toBeVisible();
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
