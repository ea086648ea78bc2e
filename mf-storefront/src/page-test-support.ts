import type { GallerySettings } from '@gallery/contracts';
import {
  cancelSignInPrompt,
  useCart,
  useCheckoutDraft,
  useCollectorAccess,
  useCollectorSession,
  useGallerySettings,
  useToasts,
  useOrderData,
  useWaitingPlace,
} from '@gallery/session';
import { gallerySettings } from '@gallery/testing';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Opens a page as a new shopper: signed out, an empty cart, a selling gallery, everything in view, with or without
 * reduced motion.
 */
export function arrive({
  settings = {},
  wantsStillness = false,
}: { settings?: Partial<GallerySettings>; wantsStillness?: boolean } = {}) {
  localStorage.clear();
  sessionStorage.clear();
  useCart.getState().clear();
  useOrderData.getState().clear();
  useCheckoutDraft.getState().clear();
  useWaitingPlace.getState().clear();
  useCollectorSession.getState().end();
  cancelSignInPrompt();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
  useGallerySettings.setState({ settings: gallerySettings(settings) });
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('prefers-reduced-motion') && wantsStillness });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
  // Records which document was loaded; jsdom loads none.
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: AlwaysIntersectingObserver,
  });
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: jest.fn() });
}

/** An observer that reports everything as visible, because jsdom has no layout. */
export class AlwaysIntersectingObserver {
  constructor(private readonly announce: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.announce([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** The visible toast: title and text. */
export function shownToast(): string | undefined {
  const { toast: notice } = useToasts.getState();
  return notice?.isOpen ? [notice.title, notice.description].filter(Boolean).join(': ') : undefined;
}

/** Fills a field at once: typing a long form letter by letter is too slow. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
