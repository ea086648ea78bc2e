import { createAccount, summaryOf } from './progress.mjs';
import { createTable, tableLines } from './terminal-table.mjs';

/** @typedef {import('./progress.mjs').Row} Row */

/**
 * Reports progress: as a table in a terminal, elsewhere one line per event.
 * @param {string} folder @param {Pick<import('./pairing.mjs').Pairing, 'eventTitle' | 'url'>} pairing
 * @param {NodeJS.WriteStream} [output]
 */
export function createReport(folder, { eventTitle, url }, output = process.stdout) {
  const account = createAccount();
  const title = `${folder} → ${url}, ${eventTitle}`;
  const size = () => ({ columns: output.columns || 80, rows: output.rows || 24 });
  const table = output.isTTY
    ? createTable(output, () => tableLines(title, account.progress(), size()))
    : null;
  let downAt = 0;

  /** @param {string} line */
  const say = (line) => {
    if (!table) output.write(`${line}\n`);
  };
  /** @param {Row} row */
  const sayRow = ({ name, word, failureReason }) =>
    say(failureReason ? `${word}: ${name}: ${failureReason}` : `${word}: ${name}`);

  say(title);
  return {
    /** @param {import('./uploads.mjs').Photograph} photograph */
    change(photograph) {
      const row = account.note(photograph);
      // These are short-lived states, shown in the table only.
      if (photograph.state !== 'found' && photograph.state !== 'sending') sayRow(row);
    },
    /** @param {string} path @param {string} failureReason */
    failure: (path, failureReason) => sayRow(account.addFailure(path, failureReason)),
    /** @param {string} path @param {import('./uploads.mjs').Photograph} photograph */
    twin: (path, { paths }) => say(`duplicate: ${path} and ${paths[0]}`),
    /** @param {string} reason @param {number} waitMs */
    down(reason, waitMs) {
      if (downAt === 0) downAt = Date.now();
      const text = `The gallery does not answer (${reason}). Next attempt in ${Math.ceil(waitMs / 1_000)} s.`;
      account.noteOutage(text);
      say(text);
    },
    up() {
      account.noteOutage(null);
      say(`The gallery answers again after ${Math.ceil((Date.now() - downAt) / 1_000)} s.`);
      downAt = 0;
    },
    /** Counts of what was done and what is left. */
    close() {
      table?.close();
      const { counts } = account.progress();
      say(summaryOf(counts));
      return counts;
    },
  };
}
