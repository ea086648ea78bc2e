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
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
