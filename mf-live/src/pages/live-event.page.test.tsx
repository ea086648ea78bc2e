import type { EventRecord } from '@gallery/contracts';
import { anEvent, refusal } from '@gallery/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPhoto, tell, TestSocket, tile, visit, arrive } from '../live-event-test-support';

const EVENT = 'GET /api/events/{id}';
const PHOTOS = 'GET /api/events/{id}/photos';
const UPLOADS = 'GET /api/live-uploads';

const browserSocket = globalThis.WebSocket;
beforeEach(() => arrive());
afterAll(() => Object.assign(globalThis, { WebSocket: browserSocket }));

const titles = () =>
  screen.getAllByRole('listitem').map((tile) => within(tile).getByRole('button').textContent);

describe('the event', () => {
  test.each(['/live-event/tfgallery', '/live-event/', '/live-event'])(
    'at %s is the current one of the gallery (L27, L33)',
    async (path) => {
      const { calls } = visit({}, path);
      expect(await screen.findByRole('heading', { name: 'An Evening on Paper' })).toBeVisible();
      expect(calls[0]?.path).toBe('/api/events/tfgallery');
      expect(document.title).toBe('An Evening on Paper – TF Gallery');
    },
  );

  test('that is on its way is said to be loading', async () => {
    visit({ [EVENT]: () => new Promise(() => {}) });
    expect(await screen.findByText('Loading live event...')).toBeVisible();
  });

  test('that does not exist is said so, with a way home (L35)', async () => {
    visit({ [EVENT]: refusal('event_not_found') });
    expect(await screen.findByRole('heading', { name: 'Event Not Found' })).toBeVisible();
    expect(
      screen.getByText("The live event you're looking for is not available or may have ended."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  });

  test('that cannot be had now can be asked for again (L36)', async () => {
    visit({ [EVENT]: refusal('unavailable') });
    expect(await screen.findByRole('heading', { name: 'Unable to Load Event' })).toBeVisible();
    expect(screen.getByText(/try refreshing the page\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeEnabled();
  });

  test('for VIP collectors says so to others (G48)', async () => {
    visit({ [EVENT]: refusal('vip_only') });
    expect(await screen.findByText(/open to VIP collectors only/)).toBeVisible();
  });
});

describe('the room', () => {
  test('hangs photographs newest first, and counts them (L38)', async () => {
    visit({ [PHOTOS]: [aPhoto(1), aPhoto(2, { isAvailableForOrder: false }), aPhoto(3)] });
    await tile(/Frame 3/);
    expect(titles().map((title) => title?.slice(0, 7))).toEqual(['Frame 3', 'Frame 2', 'Frame 1']);
    expect(screen.getByText('Photographs').nextSibling).toHaveTextContent('3');
    expect(screen.getByText('Available').nextSibling).toHaveTextContent('2');
  });

  test('shows what the socket brings, in a place that is held for it (L52)', async () => {
    visit();
    await tile(/Frame 2/);
    tell({ type: 'new_photo', eventId: 'event', photo: aPhoto(3), revision: 3 });
    expect(titles()[0]).toBe('DevelopingNow');
    tell({ type: 'viewer_update', eventId: 'event', count: 41 });
    expect(screen.getByText('Viewers').nextSibling).toHaveTextContent('41');
  });

  test('asks for what the socket missed (G67)', async () => {
    const missed = jest.fn(() => [aPhoto(3), aPhoto(4)]);
    visit({
      [PHOTOS]: ({ query }) => (query.get('revision') === '2' ? missed() : [aPhoto(1), aPhoto(2)]),
    });
    await tile(/Frame 2/);
    tell({ type: 'new_photo', eventId: 'event', photo: aPhoto(4), revision: 4 });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
    expect(missed).toHaveBeenCalledTimes(1);
  });

  test('passes over messages of a newer gallery', async () => {
    visit();
    await tile(/Frame 2/);
    act(() => TestSocket.last.say('{"type":"confetti"}'));
    expect(titles()).toHaveLength(2);
  });

  test('asks again for a picture that failed once the socket is connected', async () => {
    visit({ [PHOTOS]: [aPhoto(1)] });
    const picture = within(await tile(/Frame 1/)).getByRole('img');
    fireEvent.error(picture);
    expect(screen.getByText(/this picture could not be loaded/)).toBeVisible();
    act(() => TestSocket.last.accept());
    tell({ type: 'joined', eventId: 'event', revision: 1, count: 1, status: 'live' });
    expect(screen.queryByText(/this picture could not be loaded/)).not.toBeInTheDocument();
  });

  test('asks again for a picture that failed once the poll is answered', async () => {
    let isDown = false;
    const down = refusal('unavailable');
    visit({ [PHOTOS]: () => (isDown ? down : [aPhoto(1)]) });
    fireEvent.error(within(await tile(/Frame 1/)).getByRole('img'));
    isDown = true;
    fireEvent.online(window);
    await screen.findByText(/^You are offline/);
    fireEvent.error(within(await tile(/Frame 1/)).getByRole('img'));
    isDown = false;
    fireEvent(window, new Event('pageshow'));
    await waitFor(() =>
      expect(screen.queryByText(/this picture could not be loaded/)).not.toBeInTheDocument(),
    );
  });

  test('takes down what was withdrawn', async () => {
    visit();
    await tile(/Frame 2/);
    tell({ type: 'photo_withdrawn', eventId: 'event', photoId: 'photo-2', revision: 3 });
    expect(titles()).toHaveLength(1);
  });

  test('adds what only the uploads name, once (G66, L50)', async () => {
    visit({
      [UPLOADS]: [
        { url: aPhoto(1).imageUrl, driveId: 'photo-1', filename: '1.jpg' },
        { url: '/api/elsewhere.jpg', driveId: 'stranger', filename: 'stranger.jpg' },
      ],
    });
    await tile(/Frame 2/);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  });

  test.each([
    ['live', 'Waiting for Photos'],
    ['scheduled', 'No photos yet'],
    ['completed', 'No Photos Available'],
  ] as const)('without photographs says while %s: %s (L44)', async (status, said) => {
    visit({ [EVENT]: anEvent({ status }), [PHOTOS]: [] });
    expect(await screen.findByText(said)).toBeVisible();
  });

  test('learns from its socket that the event began while it was not connected (G61)', async () => {
    let status: EventRecord['status'] = 'scheduled';
    visit({ [EVENT]: () => anEvent({ status }), [PHOTOS]: [] });
    await screen.findByText('No photos yet');
    status = 'live';
    act(() => TestSocket.last.accept());
    tell({ type: 'joined', eventId: 'event', revision: 0, count: 1, status });
    expect(await screen.findByText('Waiting for Photos')).toBeVisible();
  });

  test('takes over that the event has ended, and asks for its record anew (G61)', async () => {
    const { calls } = visit();
    await tile(/Frame 2/);
    expect(screen.getByText('Live Updates')).toBeVisible();
    tell({ type: 'event_changed', eventId: 'event', status: 'completed' });
    expect(screen.queryByText('Live Updates')).not.toBeInTheDocument();
    expect(screen.getByText(/The event is over/)).toBeVisible();
    const records = () => calls.filter(({ path }) => path === '/api/events/tfgallery');
    await waitFor(() => expect(records()).toHaveLength(2));
  });

  test('leaves the event on exit (L51)', async () => {
    const { router } = visit();
    await tile(/Frame 2/);
    const socket = TestSocket.last;
    act(() => socket.accept());
    await act(() => router.navigate('/live-events'));
    expect(socket.sent.at(-1)).toEqual({ type: 'leave_event', eventId: 'event' });
  });

  test('leads to the collection (L42)', async () => {
    visit();
    expect(await screen.findByRole('link', { name: 'Begin Your Collection' })).toHaveAttribute(
      'href',
      '/fine-art',
    );
  });

  test('asks for the photographs every five seconds while the event is live (L48)', async () => {
    jest.useFakeTimers();
    const { calls } = visit();
    const asked = () => calls.filter(({ path }) => path === '/api/events/event/photos').length;
    const later = async (ms: number) => {
      for (let step = 0; step < 10; step += 1) await act(() => jest.advanceTimersByTimeAsync(ms / 10));
    };
    await later(1_000);
    const before = asked();
    await later(15_000);
    jest.useRealTimers();
    expect(asked() - before).toBe(3);
  });

  test('says that photographs cannot be had, and tries again', async () => {
    let isDown = true;
    const down = refusal('unavailable');
    visit({ [PHOTOS]: () => (isDown ? down : [aPhoto(1)]) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.setup().click(retry);
    expect(await tile(/Frame 1/)).toBeVisible();
  });
});
