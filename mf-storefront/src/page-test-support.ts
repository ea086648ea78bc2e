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
} from '@gallery/session';
import { gallerySettings } from '@gallery/testing';
import type { UserEvent } from '@testing-library/user-event';

/** A visitor who has just come: signed out, nothing in the cart, a selling gallery, all in sight, a wish for motion or for none. */
export function arrive({
  settings = {},
  wantsStillness = false,
}: { settings?: Partial<GallerySettings>; wantsStillness?: boolean } = {}) {
  localStorage.clear();
  sessionStorage.clear();
  useCart.getState().clear();
  useOrderData.getState().clear();
  useCheckoutDraft.getState().clear();
  useCollectorSession.getState().end();
  cancelSignInPrompt();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
  useGallerySettings.setState({ settings: gallerySettings(settings) });
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('prefers-reduced-motion') && wantsStillness });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
  // Says which document was loaded; jsdom has none.
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: AlwaysIntersectingObserver,
  });
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: jest.fn() });
}

/** An observer whose elements are all in sight, for jsdom, which has no sight. */
export class AlwaysIntersectingObserver {
  constructor(private readonly announce: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.announce([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** The notice that the visitor sees now: title and sentence. */
export function shownToast(): string | undefined {
  const { toast: notice } = useToasts.getState();
  return notice?.isOpen ? [notice.title, notice.description].filter(Boolean).join(': ') : undefined;
}

/** Fills a field in one go: typing every letter of a long form takes longer than a test may. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
