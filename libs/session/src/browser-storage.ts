/** Stored values may be missing, forbidden, outdated or damaged: every read handles that. */

/** Null when there is no value or it cannot be read. */
export function readStorage(storage: () => Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A full or forbidden storage drops the value silently; the page continues from memory. */
export function writeStorage(storage: () => Pick<Storage, 'setItem'>, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full quotas refuse; the page's own state is not affected.
  }
}

export function removeFromStorage(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Nothing to remove.
  }
}

/** Calls back when another tab wrote this key, or cleared the storage. */
export function onStorageChange(key: string, changed: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed();
  });
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) changed();
  });
}

/** Reading the property itself throws where storage is forbidden, so it is read only inside the functions above. */
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
