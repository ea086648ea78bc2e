import { duration } from '../process/report.mjs';

/**
 * @typedef {object} Result of one part
 * @property {string} what
 * @property {boolean} isHeld
 * @property {number} ms
 * @property {string} said its last line
 */

/** @param {readonly Result[]} results @returns {string} a line for each, and their sum */
export function tableOf(results) {
  const width = Math.max(5, ...results.map(({ what }) => what.length));
  const line = (what, isHeld, ms, said) =>
    `${what.padEnd(width)}  ${(isHeld ? 'held' : 'not held').padEnd(8)}  ${duration(ms).padStart(12)}  ${said}`.trimEnd();
  const held = results.filter(({ isHeld }) => isHeld).length;
  return [
    ...results.map(({ what, isHeld, ms, said }) => line(what, isHeld, ms, said)),
    line(
      'All',
      held === results.length,
      results.reduce((sum, { ms }) => sum + ms, 0),
      `${held} of ${results.length} held`,
    ),
  ].join('\n');
}
