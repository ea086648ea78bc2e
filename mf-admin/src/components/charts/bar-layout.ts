/** One bar of a chart, in shares of its height and width from 0 to 100. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The share of a bar's slot that stays empty beside it. */
const GAP = 0.4;
/** Keeps every value above zero visible. */
const MIN_HEIGHT = 0.75;

/**
 * Bars side by side whose heights are in the proportion of the values.
 * @param full the value that fills the chart; by default the highest
 */
export function layoutBars(values: readonly number[], full: number = Math.max(...values, 0)): Bar[] {
  const place = 100 / values.length;
  return values.map((value, index) => {
    const height = full > 0 && value > 0 ? Math.max(MIN_HEIGHT, (value / full) * 100) : 0;
    return { x: place * (index + GAP / 2), y: 100 - height, width: place * (1 - GAP), height };
  });
}

/** How many bars share one label of the axis, so that a chart has no more than `most` labels. */
export const barsPerLabel = (bars: number, most: number): number => Math.max(1, Math.ceil(bars / most));
