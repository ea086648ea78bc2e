import { anEvent, type ApiStubs, refusal, renderRoutes } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, shownToast } from '../live-event-test-support';
import { routes } from '../remote';

const CODE = { qrCode: 'data:image/png;base64,iVBORw0KGgo=', eventUrl: 'https://gallery.example/gate' };

const HOUR_MS = 3_600_000;

beforeEach(() => arrive());

/** The page with these events in its lists. */
const open = (lists: Record<string, object[]> = {}, api: ApiStubs = {}, path = '/live-events') =>
  renderRoutes(routes, {
    path,
    api: {
      'GET /api/events': ({ query }) => lists[query.get('status') ?? ''] ?? [],
      'GET /api/events/{id}/qr': CODE,
      ...api,
    },
  });

const detailsOf = (title: string) => screen.findByRole('region', { name: `Details of ${title}` });

test.each([
  ['', 'No Live Events'],
  ['?tab=upcoming', 'No Scheduled Events'],
  ['?tab=past', 'No Past Events'],
])('says at %j that there is none (L14)', async (query, words) => {
  open({}, {}, `/live-events${query}`);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Select an Event' })).toBeVisible();
});

test('the first live event is chosen: the hero has its details, and it is named once (L1, L4)', async () => {
  open({ live: [anEvent({ viewerCount: 41 }), anEvent({ id: 'second', title: 'Second' })] });
  const hero = await screen.findByRole('region', { name: 'Live now' });
  expect(within(hero).getByRole('heading', { name: 'An Evening on Paper' })).toBeVisible();
  expect(within(hero).getByText('Live Updates')).toBeVisible();
  expect(within(hero).getByText('41')).toBeVisible();
  expect(await within(hero).findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(within(hero).getByText('Studio in Dallas')).toBeVisible();
  expect(screen.getAllByText('An Evening on Paper')).toHaveLength(1);
});

test('another live event is a card, and none of these is chosen at first (L2, L3)', async () => {
  open({ live: [anEvent(), anEvent({ id: 'second', title: 'Second' })] });
  expect(await screen.findByRole('heading', { name: 'Select an Event' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Second' }));
  expect(await detailsOf('Second')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Select an Event' })).not.toBeInTheDocument();
});

test('a live event has its badge and counts viewers, photographs and those to be had (L7, L8, L10)', async () => {
  open({ live: [anEvent({ viewerCount: 41, photoCount: 128, availableCount: 96 })] });
  const hero = within(await screen.findByRole('region', { name: 'Live now' }));
  expect(hero.getByText('Live')).toBeVisible();
  expect(hero.getByText('Live Updates')).toBeVisible();
  const figures = hero.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures.slice(0, 3)).toEqual(['41', '128', '96']);
});

test('viewers are open pages, registered guests are participants (G69)', async () => {
  open({ live: [anEvent({ viewerCount: 7, currentParticipants: 41 })] });
  const hero = within(await screen.findByRole('region', { name: 'Live now' }));
  expect(hero.getAllByRole('definition')[0]).toHaveTextContent('7');
  expect(hero.getByText('41')).toBeVisible();
});

test.each([
  ['in its middle', { began: 1, ends: 1 }, 50],
  ['that goes on after its end', { began: 4, ends: -1 }, 100],
])('the bar of an event %s stands at its elapsed share (L9)', async (_when, { began, ends }, share) => {
  const startTime = new Date(Date.now() - began * HOUR_MS).toISOString();
  const endTime = new Date(Date.now() + ends * HOUR_MS).toISOString();
  open({ live: [anEvent({ startTime, endTime })] });
  const hero = within(await screen.findByRole('region', { name: 'Live now' }));
  const bar = hero.getByRole<HTMLProgressElement>('progressbar', { name: 'Event progress' });
  expect([Math.round(bar.value), bar.max]).toEqual([share, 100]);
});

test('the address keeps the tab and the chosen event (L2, L3)', async () => {
  const next = anEvent({ id: 'next', title: 'Next', status: 'scheduled' });
  const { router } = open({ scheduled: [anEvent({ id: 'soon', status: 'scheduled' }), next] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Upcoming' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(router.state.location.search).toBe('?tab=upcoming&event=next');
  expect(await detailsOf('Next')).toBeVisible();
});

test.each([
  ['upcoming', 'scheduled', 'Soon'],
  ['past', 'completed', 'Salt Flats'],
] as const)('the tab %s details an event of its own, whichever is live (L3)', async (tab, status, title) => {
  const own = anEvent({ id: 'own', title, status, description: 'Ten minutes each.' });
  open({ live: [anEvent()], [status]: [own] }, {}, `/live-events?tab=${tab}&event=event`);
  expect(within(await detailsOf(title)).getByText('Ten minutes each.')).toBeVisible();
  expect(screen.queryByText('An Evening on Paper')).not.toBeInTheDocument();
});

test('View Live leads to the current event, and beside it this one opens (G32)', async () => {
  open({ live: [anEvent({ id: 'second' })] });
  const hero = within(await screen.findByRole('region', { name: 'Live now' }));
  expect(hero.getByRole('link', { name: 'View Live' })).toHaveAttribute('href', '/live-event/tfgallery');
  expect(hero.getByRole('link', { name: /^Open this event/ })).toHaveAttribute('href', '/live-event/second');
});

test('a cancelled event has its badge only, a VIP event says for whom it is (L12, L13)', async () => {
  open({ completed: [anEvent({ status: 'cancelled', isVipOnly: true })] }, {}, '/live-events?tab=past');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Cancelled')).toBeVisible();
  expect(card.getByText('VIP')).toBeVisible();
  expect(card.getByText('For VIP collectors')).toBeVisible();
  expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Set Reminder' })).not.toBeInTheDocument();
});

test('Set Reminder offers a calendar file and a mail (L11, G65)', async () => {
  const { calls } = open(
    { scheduled: [anEvent({ status: 'scheduled' })] },
    {
      'POST /api/event-reminders': { success: true, message: 'We will email you an hour before it starts.' },
    },
    '/live-events?tab=upcoming',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set Reminder' }));
  expect(await screen.findByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
    'href',
    '/api/events/event/calendar.ics',
  );
  const send = screen.getByRole('button', { name: 'Remind me by email' });
  await userEvent.click(send);
  expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(
    expect.stringContaining('Please enter a valid email address'),
  );
  await userEvent.click(screen.getByLabelText('Email Address'));
  await userEvent.paste('elena@mail.example');
  await userEvent.click(send);
  expect(await screen.findByText('We will email you an hour before it starts.')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ eventId: 'event', email: 'elena@mail.example' });
});

test('the code is saved and its address copied, and both are said (L16, L18)', async () => {
  const user = userEvent.setup();
  open({ live: [anEvent()] });
  await user.click(await screen.findByRole('button', { name: 'Download QR code' }));
  expect(shownToast()).toBe('Downloaded: QR code saved to your device');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(shownToast()).toBe('Link Copied'));
  expect(await navigator.clipboard.readText()).toBe(CODE.eventUrl);
});

test('a clipboard that refuses is said (L18)', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  open({ live: [anEvent()] });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(shownToast()).toBe('Copy Failed: Unable to copy to clipboard'));
});

test('a code that cannot be had is said in its place (L17)', async () => {
  open({ live: [anEvent()] }, { 'GET /api/events/{id}/qr': refusal('internal') });
  expect(await screen.findByText('QR Code Unavailable')).toBeVisible();
  expect(screen.getByText('Unable to generate QR code for this event')).toBeVisible();
});
