import { summaryOf } from './progress.mjs';

const escape = '\u001B[';
const redrawMs = 100;
/** Header, counts, outage and separators. */
const linesBesideRows = 6;
const widestName = 40;

/**
 * The lines of the terminal: counts, outage, failures, running uploads, and the latest.
 * @param {string} title @param {import('./progress.mjs').Progress} progress @param {{ columns: number, rows: number }} size
 * @returns {string[]}
 */
export function tableLines(title, { counts, rows, outage }, size) {
  const room = Math.max(3, size.rows - linesBesideRows);
  const shown = pick(rows, room);
  const nameWidth = Math.min(widestName, Math.max(0, ...shown.map(({ name }) => name.length)));
  const lines = [
    title,
    summaryOf(counts),
    outage ?? '',
    '',
    ...shown.map(({ name, word, failureReason }) =>
      [fit(name, nameWidth).padEnd(nameWidth), word, ...(failureReason ? [failureReason] : [])].join('  '),
    ),
  ];
  return lines.map((line) => fit(line, size.columns - 1));
}

/** @param {import('./progress.mjs').Row[]} rows what must not scroll away comes first @param {number} room */
function pick(rows, room) {
  const newest = rows.toReversed();
  const failed = newest.filter(({ word }) => word === 'failed').slice(0, Math.ceil(room / 2));
  const moving = newest.filter(({ word }) => word === 'sending');
  const rest = newest.filter((row) => row.word !== 'failed' && row.word !== 'sending');
  return [...moving, ...failed, ...rest].slice(0, room);
}

/** @param {string} text @param {number} width */
const fit = (text, width) => (text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`);

/**
 * Redraws itself while it runs, and leaves its last state on the screen.
 * @param {NodeJS.WriteStream} output @param {() => string[]} lines
 */
export function createTable(output, lines) {
  let height = 0;
  const draw = () => {
    const text = lines();
    const up = height > 0 ? `${escape}${height}A\r` : '';
    output.write(`${up}${escape}J${text.join('\n')}\n`);
    height = text.length;
  };
  output.write(`${escape}?25l`);
  const timer = setInterval(draw, redrawMs);
  return {
    close() {
      clearInterval(timer);
      draw();
      output.write(`${escape}?25h`);
    },
  };
}
