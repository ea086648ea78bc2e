import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The sum so far. */
    layoutShifts: number;
  }
  /** An entry of the kind `layout-shift`. */
  interface PerformanceEntry {
    /** The share of the window that moved, times the distance. */
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/** A good CLS is 0.1. Late fonts and counters shift less than this. */
export const ALMOST_NOTHING = 0.02;

/**
 * Adds up the layout shifts of a page from its first paint on: an upper bound of its CLS. Call it before the
 * page is opened.
 * @returns tells the sum so far
 */
export async function addUpLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.layoutShifts = 0;
    new PerformanceObserver((shifts) => {
      for (const { value = 0, hadRecentInput } of shifts.getEntries())
        if (!hadRecentInput) window.layoutShifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.layoutShifts);
}
