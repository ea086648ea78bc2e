/**
 * Milliseconds that the loaded page is left to itself while nobody touches it: films come after everything that a visitor, or
 * a measurement of loading (Lighthouse watches for up to 5.25 s), waits for.
 */
const ACTIVITY_TIMEOUT_MS = 6_000;

/** Milliseconds after which the page counts as at rest even where the browser never says so. */
const IDLE_TIMEOUT_MS = 2_000;

/** Signs of somebody who looks at the page and does not wait for it any more. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** Whether a film may start without being asked: nobody wants stillness, and its bytes come fast and free (looks: films). */
export function mayAutoplay(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !isSlowConnection();
}

/**
 * A connection that is slow, or whose owner counts bytes.
 * https://developer.mozilla.org/docs/Web/API/NetworkInformation: not in every browser, and not in TypeScript's list.
 */
function isSlowConnection(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const isSlow = 'effectiveType' in connection && connection.effectiveType !== '4g';
  return isSlow || ('saveData' in connection && connection.saveData === true);
}

/**
 * Calls once everything that the page needs has been loaded, the visitor has moved or has looked at it for a while, and the
 * browser has nothing better to do: a film takes no bandwidth from the first pictures. Returns how to call it off.
 */
export function whenPageIdle(act: () => void): () => void {
  let cancel = () => {};
  const idle = () => {
    cancel = whenBrowserIdle(act);
  };
  const settle = () => {
    cancel = whenVisitorActive(idle);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    window.removeEventListener('load', settle);
    cancel();
  };
}

/** At the first sign of life, or when the quiet time is over. */
function whenVisitorActive(act: () => void): () => void {
  const proceed = () => {
    cancel();
    act();
  };
  const timer = setTimeout(proceed, ACTIVITY_TIMEOUT_MS);
  for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, proceed, { passive: true });
  const cancel = () => {
    clearTimeout(timer);
    for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, proceed);
  };
  return cancel;
}

/** Safari has no idle callback. */
function whenBrowserIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, IDLE_TIMEOUT_MS / 2);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(id);
}
