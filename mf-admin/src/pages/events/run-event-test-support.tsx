import type { AdminEventPhoto } from '@gallery/contracts';
import { aPicture, renderRoutes, type ApiStubs } from '@gallery/testing';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';
import {
  DEVICES_ROUTE,
  EVENT_ROUTE,
  FOLLOW_UP_ROUTE,
  guestList,
  GUESTS_ROUTE,
  liveEvent,
  photoList,
  PHOTOS_ROUTE,
} from './event-upload-test-support';

export const PUBLICATION = 'POST /api/admin/event-photos/{id}/publication';
const WITHDRAWAL = 'POST /api/admin/event-photos/{id}/withdrawal';

/** One that waits for approval. */
export const aPhoto = (plan: Partial<AdminEventPhoto> = {}): AdminEventPhoto => ({
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
export const WAITING = [
  aPhoto(),
  aPhoto({ id: 'p2', fileName: 'B.JPG', capturedAt: '2026-11-22T19:31:00.000Z' }),
];

/** As it will be sent by itself. */
export const followUp = {
  isOn: true,
  sendsAt: '2099-11-23T15:00:00.000Z',
  timeZone: 'America/Chicago',
  guests: 12,
  sent: 0,
  subject: 'Your photographs from One lamp',
  text: 'The photographs are ready.',
};

/** Opens the page of an ongoing event, with two photographs that wait. */
export function showRunEvent(api: ApiStubs = {}) {
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
