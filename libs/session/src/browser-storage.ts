/** What a page keeps in the browser may be missing, forbidden, from an older version or damaged: every read copes. */

/** The value under a key; null when there is none or it cannot be read. */
export function readStorage(storage: () => Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value; a full or forbidden storage loses it silently, the page goes on from memory. */
export function writeStorage(storage: () => Pick<Storage, 'setItem'>, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full quotas refuse; nothing that the buyer did is undone by that.
  }
}

/** Removes a value. */
export function removeFromStorage(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // A forbidden storage holds nothing to remove.
  }
}

/** Calls back when another tab wrote under the key, or cleared all: what is stored is the truth for both. */
export function onStorageChange(key: string, changed: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed();
  });
  // A page in the cache of Back is told nothing of what other tabs write.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) changed();
  });
}

/** Reading the property itself throws where storage is forbidden, so it is asked for only inside the functions above. */
export const persistentStorage = (): Storage => window.localStorage;
export const tabStorage = (): Storage => window.sessionStorage;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text under a name, or the fallback. */
export function stringField(record: Record<string, unknown>, name: string, fallback = ''): string {
  const value = record[name];
  return typeof value === 'string' ? value : fallback;
}

/** The finite number under a name, or the fallback. */
export function numberField(record: Record<string, unknown>, name: string, fallback: number): number {
  const value = record[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
