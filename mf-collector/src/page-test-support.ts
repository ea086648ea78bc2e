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

/** Opens a page as a signed-in collector of a selling gallery. */
export function arriveSignedIn(settings: Partial<GallerySettings> = {}): void {
  localStorage.clear();
  useCart.getState().clear();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
  useGallerySettings.setState({ settings: gallerySettings(settings) });
  useCollectorSession.getState().start('session-1');
}

/** A new collector without records: the default API responses. */
export const emptyCollection: ApiStubs = {
  'GET /api/collectors/me': aCollector(),
  'GET /api/favorites': [],
  'GET /api/orders': [],
  'GET /api/commissions': [],
  'GET /api/collector/certificates': [],
  'GET /api/collector/private-inventory': [],
  'GET /api/collector/artist-notes': [],
};

/** The visible toast: title and text. */
export function shownToast(): string | undefined {
  const { toast: notice } = useToasts.getState();
  return notice?.isOpen ? [notice.title, notice.description].filter(Boolean).join(': ') : undefined;
}

/** Fills a field at once: letter by letter is too slow for a busy machine. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}
