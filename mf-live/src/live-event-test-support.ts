import type { EventPhoto, GallerySettings, GuestPass, LiveMessage } from '@gallery/contracts';
import { useCart, useCollectorSession, useGallerySettings, useToasts } from '@gallery/session';
import {
  anEvent,
  aPicture,
  gallerySettings,
  renderRoutes,
  siteContent,
  TestSocket,
  type ApiStubs,
} from '@gallery/testing';
import { act, screen } from '@testing-library/react';
import { aBarePhoto } from './photo.builder';
import { routes } from './remote';

export { TestSocket };

/** A new guest: no pass, an empty cart, and a socket that the test controls. */
export function arrive(settings: Partial<GallerySettings> = {}) {
  localStorage.clear();
  sessionStorage.clear();
  useCart.getState().clear();
  useCollectorSession.getState().end();
  useToasts.setState({ toast: null });
  useGallerySettings.setState({ settings: gallerySettings(settings) });
  TestSocket.made = [];
  Object.assign(globalThis, { WebSocket: TestSocket });
}

/** The visible toast: title and text. */
export function shownToast(): string | undefined {
  const { toast: notice } = useToasts.getState();
  return notice?.isOpen ? [notice.title, notice.description].filter(Boolean).join(': ') : undefined;
}

/** The photo with this number, for sale by default. */
export const aPhoto = (seq: number, named: Partial<EventPhoto> = {}): EventPhoto =>
  aBarePhoto(seq, { picture: aPicture({ alt: '' }), ...named });

const aPass = (named: Partial<GuestPass> = {}): GuestPass => ({
  name: 'Elena Marsh',
  guestCode: 'ABCDEFGHJKLM',
  markerQr: 'data:image/png;base64,iVBORw0KGgo=',
  expiresAt: '2026-11-24T22:00:00.000Z',
  ...named,
});

/** A guest with a pass at an event of two photos, by default. */
export const visit = (api: ApiStubs = {}, path = '/live-event/tfgallery') =>
  renderRoutes(routes, {
    path,
    api: {
      'GET /api/events/{id}': anEvent(),
      'GET /api/events/{id}/guest-pass': aPass(),
      'GET /api/events/{id}/photos': [aPhoto(1), aPhoto(2)],
      'GET /api/events/{eventId}/editions': [],
      'GET /api/live-uploads': [],
      'GET /api/site': siteContent(),
      ...api,
    },
  });

/** The tile of a photo in the grid. */
export const tile = (name: RegExp) => screen.findByRole('button', { name });

/** Sends a message over the socket. */
export const tell = (message: LiveMessage) => act(() => TestSocket.last.tell(message));
