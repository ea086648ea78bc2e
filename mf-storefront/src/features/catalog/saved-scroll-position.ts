import { removeFromStorage, tabStorage, readStorage, writeStorage } from '@gallery/session';

const KEY = 'fine-art-scroll';

/**
 * Saves the catalog's scroll position when an artwork is opened.
 * @param entry key of the catalog's history entry
 */
export function saveScrollPosition(entry: string): void {
  writeStorage(tabStorage, KEY, { entry, top: Math.round(window.scrollY) });
}

/**
 * The saved position in CSS pixels, once: reading clears it. Null if there is none, or if this is a new visit of the
 * catalog instead of a return.
 * @param isAsked the link asks for the position whatever the history entry is
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
