const KEY = 'fine-art-scroll';

/** Remembers how far down the catalogue the visitor was when a work was opened (P2). */
export function saveScroll(): void {
  sessionStorage.setItem(KEY, String(Math.round(window.scrollY)));
}

/** The remembered distance in CSS pixels, once: reading forgets it. Null when nothing was saved. */
export function takeScroll(): number | null {
  const saved = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const top = Number(saved);
  return saved !== null && Number.isFinite(top) ? top : null;
}
