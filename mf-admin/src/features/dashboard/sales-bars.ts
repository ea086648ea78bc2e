/** One bar of the chart, in shares of its height and width from 0 to 100. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of a bar's place, what stays empty beside it. */
const GAP = 0.4;
/** What has sold at all can be seen. */
const LEAST = 0.75;

/** Bars side by side whose heights are in the proportion of the values; the highest fills the chart. */
export function barsOf(values: readonly number[]): Bar[] {
  const highest = Math.max(...values, 0);
  const place = 100 / values.length;
  return values.map((value, index) => {
    const height = highest > 0 && value > 0 ? Math.max(LEAST, (value / highest) * 100) : 0;
    return { x: place * (index + GAP / 2), y: 100 - height, width: place * (1 - GAP), height };
  });
}
