import { webcrypto } from 'node:crypto';
import { saveStaffSession } from '@gallery/api-client';
import type {
  AdminEventPhoto,
  AdminEventPhotoList,
  StudioEvent,
  StudioEventGuest,
  StudioEventGuestList,
} from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { aStaffSession, gallerySettings, renderRoutes, type ApiStubs, type ApiCall } from '@gallery/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

/** What the upload page asks for as it opens, and where its files go. */
export const EVENT_ROUTE = 'GET /api/admin/studio-events/{id}';
export const PHOTOS_ROUTE = 'GET /api/admin/studio-events/{id}/photos';
export const FOLLOW_UP_ROUTE = 'GET /api/admin/studio-events/{id}/follow-up';
export const DEVICES_ROUTE = 'GET /api/admin/studio-events/{id}/devices';
export const GUESTS_ROUTE = 'GET /api/admin/studio-events/{id}/guests';
export const DIGESTS_ROUTE = 'POST /api/admin/studio-events/{id}/photo-digests';
export const UPLOAD_ROUTE = 'POST /api/admin/studio-events/{id}/photos';

/** A live event whose photographs are approved by hand. */
export const liveEvent: StudioEvent = {
  id: 'e1',
  title: 'An Evening on Paper',
  status: 'live',
  description: '',
  eventDate: '2026-11-22T19:00:00.000Z',
  endDate: '2026-11-22T22:00:00.000Z',
  timeZone: 'America/Chicago',
  location: 'Studio',
  maxAttendees: null,
  heroImage: null,
  picture: null,
  eventType: '',
  hashtag: null,
  isVipOnly: false,
  isWatermarked: false,
  sendsFollowUp: true,
  isArchived: false,
  registered: 0,
  waitlisted: 0,
  version: 1,
  photoCount: 0,
  needsApproval: true,
  cameraOffsetMs: 0,
};

/** A guest who registered before the evening. */
export const aGuest = (plan: Partial<StudioEventGuest> = {}): StudioEventGuest => ({
  id: 'g1',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  isEmailConfirmed: false,
  isWaitlisted: false,
  registeredAt: '2026-11-22T18:00:00.000Z',
  ...plan,
});

/** The only page of an event's guests. */
export const guestList = (...items: StudioEventGuest[]): StudioEventGuestList => ({
  items,
  total: items.length,
  nextCursor: null,
});

/** Pages of an event's photographs as the API answers them: narrowed, sorted and counted. */
export const photoList =
  (photosNow: () => readonly AdminEventPhoto[]) =>
  ({ query }: ApiCall): AdminEventPhotoList => {
    const all = photosNow();
    const isForSale = (photo: AdminEventPhoto) => photo.state === 'published' && photo.isAvailableForOrder;
    const inState = (state: string | null) =>
      all.filter((photo) => !state || (state === 'for-sale' ? isForSale(photo) : photo.state === state));
    const latestFirst = inState(query.get('state')).toSorted((one, other) =>
      other.capturedAt.localeCompare(one.capturedAt),
    );
    const listed = query.get('sort') === 'earliest' ? latestFirst.toReversed() : latestFirst;
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('limit') ?? 50);
    const count = (state: string) => inState(state).length;
    return {
      items: listed.slice(start, end),
      total: listed.length,
      nextCursor: end < listed.length ? String(end) : null,
      counts: {
        received: count('received'),
        waiting: count('waiting'),
        published: count('published'),
        withdrawn: count('withdrawn'),
        failed: count('failed'),
        'code-frame': count('code-frame'),
        'for-sale': count('for-sale'),
      },
    };
  };

/** The owner's browser, signed in. Only the browser computes digests; jsdom has none. */
export function prepareBrowser(): void {
  Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
}

/** Opens the upload page of an event without photographs. Every file is accepted, unless the API says otherwise. */
export function renderUploadPage(api: ApiStubs = {}, search = '') {
  const rendered = renderRoutes(routes, {
    path: `/admin/events/e1/upload${search}`,
    api: {
      [EVENT_ROUTE]: liveEvent,
      [PHOTOS_ROUTE]: photoList(() => []),
      [DEVICES_ROUTE]: [],
      [GUESTS_ROUTE]: guestList(),
      [DIGESTS_ROUTE]: { known: [] },
      [UPLOAD_ROUTE]: receivedAnswer,
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** The gallery has taken the file. */
export const receivedAnswer = ({ body }: ApiCall) => [
  { fileName: fileNameIn(body), sha256: '', state: 'received', photoId: 'p', failureReason: null },
];
const fileNameIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'photos' in body ? String(body.photos) : '';

export const aFile = (name: string, lastModified = 1_000) =>
  Object.assign(new File([name], name, { type: 'image/jpeg', lastModified }), {
    // jsdom's files cannot be read whole.
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(name).buffer),
  });

/** Chooses files as the file dialog gives them. */
export async function chooseFiles(...files: File[]): Promise<void> {
  const input = await screen.findByLabelText('Photographs', { selector: 'input' });
  fireEvent.change(input, { target: { files } });
}

/** The names of the files that were sent, in order. */
export const sentFileNames = (calls: ApiCall[]) =>
  calls
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/photos'))
    .map(({ body }) => fileNameIn(body));
