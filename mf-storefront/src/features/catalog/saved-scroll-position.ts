import { removeFromStorage, tabStorage, readStorage, writeStorage } from '@gallery/session';

const KEY = 'fine-art-scroll';

/**
 * Remembers how far down the catalogue the visitor was when a work was opened.
 * @param entry key of the catalogue's entry in the browser's history
 */
export function saveScrollPosition(entry: string): void {
  writeStorage(tabStorage, KEY, { entry, top: Math.round(window.scrollY) });
}

/**
 * The saved place in CSS pixels, once: reading forgets it. Null when nothing was saved, or when the visitor has come to
 * the catalogue anew instead of back to the entry that was left.
 * @param isAsked the link that led here asks for the place whatever the entry is
 */
export function takeSavedScrollPosition(entry: string, isAsked: boolean): number | null {
  const saved = readSavedPosition();
  removeFromStorage(tabStorage, KEY);
  return saved !== null && (isAsked || saved.entry === entry) ? saved.top : null;
}

function readSavedPosition(): { entry: string; top: number } | null {
  const saved = readStorage(tabStorage, KEY);
  if (typeof saved !== 'object' || saved === null || !('entry' in saved) || !('top' in saved)) return null;
  return { entry: String(saved.entry), top: Number(saved.top) || 0 };
}
