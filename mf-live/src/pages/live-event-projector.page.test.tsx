import type { EventPhoto } from '@gallery/contracts';
import { anEvent, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { MAX_RETRIES, RETRY_DELAY_MS } from '../features/live-room/live-socket';
import { SLIDE_DURATION_MS } from '../features/projector/slideshow';
import { aPhoto, arrive, TestSocket } from '../live-event-test-support';
import { routes } from '../remote';

const CODE = { qrCode: 'data:image/png;base64,iVBORw0KGgo=', eventUrl: 'https://gallery.example/gate' };

/** The poll interval of a live event. */
const POLL_INTERVAL_MS = 5_000;

beforeEach(() => arrive());
afterEach(() => jest.useRealTimers());

const hang = (api: ApiStubs = {}, query = '', photos: EventPhoto[] = [aPhoto(1), aPhoto(2)]) =>
  renderRoutes(routes, {
    path: `/live-event/event/projector${query}`,
    api: {
      'GET /api/events/{id}': anEvent(),
      'GET /api/events/{id}/qr': CODE,
      'GET /api/events/{id}/photos': photos,
      'GET /api/events/{eventId}/editions': [],
      'GET /api/live-uploads': [],
      'POST /api/event-guest-passes': { eventId: 'event', expiresAt: '2026-11-24T22:00:00.000Z' },
      ...api,
    },
  });

/** Advances the time in steps; after each the page renders. */
async function pass(ms: number, steps = 20) {
  for (let step = 0; step < steps; step += 1) await act(() => jest.advanceTimersByTimeAsync(ms / steps));
}

/** Advances the slideshow by minutes, with heartbeats. */
async function playMinutes(minutes: number) {
  for (let half = 0; half < 2 * minutes; half += 1) {
    await pass(30_000, 1);
    act(() => TestSocket.last.tell({ type: 'heartbeat', eventId: 'event', revision: 30 }));
  }
}

/** The page becomes visible again. */
const lookAgain = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Every attempt of the socket fails. */
async function giveUp() {
  for (let tried = 0; tried <= MAX_RETRIES; tried += 1) {
    act(() => TestSocket.last.cut());
    await pass(RETRY_DELAY_MS + 1_000, 2);
  }
}

test('hangs the newest photograph with the code and its words', async () => {
  hang();
  expect(await screen.findByText('Frame 2')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^QR code/ })).toHaveAttribute('src', CODE.qrCode);
  expect(screen.getByText('Scan to see every photograph and choose yours')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('changes the pass of its address for a cookie and takes it out', async () => {
  const { calls, router } = hang({}, '?pass=token');
  expect(await screen.findByText('Frame 2')).toBeVisible();
  expect(calls[0]).toMatchObject({ path: '/api/event-guest-passes', body: { pass: 'token' } });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a link that is no good says so', async () => {
  hang({ 'POST /api/event-guest-passes': refusal('pass_required') }, '?pass=stale');
  expect(await screen.findByRole('heading', { name: 'This projector link is not valid.' })).toBeVisible();
});

test('waits for the first photograph', async () => {
  hang({}, '', []);
  expect(await screen.findByText('Waiting for Photos')).toBeVisible();
});

test('says how many numbers of its photograph are sold', async () => {
  const sold = { photoId: 'photo-2', size: '30x20', label: '30 × 20 in', total: 9, sold: 3, held: 0 };
  hang({ 'GET /api/events/{eventId}/editions': [sold] });
  expect(await screen.findByText('3 of 9 sold')).toBeVisible();
  expect(screen.getByText('Edition of 9, 3 sold, 6 available')).toBeInTheDocument();
});

test('a number that is sold meanwhile is told within seconds, as the last', async () => {
  jest.useFakeTimers();
  const sold = { photoId: 'photo-2', size: '30x20', label: '30 × 20 in', total: 9, sold: 2, held: 0 };
  hang({ 'GET /api/events/{eventId}/editions': () => [{ ...sold }] });
  await pass(2_000, 40);
  act(() => TestSocket.last.accept());
  sold.sold = 3;
  act(() => TestSocket.last.tell({ type: 'prints_changed', eventId: 'event', photoId: 'photo-2' }));
  await pass(2_000, 4);
  expect(screen.getByText('3 of 9 sold, the last one just now')).toBeVisible();
});

const placed = () => document.querySelectorAll('[data-placed]');

test('the dot of a number that is sold meanwhile is placed once', async () => {
  jest.useFakeTimers();
  const sold = { photoId: 'photo-2', size: '30x20', label: '30 × 20 in', total: 9, sold: 2, held: 0 };
  hang({ 'GET /api/events/{eventId}/editions': () => [{ ...sold }] });
  await pass(2_000, 40);
  expect(placed()).toHaveLength(0);
  act(() => TestSocket.last.accept());
  sold.sold = 3;
  act(() => TestSocket.last.tell({ type: 'prints_changed', eventId: 'event', photoId: 'photo-2' }));
  await pass(2_000, 4);
  const [dot] = placed();
  expect(placed()).toHaveLength(1);
  act(() => void dot?.dispatchEvent(new Event('animationend', { bubbles: true })));
  expect(placed()).toHaveLength(0);
});

const upright = (seq: number) => aPhoto(seq, { orientation: 'vertical' });

test('beside an upright photograph hangs the next older upright one', async () => {
  hang({}, '', [upright(1), aPhoto(2), upright(3)]);
  expect(await screen.findByText('Frame 3')).toBeVisible();
  expect(screen.getByText('Frame 1')).toBeInTheDocument();
  expect(screen.queryByText('Frame 2')).not.toBeInTheDocument();
});

test.each([
  ['a wide one', [upright(1), aPhoto(2)], 'Frame 2'],
  ['the only upright one', [aPhoto(1), upright(2)], 'Frame 2'],
])('%s hangs alone', async (_which, photos, shown) => {
  hang({}, '', photos);
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.queryByText('Frame 1')).not.toBeInTheDocument();
});

test('asks for the editions of all photographs at once, not with each turn', async () => {
  jest.useFakeTimers();
  const { calls } = hang();
  await pass(50_000, 25);
  expect(calls.filter(({ path }) => path.endsWith('/editions'))).toHaveLength(2);
});

test('an API that was away is caught up with, and the show went on meanwhile', async () => {
  jest.useFakeTimers();
  let photos = () => [aPhoto(1), aPhoto(2)];
  hang({ 'GET /api/events/{id}/photos': () => photos() });
  await pass(1_000, 40);
  expect(screen.getByText('Frame 2')).toBeVisible();
  photos = () => {
    throw new TypeError('The API is away.');
  };
  act(() => TestSocket.last.cut());
  await pass(SLIDE_DURATION_MS, 4);
  expect(screen.getByText('Frame 1')).toBeVisible();
  photos = () => [aPhoto(3)];
  await pass(SLIDE_DURATION_MS + POLL_INTERVAL_MS, 4);
  expect(screen.getByText('Frame 3')).toBeVisible();
});

test('a socket that was given up is tried again and again, without anyone at the keyboard', async () => {
  jest.useFakeTimers();
  hang();
  await pass(1_000, 40);
  await giveUp();
  const tried = TestSocket.made.length;
  // The projector reconnects by itself every half minute.
  await pass(25_000, 5);
  expect(TestSocket.made.length).toBeGreaterThan(tried);
  act(() => TestSocket.last.accept());
  act(() =>
    TestSocket.last.tell({ type: 'joined', eventId: 'event', revision: 2, count: 1, status: 'live' }),
  );
  act(() => TestSocket.last.tell({ type: 'new_photo', eventId: 'event', photo: aPhoto(3), revision: 3 }));
  await pass(SLIDE_DURATION_MS, 4);
  expect(screen.getByText('Frame 3')).toBeVisible();
});

test('a page that slept asks at once for what it missed', async () => {
  let photos = [aPhoto(1), aPhoto(2)];
  const { calls } = hang({ 'GET /api/events/{id}/photos': () => photos });
  await screen.findByText('Frame 2');
  const asked = calls.length;
  photos = [aPhoto(3)];
  lookAgain();
  await waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(3));
  expect(calls.length).toBeGreaterThan(asked);
});

test('keeps the screen awake, and takes the lock again when the page is seen again', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  try {
    const { router } = hang();
    await screen.findByText('Frame 2');
    expect(request).toHaveBeenCalledTimes(1);
    lookAgain();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await act(() => router.navigate('/live-events'));
    await waitFor(() => expect(release).toHaveBeenCalled());
  } finally {
    Reflect.deleteProperty(navigator, 'wakeLock');
  }
});

test('ten minutes leave as much of the page, of timers and of memory as one', async () => {
  jest.useFakeTimers();
  const { queryClient } = hang(
    {},
    '',
    Array.from({ length: 30 }, (_, index) => aPhoto(index + 1)),
  );
  await pass(1_000, 40);
  act(() => TestSocket.last.accept());
  const stored = () => ({
    elements: document.querySelectorAll('*').length,
    timers: jest.getTimerCount(),
    answers: queryClient.getQueryCache().getAll().length,
    sockets: TestSocket.made.length,
  });
  await playMinutes(1);
  const before = stored();
  await playMinutes(9);
  const after = stored();
  expect(after.timers).toBeLessThanOrEqual(before.timers);
  expect(after).toEqual({ ...before, timers: after.timers });
});

test('a thousand arrivals leave as much of the page as ten', async () => {
  hang(
    {},
    '',
    Array.from({ length: 30 }, (_, index) => aPhoto(index + 1)),
  );
  await screen.findByText('Frame 30');
  act(() => TestSocket.last.accept());
  const before = document.querySelectorAll('*').length;
  act(() => {
    for (let seq = 31; seq <= 1_030; seq += 1) {
      TestSocket.last.tell({ type: 'new_photo', eventId: 'event', photo: aPhoto(seq), revision: seq });
    }
  });
  expect(document.querySelectorAll('*')).toHaveLength(before);
});
