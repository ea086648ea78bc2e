import { useToasts } from '@gallery/session';
import { refusal } from '@gallery/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { connect, tellChange } from '../live-updates/live-test-support';
import {
  aGuest,
  EVENT_ROUTE,
  FOLLOW_UP_ROUTE,
  guestList,
  GUESTS_ROUTE,
  liveEvent,
  photoList,
  PHOTOS_ROUTE,
  prepareBrowser,
} from './event-upload-test-support';
import { aPhoto, followUp, PUBLICATION, showRunEvent, WAITING } from './run-event-test-support';

const STATUS = 'POST /api/admin/studio-events/{id}/status';

beforeEach(prepareBrowser);

it('is dark while it is open', async () => {
  showRunEvent();
  await screen.findByRole('heading', { level: 1, name: liveEvent.title });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  cleanup();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('ends the event with one press', async () => {
  const { user, calls } = showRunEvent({ [STATUS]: { ...liveEvent, status: 'completed' } });
  await user.click(await screen.findByRole('button', { name: 'End' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/status'))?.body).toEqual({ status: 'completed' }),
  );
});

it('approves the earliest photograph that waits, and shows the next at once', async () => {
  const { user, decisions } = showRunEvent();
  expect(await screen.findByText('A.JPG')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(screen.getByText('B.JPG')).toBeVisible();
  expect(screen.getByText(/A\.JPG is published/)).toBeVisible();
  await waitFor(() => expect(decisions()).toEqual(['p1/publication']));
});

it('approves and rejects by the arrow keys', async () => {
  const { user, decisions } = showRunEvent();
  await screen.findByText('A.JPG');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(await screen.findByText('No photographs are waiting for approval.')).toBeVisible();
  await waitFor(() => expect(decisions()).toEqual(['p1/publication', 'p2/withdrawal']));
});

it('goes through more photographs than a page has, and counts them all', async () => {
  let left = Array.from({ length: 120 }, (_, index) =>
    aPhoto({
      id: `p${index}`,
      fileName: `${index}.JPG`,
      capturedAt: new Date(Date.UTC(2026, 10, 22, 19, 0, index)).toISOString(),
    }),
  );
  const { user, decisions } = showRunEvent({
    [PHOTOS_ROUTE]: photoList(() => left),
    [PUBLICATION]: ({ path }: { path: string }) => {
      left = left.filter(({ id }) => !path.includes(`/${id}/`));
      return undefined;
    },
  });
  expect(await screen.findByText(/^120 waiting/)).toBeVisible();
  for (let index = 0; index < 55; index += 1) {
    expect(await screen.findByText(`${index}.JPG`)).toBeVisible();
    await user.keyboard('{ArrowRight}');
  }
  expect(await screen.findByText(/^65 waiting/)).toBeVisible();
  await waitFor(() => expect(decisions()).toHaveLength(55));
});

it('shows what arrives, behind those that are there', async () => {
  let photos = WAITING;
  showRunEvent({ [PHOTOS_ROUTE]: photoList(() => photos) });
  expect(await screen.findByText(/^2 waiting/)).toBeVisible();
  await connect();
  photos = [...WAITING, aPhoto({ id: 'p3', fileName: 'C.JPG', capturedAt: '2026-11-22T19:32:00.000Z' })];
  tellChange('event_photo', 'p3', {});
  expect(await screen.findByText(/^3 waiting/)).toBeVisible();
  expect(screen.getByText('A.JPG')).toBeVisible();
});

it.each([
  ['right', 150, ['p1/publication']],
  ['left', -150, ['p1/withdrawal']],
  ['a little', 40, []],
])('a swipe %s', async (_way, across, expected) => {
  const { decisions } = showRunEvent();
  const photo = (await screen.findByText('A.JPG')).closest('figure') ?? document.body;
  photo.setPointerCapture = () => undefined;
  // jsdom's pointer events have no coordinates.
  const point = (type: string, clientX: number) =>
    fireEvent(
      photo,
      Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX }), { isPrimary: true }),
    );
  point('pointerdown', 200);
  point('pointermove', 200 + across);
  point('pointerup', 200 + across);
  await waitFor(() => expect(decisions()).toEqual(expected));
});

it('takes a decision back with the other one', async () => {
  const { user, decisions } = showRunEvent();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(screen.getByRole('button', { name: 'Reject instead' }));
  await waitFor(() => expect(decisions()).toEqual(['p1/publication', 'p1/withdrawal']));
  expect(screen.getByText(/A\.JPG is rejected/)).toBeVisible();
});

it('brings a photograph back whose decision did not arrive', async () => {
  const { user } = showRunEvent({ [PUBLICATION]: refusal('photo_not_ready') });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('A.JPG')).toBeVisible();
  expect(useToasts.getState().toast?.title).toBe('The photograph was not changed.');
});

it('has the QR code, the projector and the guests at hand', async () => {
  const { user } = showRunEvent({
    [EVENT_ROUTE]: { ...liveEvent, registered: 1 },
    [GUESTS_ROUTE]: guestList(aGuest()),
    'GET /api/admin/studio-events/{id}/qr': {
      qrCode: 'data:image/png;base64,',
      eventUrl: 'https://gate.example',
    },
  });
  expect(await screen.findByText('1 registered')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV, guests' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create a link' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  expect(await within(screen.getByRole('dialog')).findByText('https://gate.example')).toBeVisible();
});

describe('the follow-up email', () => {
  const SEND = 'POST /api/admin/studio-events/{id}/follow-up';
  const over = { ...liveEvent, status: 'completed' as const };

  it('says when it goes out by itself, and is not sent while the event goes on', async () => {
    showRunEvent();
    const email = within(await screen.findByRole('region', { name: 'Follow-up email' }));
    expect(await email.findByText('Nov 23, 2099, 9:00 AM CST')).toBeVisible();
    expect(email.getByText(/Sent automatically to 12 guests on/)).toBeVisible();
    expect(email.queryByRole('button', { name: 'Send it now' })).not.toBeInTheDocument();
  });

  it('is sent now after a question, and said so', async () => {
    const { user, calls } = showRunEvent({ [EVENT_ROUTE]: over, [SEND]: { ...followUp, sent: 12 } });
    await user.click(await screen.findByRole('button', { name: 'Send it now' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(useToasts.getState().toast?.title).toBe('Follow-up email sent'));
    expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/follow-up'))).toHaveLength(
      1,
    );
  });

  it('no longer says that it goes out by itself once its morning is past', async () => {
    showRunEvent({ [FOLLOW_UP_ROUTE]: { ...followUp, sendsAt: '2026-01-23T15:00:00.000Z', sent: 3 } });
    expect(await screen.findByText('Sent to 3 of 12 guests.')).toBeVisible();
  });

  it('is not offered again once everyone has it', async () => {
    showRunEvent({ [EVENT_ROUTE]: over, [FOLLOW_UP_ROUTE]: { ...followUp, sent: 12 } });
    expect(await screen.findByText('Sent to 12 guests.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send it now' })).not.toBeInTheDocument();
  });
});

it('pairs a camera', async () => {
  const { user } = showRunEvent({
    'POST /api/admin/studio-events/{id}/pairing-codes': {
      code: '7K3M-Q9XD',
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
      galleryUrl: 'https://gallery.example',
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pair a device' }));
  expect(await screen.findByText('7K3M-Q9XD')).toBeVisible();
});
