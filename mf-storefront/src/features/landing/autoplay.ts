/** Milliseconds after which the page counts as at rest even where the browser never says so. */
const LONGEST_WAIT = 2_000;

/** Whether a film may start without being asked: nobody wants stillness, and nobody pays for every byte (looks: films). */
export function mayAutoplay(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation: not in every browser, and not in TypeScript's list. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g');
  return isSlow || ('saveData' in connection && connection.saveData === true);
}

/**
 * Calls once everything that the page needs has been loaded and the browser has nothing better to do, so that a film takes
 * no bandwidth from the first picture. Returns how to call it off.
 */
export function whenAtRest(act: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    callOff = whenIdle(act);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    callOff();
  };
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LONGEST_WAIT / 2);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act, { timeout: LONGEST_WAIT });
  return () => window.cancelIdleCallback(id);
}
