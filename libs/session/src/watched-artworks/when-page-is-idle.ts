/** After the load, for what the page still does to show itself: connecting before would take from its first seconds. */
const SETTLE_TIME_MS = 2_000;

/** Resolves once the page has loaded, somebody looks at it, and it has nothing else to do. */
export async function whenPageIsIdle(): Promise<void> {
  await whenTrue(window, 'load', () => document.readyState === 'complete');
  await whenPageIsVisible();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_TIME_MS));
  if ('requestIdleCallback' in window) await new Promise((resolve) => window.requestIdleCallback(resolve));
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
