import { createStore, type StoreApi } from 'zustand';

/** Scroll positions are rounded to steps of this many pixels: the grid need not render for every pixel. */
const SCROLL_STEP = 240;
/** Below this viewport width there are two columns. */
const PHONE_WIDTH = 768;

/** Without layout, as in tests, the grid is as wide as the viewport. */
const IS_LAID_OUT = 'ResizeObserver' in globalThis;

/** The grid's size and its position in the viewport. */
export interface GridViewport {
  /** Width in pixels; 0 before it is measured. */
  width: number;
  isPhone: boolean;
  /** Pixels of one rem: guests may use larger text. */
  rem: number;
  /** The part of the grid near the viewport, in pixels from its top. */
  from: number;
  to: number;
  /** The top of the grid is visible: new photos are seen. */
  isTopSeen: boolean;
}

const UNMEASURED: GridViewport = { width: 0, isPhone: false, rem: 16, from: 0, to: 0, isTopSeen: true };

/** The grid's viewport, and a ref for its element that follows resizing and scrolling. */
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
      // A hidden grid has no width; it is measured when it is shown again.
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
    // One viewport height beyond either edge is rendered ahead.
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
