/**
 * How long the loaded page is left alone while nobody interacts: films come after everything that a shopper, or a
 * measurement of loading (Lighthouse watches for up to 5.25 s), waits for.
 */
const ACTIVITY_TIMEOUT_MS = 6_000;

/** After this time the page counts as idle even if the browser never says so. */
const IDLE_TIMEOUT_MS = 2_000;

/** Interactions that show that nobody is still waiting for the page. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** Whether a film may autoplay: without reduced motion, and on a fast, unmetered connection (looks: films). */
export function mayAutoplay(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !isSlowConnection();
}

/**
 * A slow connection, or one with data saving. https://developer.mozilla.org/docs/Web/API/NetworkInformation: not in
 * every browser, and not in TypeScript's library.
 */
function isSlowConnection(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const isSlow = 'effectiveType' in connection && connection.effectiveType !== '4g';
  return isSlow || ('saveData' in connection && connection.saveData === true);
}

/**
 * Calls back once the page has loaded, the shopper has interacted or looked at it for a while, and the browser is
 * idle: a film must not compete with the first pictures. Returns a function that cancels it.
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

/** At the first interaction, or after the delay. */
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
