import { documentBlock } from '@gallery/api-client';
import { tabStorage, readStorage, writeStorage } from '@gallery/session';

const KEY = 'visit-seed';

/**
 * The seed of this visit's order of artworks. It comes with the document, so that the server knows the page's first
 * picture, and stays the same through reloads. Without one (a shell on a static host) the tab draws and stores its
 * own.
 */
export function visitSeed(): number {
  const given = documentSeed();
  if (given !== null) return given;
  const stored = readStorage(tabStorage, KEY);
  if (Number.isSafeInteger(stored)) return Number(stored);
  const seed = Math.floor(Math.random() * 2 ** 32);
  writeStorage(tabStorage, KEY, seed);
  return seed;
}

/** From the document's `visit` block: `{"seed": 123}`. */
function documentSeed(): number | null {
  try {
    const visit: unknown = JSON.parse(documentBlock('visit')?.textContent ?? '');
    return typeof visit === 'object' && visit !== null && 'seed' in visit
      ? parseSeed(String(visit.seed))
      : null;
  } catch {
    return null;
  }
}

function parseSeed(text: string | null): number | null {
  const seed = Number(text);
  return text !== null && text !== '' && Number.isSafeInteger(seed) ? seed : null;
}
