import { createStore, type StoreApi } from 'zustand';

/** Scrolling is told in steps this many pixels high: a grid need not be drawn again for every pixel. */
const SCROLL_STEP = 240;
/** Below this width of the window there are two columns. */
const PHONE_WIDTH = 768;

/** Where nothing is laid out, as in tests, the grid is as wide as the window. */
const IS_LAID_OUT = 'ResizeObserver' in globalThis;

/** What the grid must know of its place in the window. */
export interface GridViewport {
  /** Pixels the grid is wide; 0 before it was measured. */
  width: number;
  isPhone: boolean;
  /** Pixels of one rem: guests may have chosen larger text. */
  rem: number;
  /** The part of the grid that is near the window, in pixels from its top. */
  from: number;
  to: number;
  /** The top of the grid is in sight: what arrives there is seen. */
  isTopSeen: boolean;
}

const UNMEASURED: GridViewport = { width: 0, isPhone: false, rem: 16, from: 0, to: 0, isTopSeen: true };

/** A grid's frame, and the ref that follows the grid's element through the window's sizes and scrolling. */
export interface GridViewportStore {
  store: StoreApi<GridViewport>;
  attach: (grid: HTMLElement | null) => (() => void) | undefined;
}

export function createGridViewport(): GridViewportStore {
  const store = createStore(() => UNMEASURED);
  return {
    store,
    attach: (grid) => {
      if (!grid) return undefined;
      let request = 0;
      const look = () => {
        request = 0;
        const now = measureGrid(grid);
        if (now.width > 0 && !isSameViewport(store.getState(), now)) store.setState(now, true);
      };
      const lookSoon = () => {
        request ||= requestAnimationFrame(look);
      };
      // A wall behind a closed gate has no width; it is measured when it is shown again.
      const sizes = IS_LAID_OUT ? new ResizeObserver(lookSoon) : null;
      sizes?.observe(grid);
      look();
      window.addEventListener('scroll', lookSoon, { passive: true });
      window.addEventListener('resize', lookSoon);
      return () => {
        cancelAnimationFrame(request);
        sizes?.disconnect();
        window.removeEventListener('scroll', lookSoon);
        window.removeEventListener('resize', lookSoon);
      };
    },
  };
}

function measureGrid(grid: HTMLElement): GridViewport {
  const { top, width } = grid.getBoundingClientRect();
  const above = Math.floor(-top / SCROLL_STEP) * SCROLL_STEP;
  return {
    width: IS_LAID_OUT ? width : window.innerWidth,
    isPhone: window.innerWidth < PHONE_WIDTH,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || UNMEASURED.rem,
    // A window's height beyond either edge is drawn ahead.
    from: above - window.innerHeight,
    to: above + SCROLL_STEP + 2 * window.innerHeight,
    isTopSeen: top >= 0,
  };
}

const isSameViewport = (one: GridViewport, other: GridViewport): boolean =>
  one.width === other.width &&
  one.isPhone === other.isPhone &&
  one.rem === other.rem &&
  one.from === other.from &&
  one.to === other.to &&
  one.isTopSeen === other.isTopSeen;
