import type { GallerySettings } from '@gallery/contracts';
import {
  useCart,
  useCollectorAccess,
  useCollectorSession,
  useGallerySettings,
  useToasts,
} from '@gallery/session';
import { fireEvent } from '@testing-library/react';
import { aCollector, gallerySettings, type ApiStubs } from '@gallery/testing';

/** A collector who has just come, signed in, to a selling gallery. */
export function arriveSignedIn(settings: Partial<GallerySettings> = {}): void {
  localStorage.clear();
  useCart.getState().clear();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
  useGallerySettings.setState({ settings: gallerySettings(settings) });
  useCollectorSession.getState().start('session-1');
}

/** A collector who owns nothing yet: what the API answers where a test says nothing else. */
export const emptyCollection: ApiStubs = {
  'GET /api/collectors/me': aCollector(),
  'GET /api/favorites': [],
  'GET /api/orders': [],
  'GET /api/commissions': [],
  'GET /api/collector/certificates': [],
  'GET /api/collector/private-inventory': [],
  'GET /api/collector/artist-notes': [],
};

/** The notice that the collector sees now: title and sentence. */
export function shownToast(): string | undefined {
  const { toast: notice } = useToasts.getState();
  return notice?.isOpen ? [notice.title, notice.description].filter(Boolean).join(': ') : undefined;
}

/** Fills a field in one go: letter by letter takes a busy machine longer than a test may. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}
