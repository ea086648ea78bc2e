/** The results of a load as lines of text. */

/** @param {readonly number[]} sorted @param {number} share */
const at = (sorted, share) =>
  sorted[Math.max(0, Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1))] ?? 0;

/**
 * A line for each kind of request, under a header.
 * @param {ReadonlyMap<string, readonly number[]>} times by kind, in ms
 * @param {number} seconds
 */
export function timesTable(times, seconds) {
  const rows = [...times].map(([kind, each]) => {
    const sorted = each.toSorted((a, b) => a - b);
    const figures = [0.5, 0.95, 0.99, 1].map((share) => at(sorted, share).toFixed(0).padStart(9)).join('');
    const count = String(sorted.length).padStart(9);
    return `${kind.padEnd(12)}${count}${(sorted.length / seconds).toFixed(1).padStart(8)}${figures}`;
  });
  return ['kind         requests   per s      p50      p95      p99      max (ms)', ...rows];
}

/** The median of each quarter of the time. @param {readonly number[]} samples @returns {number[]} */
export const byQuarter = (samples) =>
  [0, 1, 2, 3].map((index) => {
    const part = samples.slice((samples.length * index) / 4, (samples.length * (index + 1)) / 4);
    return at(
      part.toSorted((a, b) => a - b),
      0.5,
    );
  });
