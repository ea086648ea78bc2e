/** Browsers without idle callbacks: long enough after the load for a page to have settled. */
const SETTLE_TIME_MS = 2_000;

/** Resolves once the page has loaded, somebody looks at it, and it has nothing else to do. */
export async function whenPageIsIdle(): Promise<void> {
  await whenTrue(window, 'load', () => document.readyState === 'complete');
  await whenPageIsVisible();
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, SETTLE_TIME_MS);
  });
}

export const whenPageIsVisible = (): Promise<void> =>
  whenTrue(document, 'visibilitychange', () => document.visibilityState === 'visible');

function whenTrue(target: EventTarget, event: string, isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isTrue()) return;
      target.removeEventListener(event, check);
      resolve();
    };
    target.addEventListener(event, check);
    check();
  });
}
