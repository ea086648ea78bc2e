/** Counts tests in the output of jest and Playwright, also when Nx replays it from its cache. */

/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {string} line */
export const stripColors = (line) =>
  line.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');

/** @param {string} text @param {string} word */
const count = (text, word) => Number(new RegExp(String.raw`(\d+) ${word}`).exec(text)?.[1] ?? 0);

/**
 * jest: `Tests:       1 failed, 2 skipped, 20 passed, 23 total`, after the project's name when Nx streams it.
 * @param {string[]} lines @returns {Tally}
 */
export function countJest(lines) {
  const sums = lines.map((line) => /Tests: +(.*\d+ total)/.exec(stripColors(line))?.[1]).filter(Boolean);
  return {
    passed: sums.reduce((sum, text) => sum + count(text, 'passed'), 0),
    failed: sums.reduce((sum, text) => sum + count(text, 'failed'), 0),
  };
}

/**
 * Playwright's closing lines: `  1 failed`, `  1 flaky`, `  2 did not run`, `  12 passed (31.0s)`. Tests that did not run have not passed.
 * @param {string[]} lines @returns {Tally}
 */
export function countPlaywright(lines) {
  const closing = lines
    .map(stripColors)
    .filter((line) => /^ {2}\d+ (passed|failed|flaky|interrupted|did not run)/.test(line));
  const sum = (word) => closing.reduce((total, line) => total + count(line, word), 0);
  return {
    passed: sum('passed'),
    failed: sum('failed') + sum('flaky') + sum('interrupted') + sum('did not run'),
  };
}
