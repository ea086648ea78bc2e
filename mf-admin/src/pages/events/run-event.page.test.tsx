import type { AdminEventPhoto } from '@gallery/contracts';
import { useToasts } from '@gallery/session';
import { aPicture, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';
import { connect, tellChange } from '../live-updates/live-test-support';
import {
  aGuest,
  DEVICES_ROUTE,
  EVENT_ROUTE,
  FOLLOW_UP_ROUTE,
  guestList,
  GUESTS_ROUTE,
  liveEvent,
  photoList,
  PHOTOS_ROUTE,
  prepareBrowser,
} from './event-upload-test-support';

const PUBLICATION = 'POST /api/admin/event-photos/{id}/publication';
const WITHDRAWAL = 'POST /api/admin/event-photos/{id}/withdrawal';
const STATUS = 'POST /api/admin/studio-events/{id}/status';

const aPhoto = (plan: Partial<AdminEventPhoto> = {}): AdminEventPhoto => ({
  id: 'p1',
  fileName: 'A.JPG',
  sha256: 'a'.repeat(64),
  state: 'waiting',
  failureReason: null,
  caption: '',
  version: 1,
  capturedAt: '2026-11-22T19:30:05.000Z',
  seq: null,
  picture: aPicture(),
  isAvailableForOrder: true,
  visitorName: null,
  ...plan,
});

/** Two that wait, the earlier one first. */
const WAITING = [aPhoto(), aPhoto({ id: 'p2', fileName: 'B.JPG', capturedAt: '2026-11-22T19:31:00.000Z' })];

const followUp = {
  isOn: true,
  sendsAt: '2099-11-23T15:00:00.000Z',
  timeZone: 'America/Chicago',
  guests: 12,
  sent: 0,
  subject: 'Your photographs from One lamp',
  text: 'The photographs are ready.',
};

beforeEach(prepareBrowser);

function show(api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path: '/admin/events/e1/run',
    api: {
      [EVENT_ROUTE]: liveEvent,
      [PHOTOS_ROUTE]: photoList(() => WAITING),
      [GUESTS_ROUTE]: guestList(),
      [FOLLOW_UP_ROUTE]: followUp,
      [DEVICES_ROUTE]: [],
      [PUBLICATION]: () => undefined,
      [WITHDRAWAL]: () => undefined,
      ...api,
    },
  });
  const decisions = () =>
    rendered.calls
      .filter(({ method, path }) => method === 'POST' && path.includes('/event-photos/'))
      .map(({ path }) => path.replace('/api/admin/event-photos/', ''));
  return { ...rendered, decisions, user: userEvent.setup() };
}

it('is dark while it is open', async () => {
  show();
  await screen.findByRole('heading', { level: 1, name: liveEvent.title });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  cleanup();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('ends the event with one press', async () => {
  const { user, calls } = show({ [STATUS]: { ...liveEvent, status: 'completed' } });
  await user.click(await screen.findByRole('button', { name: 'End' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/status'))?.body).toEqual({ status: 'completed' }),
  );
});

it('approves the earliest photograph that waits, and shows the next at once', async () => {
  const { user, decisions } = show();
  expect(await screen.findByText('A.JPG')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(screen.getByText('B.JPG')).toBeVisible();
  expect(screen.getByText(/A\.JPG is published/)).toBeVisible();
  await waitFor(() => expect(decisions()).toEqual(['p1/publication']));
});

it('approves and rejects by the arrow keys', async () => {
  const { user, decisions } = show();
  await screen.findByText('A.JPG');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(await screen.findByText('No photograph is waiting for approval.')).toBeVisible();
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
  const { user, decisions } = show({
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
  show({ [PHOTOS_ROUTE]: photoList(() => photos) });
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
  const { decisions } = show();
  const photo = (await screen.findByText('A.JPG')).closest('figure') ?? document.body;
  photo.setPointerCapture = () => undefined;
  // jsdom's pointer events have no place.
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
  const { user, decisions } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(screen.getByRole('button', { name: 'Reject instead' }));
  await waitFor(() => expect(decisions()).toEqual(['p1/publication', 'p1/withdrawal']));
  expect(screen.getByText(/A\.JPG is rejected/)).toBeVisible();
});

it('brings a photograph back whose decision did not arrive', async () => {
  const { user } = show({ [PUBLICATION]: refusal('photo_not_ready') });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('A.JPG')).toBeVisible();
  expect(useToasts.getState().toast?.title).toBe('The photograph was not changed.');
});

it('has the QR code, the projector and the guests at hand', async () => {
  const { user } = show({
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

describe('sells a photograph to a guest', () => {
  const SALES = 'POST /api/admin/event-photos/{id}/sales';
  const anOption = {
    size: '30x20',
    displayName: '30 × 20 in',
    framedSize: '45x35',
    price: 10_000,
    total: 9,
    remaining: 9,
    held: 0,
    heldUntil: null,
    unpaidUntil: null,
    isMini: false,
    frameOptions: [],
  };
  const api: ApiStubs = {
    [GUESTS_ROUTE]: guestList(aGuest()),
    'GET /api/admin/event-photos/{id}/editions': {
      title: 'Photograph 8',
      series: liveEvent.title,
      year: 2026,
      picture: aPicture(),
      orientation: 'landscape',
      options: [anOption, { ...anOption, size: '45x30', displayName: '45 × 30 in', remaining: 1, held: 1 }],
      eventPhoto: { price: 150 },
    },
    [SALES]: {
      orderNumber: 'TF-7K3M-Q9XD',
      editionNumber: 3,
      total: 10_000,
      link: 'https://gallery.example/checkout?payment_intent=pi_1&key=k',
      qrCode: 'data:image/png;base64,',
      expiresAt: '2026-11-23T19:30:00.000Z',
    },
  };
  const published = aPhoto({ state: 'published', seq: 8 });

  it('who is on the list, with a QR code of the payment link', async () => {
    const { user, calls } = show({ ...api, [PHOTOS_ROUTE]: photoList(() => [published]) });
    await user.click(await screen.findByRole('button', { name: 'Sell No. 8' }));
    const form = within(await screen.findByRole('dialog', { name: 'Sell Photograph 8' }));
    await user.type(form.getByLabelText('Name *'), 'gr');
    await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull());
    fireEvent.change(form.getByLabelText('Name *'), {
      target: { value: 'Grace Hopper, grace@example.com' },
    });
    expect(form.getByLabelText('Name *')).toHaveValue('Grace Hopper');
    expect(form.getByLabelText('Email *')).toHaveValue('grace@example.com');
    expect(calls.findLast(({ path }) => path.endsWith('/guests'))?.query.get('q')).toBe('gr');
    await user.click(form.getByRole('button', { name: 'Create payment link' }));
    expect(await screen.findByRole('dialog', { name: 'Number 3, $10,000' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^QR code of the payment link/ })).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/sales'))?.body).toEqual({
      size: '30x20',
      fullName: 'Grace Hopper',
      email: 'grace@example.com',
    });
  });

  it('offers no size of which every number is sold or on hold', async () => {
    const { user } = show({ ...api, [PHOTOS_ROUTE]: photoList(() => [published]) });
    await user.click(await screen.findByRole('button', { name: 'Sell No. 8' }));
    expect(await screen.findByRole('option', { name: '30 × 20 in, $10,000, 9 of 9 left' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^45/ })).toBeNull();
  });

  it('asks for name and address of someone else', async () => {
    const { user, calls } = show({ ...api, [PHOTOS_ROUTE]: photoList(() => [published]) });
    await user.click(await screen.findByRole('button', { name: 'Sell No. 8' }));
    await user.click(await screen.findByRole('button', { name: 'Create payment link' }));
    expect(screen.getByLabelText('Name *')).toHaveAccessibleDescription('Enter the guest’s name.');
    expect(calls.filter(({ path }) => path.endsWith('/sales'))).toEqual([]);
  });

  it('from further back, a page at a time', async () => {
    const photos = Array.from({ length: 30 }, (_, index) =>
      aPhoto({ id: `p${index}`, state: 'published', seq: index + 1 }),
    );
    const { user } = show({ ...api, [PHOTOS_ROUTE]: photoList(() => photos) });
    const list = within(await screen.findByRole('region', { name: 'Sell a photograph' }));
    expect(await list.findByText('12 of 30 shown')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Show more' }));
    expect(await list.findByText('24 of 30 shown')).toBeVisible();
    expect(list.getAllByRole('button', { name: /^Sell No\./ })).toHaveLength(24);
  });

  it('right after it was approved', async () => {
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Sell this photograph' }));
    expect(await screen.findByRole('dialog', { name: 'Sell Photograph 8' })).toBeVisible();
  });
});

describe('the follow-up email', () => {
  const SEND = 'POST /api/admin/studio-events/{id}/follow-up';
  const over = { ...liveEvent, status: 'completed' as const };

  it('says when it goes out by itself, and is not sent while the event goes on', async () => {
    show();
    const email = within(await screen.findByRole('region', { name: 'Follow-up email' }));
    expect(await email.findByText('Nov 23, 2099, 9:00 AM CST')).toBeVisible();
    expect(email.getByText(/Sent automatically to 12 guests on/)).toBeVisible();
    expect(email.queryByRole('button', { name: 'Send it now' })).not.toBeInTheDocument();
  });

  it('is sent now after a question, and said so', async () => {
    const { user, calls } = show({ [EVENT_ROUTE]: over, [SEND]: { ...followUp, sent: 12 } });
    await user.click(await screen.findByRole('button', { name: 'Send it now' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(useToasts.getState().toast?.title).toBe('Follow-up email sent'));
    expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/follow-up'))).toHaveLength(
      1,
    );
  });

  it('no longer says that it goes out by itself once its morning is past', async () => {
    show({ [FOLLOW_UP_ROUTE]: { ...followUp, sendsAt: '2026-01-23T15:00:00.000Z', sent: 3 } });
    expect(await screen.findByText('Sent to 3 of 12 guests.')).toBeVisible();
  });

  it('is not offered again once everyone has it', async () => {
    show({ [EVENT_ROUTE]: over, [FOLLOW_UP_ROUTE]: { ...followUp, sent: 12 } });
    expect(await screen.findByText('Sent to 12 guests.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send it now' })).not.toBeInTheDocument();
  });
});

it('pairs a camera', async () => {
  const { user } = show({
    'POST /api/admin/studio-events/{id}/pairing-codes': {
      code: '7K3M-Q9XD',
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
      galleryUrl: 'https://gallery.example',
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pair a device' }));
  expect(await screen.findByText('7K3M-Q9XD')).toBeVisible();
});
