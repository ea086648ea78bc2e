/** Where the console keeps the owner's key until staff have accounts: for one tab, and only until it is closed. */
export const OWNER_KEY = 'gallery-owner-key';

/** Told to the window when the key was given, forgotten or refused. */
export const OWNER_KEY_CHANGED = 'gallery-owner-key-changed';

/** Where storage is forbidden the key lives as long as the page. */
let unstored: string | null = null;

/** The key that the owner's calls are made with. */
export function storedOwnerKey(): string | null {
  try {
    return window.sessionStorage.getItem(OWNER_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Keeps the owner's key; null forgets it. */
export function storeOwnerKey(key: string | null): void {
  unstored = key;
  try {
    if (key === null) window.sessionStorage.removeItem(OWNER_KEY);
    else window.sessionStorage.setItem(OWNER_KEY, key);
    unstored = null;
  } catch {
    // Kept in memory then.
  }
  window.dispatchEvent(new Event(OWNER_KEY_CHANGED));
}

/** Forgets a key that the gallery refused, unless another one has taken its place since the call was made. */
export function forgetRefusedOwnerKey(key: string | null): void {
  if (key !== null && key === storedOwnerKey()) storeOwnerKey(null);
}
