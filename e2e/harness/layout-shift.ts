import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The sum so far. */
    layoutShifts: number;
    /** What moved, in the page's order. */
    movedElements: string[];
  }
  /** An entry of the kind `layout-shift`. */
  interface PerformanceEntry {
    /** The share of the window that moved, times the distance. */
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    /** The largest five of what moved. */
    readonly sources?: readonly LayoutShiftSource[];
  }
  interface LayoutShiftSource {
    /** Null once it is gone. */
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
}

/** A good CLS is 0.1. Late fonts and counters shift less than this. */
const ALMOST_NOTHING = 0.02;

/**
 * Adds up the layout shifts of a page from its first paint on: an upper bound of its CLS. Call it before the
 * page is opened.
 * @returns expects that almost nothing has shifted so far; its failure says what moved, and how far
 */
export async function addUpLayoutShifts(page: Page): Promise<(about?: string) => Promise<void>> {
  await page.addInitScript(recordLayoutShifts);
  return async (about = 'layout shifts') => {
    const { sum, moved } = await page.evaluate(() => ({
      sum: window.layoutShifts,
      moved: window.movedElements,
    }));
    expect.soft(sum, [about, ...moved].join('\n')).toBeLessThan(ALMOST_NOTHING);
  };
}

/** Runs in the page. */
function recordLayoutShifts(): void {
  window.layoutShifts = 0;
  window.movedElements = [];
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something that is gone';
    const text = element.textContent.trim().slice(0, 40);
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${text}`;
  };
  const changeOf = ({ previousRect: before, currentRect: after }: LayoutShiftSource) =>
    (['left', 'top', 'width', 'height'] as const)
      .map((side) => ({ side, pixels: Math.round(after[side] - before[side]) }))
      .filter(({ pixels }) => pixels !== 0)
      .map(({ side, pixels }) => `${side} ${pixels > 0 ? '+' : ''}${pixels} px`)
      .join(', ');
  new PerformanceObserver((shifts) => {
    for (const { value = 0, hadRecentInput, sources = [], startTime } of shifts.getEntries()) {
      if (hadRecentInput) continue;
      window.layoutShifts += value;
      for (const source of sources)
        window.movedElements.push(
          `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${changeOf(source)}: ${nameOf(source.node)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
