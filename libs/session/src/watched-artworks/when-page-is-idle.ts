/**
 * How long after the load a page's socket is opened: any earlier, it would slow down the page's first display.
 * Tests of pages set it to 0.
 */
export const socketStart = { delayMs: 2_000 };

/** Resolves once the page has loaded, someone looks at it, and it has nothing else to do. */
export async function whenPageIsIdle(): Promise<void> {
  await whenTrue(window, 'load', () => document.readyState === 'complete');
  await whenPageIsVisible();
  await new Promise((resolve) => setTimeout(resolve, socketStart.delayMs));
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
