/** Where the browser notes, until it is closed, that the gate was opened. It opens no data. */
const GATE_STORAGE_KEY = 'admin-access';
const OPENED = 'true';

/** Where storage is forbidden the gate stays open as long as the page. */
let isOpenUnstored = false;

export function isGateOpen(): boolean {
  try {
    return window.sessionStorage.getItem(GATE_STORAGE_KEY) === OPENED || isOpenUnstored;
  } catch {
    return isOpenUnstored;
  }
}

export function rememberGateOpen(): void {
  isOpenUnstored = true;
  try {
    window.sessionStorage.setItem(GATE_STORAGE_KEY, OPENED);
    isOpenUnstored = false;
  } catch {
    // Noted in memory then.
  }
}
