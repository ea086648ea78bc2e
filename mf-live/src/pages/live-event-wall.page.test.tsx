import type { EventPhoto } from '@gallery/contracts';
import { refusal, renderRoutes, type ApiAnswers } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { anEvent, aPhoto, arrive, TestSocket } from '../live-event-test-support';
import { routes } from '../remote';

const CODE = { qrCode: 'data:image/png;base64,iVBORw0KGgo=', eventUrl: 'https://gallery.example/gate' };

beforeEach(() => arrive());

const hang = (api: ApiAnswers = {}, query = '', photos: EventPhoto[] = [aPhoto(1), aPhoto(2)]) =>
  renderRoutes(routes, {
    path: `/live-event/event/wall${query}`,
    api: {
      'GET /api/events/{id}': anEvent(),
      'GET /api/events/{id}/qr': CODE,
      'GET /api/events/{id}/photos': photos,
      'GET /api/live-uploads': [],
      'POST /api/live-event-passes': { eventId: 'event', expiresAt: '2026-11-24T22:00:00.000Z' },
      ...api,
    },
  });

test('hangs the newest photograph with the code and its words', async () => {
  hang();
  expect(await screen.findByText('Frame 2')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Code/ })).toHaveAttribute('src', CODE.qrCode);
  expect(screen.getByText('Scan to see every picture and choose yours')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('changes the pass of its address for a cookie and takes it out', async () => {
  const { calls, router } = hang({}, '?pass=token');
  expect(await screen.findByText('Frame 2')).toBeVisible();
  expect(calls[0]).toMatchObject({ path: '/api/live-event-passes', body: { pass: 'token' } });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a link that is no good says so', async () => {
  hang({ 'POST /api/live-event-passes': refusal('pass_required') }, '?pass=stale');
  expect(await screen.findByRole('heading', { name: 'This link does not open the wall.' })).toBeVisible();
});

test('waits for the first photograph', async () => {
  hang({}, '', []);
  expect(await screen.findByText('Waiting for Photos')).toBeVisible();
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
