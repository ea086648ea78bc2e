import { anEvent, aPicture, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, shownToast } from '../live-event-test-support';
import { routes } from '../remote';

const GRANTED = {
  success: true,
  message: 'Welcome.',
  eventId: 'event',
  pass: 'token',
  guestCode: 'ABCDEFGHJKLM',
  isWaitlisted: false,
};

beforeEach(() => arrive());
afterEach(() => jest.useRealTimers());

const EVENT = 'GET /api/events/{id}';

const stand = (api: ApiStubs = {}, tag = 'tfgallery') =>
  renderRoutes(routes, { path: `/live-event-gate/${tag}`, api: { [EVENT]: anEvent(), ...api } });

async function join(name?: string, email?: string) {
  await fillIn(name, email);
  await userEvent.click(screen.getByRole('button', { name: 'Join Live Event' }));
}

async function fillIn(name = 'Elena Marsh', email = 'elena@mail.example') {
  await userEvent.click(await screen.findByLabelText('Full Name'));
  await userEvent.paste(name);
  await userEvent.click(screen.getByLabelText('Email Address'));
  await userEvent.paste(email);
}

test.each([
  ['tfgallery', 'TF Gallery Live Event', anEvent()],
  ['event', 'An Evening on Paper', anEvent()],
  ['event', 'Live Event', refusal('vip_only')],
])('the tag %s is headed %s, with its two side notes (L19, L21, G71)', async (tag, heading, event) => {
  stand({ [EVENT]: event }, tag);
  expect(await screen.findByText('Live Photography Session')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByText('Limited Access Event')).toBeVisible();
});

test('opens when the event begins, with what was typed (G61)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let status: 'scheduled' | 'live' = 'scheduled';
  stand({ [EVENT]: () => anEvent({ status }) });
  expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Full Name'), { target: { value: 'Elena Marsh' } });
  status = 'live';
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByRole('button', { name: 'Join Live Event' })).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Elena Marsh');
});

test('is headed while its event loads', async () => {
  stand({ [EVENT]: () => new Promise<undefined>(() => undefined) });
  expect(await screen.findByText('Loading live event...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TF Gallery Live Event');
});

test('carries the name, picture, time and place of the event (L19, G71)', async () => {
  const evening = {
    startTime: '2026-11-24T00:00:00.000Z',
    endTime: '2026-11-24T03:00:00.000Z',
    description: 'Portraits under one lamp.',
    picture: aPicture({ alt: 'The lamp' }),
  };
  stand({ [EVENT]: anEvent(evening) });
  expect(await screen.findByText('An Evening on Paper')).toBeVisible();
  expect(screen.getByText('Nov 23, 2026, 6:00 PM – 9:00 PM CST')).toBeVisible();
  expect(screen.getByText('Studio in Dallas')).toBeVisible();
  expect(screen.getByText('Portraits under one lamp.')).toBeVisible();
  expect(document.querySelector('picture')).not.toBeNull();
});

test('an address without an event says so, with a way home', async () => {
  stand({ [EVENT]: refusal('event_not_found') }, 'nope');
  expect(await screen.findByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

test('guests register for an upcoming event', async () => {
  stand({
    [EVENT]: anEvent({ status: 'scheduled' }),
    'POST /api/live-event-access': { ...GRANTED, message: 'You are registered for An Evening on Paper.' },
  });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(shownToast()).toBe('Registered: You are registered for An Evening on Paper.'));
});

test('the emailed link unregisters by a button', async () => {
  const { calls } = stand(
    {
      [EVENT]: anEvent({ status: 'scheduled' }),
      'POST /api/event-unregistrations': { message: 'You are no longer registered for An Evening on Paper.' },
    },
    'event?leave=token',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel my registration' }));
  expect(await screen.findByText('You are no longer registered for An Evening on Paper.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.query.get('token')).toBe('token');
});

test('says at each field what is wrong, and sends nothing (L22, L23)', async () => {
  const { calls } = stand();
  await join('E', 'nowhere');
  expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  );
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
  expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('asks for name and email, and says that it is joining while it does (L20)', async () => {
  stand({ 'POST /api/live-event-access': () => new Promise<never>(() => undefined) });
  await join();
  expect(await screen.findByRole('button', { name: 'Joining Event...' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join Live Event' })).not.toBeInTheDocument();
});

test('lets in, says so and leads to the feed a second later (L24, L25, G33)', async () => {
  const { calls, router } = stand({ 'POST /api/live-event-access': GRANTED });
  await join();
  await waitFor(() => expect(shownToast()).toBe('Access Granted: Welcome.'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Elena Marsh',
    email: 'elena@mail.example',
    eventTag: 'tfgallery',
  });
  expect(screen.getByRole('button', { name: 'Joining Event...' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/live-event-gate/tfgallery');
  await waitFor(() => expect(router.state.location.pathname).toBe('/live-event/tfgallery'));
});

test('a refusal is said in the gallery’s words (L26)', async () => {
  stand({ 'POST /api/live-event-access': refusal('event_over') });
  await join();
  await waitFor(() => expect(shownToast()).toBe('Access Error: This event is over.'));
});

test('a lost network is said in the page’s words, and what was typed stays (L26)', async () => {
  stand();
  await join();
  await waitFor(() =>
    expect(shownToast()).toBe('Access Error: Failed to register access. Please try again.'),
  );
  expect(screen.getByLabelText('Full Name')).toHaveValue('Elena Marsh');
});

test('a registered address is told that its link was sent, without an alarm', async () => {
  stand({
    'POST /api/live-event-access': refusal('guest_pass_emailed', {
      message: 'We sent a link to elena@mail.example. Open it on this device to enter.',
    }),
  });
  await join();
  expect(await screen.findByText('Check your email')).toBeVisible();
  expect(screen.getByText(/We sent a link to elena@mail.example/)).toBeVisible();
  expect(shownToast()).toBeUndefined();
});

test('the emailed link opens the event on this device, once', async () => {
  const { calls, router } = stand({ 'POST /api/event-guest-pass-links': GRANTED }, 'event?access=token');
  await waitFor(() => expect(shownToast()).toBe('Access Granted: Welcome.'));
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { token: 'token' },
  ]);
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(router.state.location.pathname).toBe('/live-event/event'));
});

test('a link that is too old says so, and the form is there', async () => {
  stand({ 'POST /api/event-guest-pass-links': refusal('guest_link_unknown') }, 'event?access=old');
  expect(await screen.findByText(/This link is incomplete or has expired/)).toBeVisible();
  expect(screen.getByLabelText('Email Address')).toBeVisible();
});

test('a full event says that the guest waits (G70)', async () => {
  stand({ 'POST /api/live-event-access': refusal('event_full', { message: 'You are on the waitlist.' }) });
  await join();
  expect(await screen.findByText('You are on the waitlist.')).toBeVisible();
});
