/** The figures with a goal, as the table that ends `npm run bench`. */

/**
 * @typedef {object} Goal
 * @property {string} name what is measured: `polls, CPU of a 304`
 * @property {number} value
 * @property {string} unit
 * @property {number} [bound] what the bare server needs for it in the same run
 * @property {number} [times] the most that it may be, as a multiple of the bound
 * @property {number} [most] the most that it may be, in the unit; with a bound beside it
 */

/** One line of a part's report: what, its figure, and the goal behind it if it has one. @typedef {[string, string, Goal?]} Row */

const heads = ['figure', 'here', 'bound', 'ratio', 'goal', ''];

/**
 * The rows of the table, with its header; none if nothing that was measured has a goal.
 * @param {readonly Row[]} rows
 * @returns {string[]}
 */
export function goalTable(rows) {
  const goals = rows.flatMap(([, , goal]) => goal ?? []);
  if (goals.length === 0) return [];
  const cells = [heads, ...goals.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}

/** @param {Goal} goal */
function cellsOf({ name, value, unit, bound, times, most }) {
  const ratio = bound === undefined ? undefined : value / bound;
  return [
    name,
    `${round(value)} ${unit}`,
    bound === undefined ? '' : `${round(bound)} ${unit}`,
    ratio === undefined ? '' : `${ratio.toFixed(1)}×`,
    times === undefined ? `≤ ${most} ${unit}` : `≤ ${times}×`,
    (times === undefined ? value <= most : ratio <= times) ? 'held' : 'not held',
  ];
}

const round = (value) => value.toFixed(value < 10 && !Number.isInteger(value) ? 1 : 0);
