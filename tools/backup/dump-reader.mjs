/** Reads a dump while it is written: rows by table, and the position of the binary log. */
import { Transform } from 'node:stream';

/** An account of the old server, which the new one may not have: restored objects belong to the account that restores. */
const DEFINER = /^(\/\*!\d+ CREATE\*\/ )\/\*!\d+ DEFINER=`[^`]*`@`[^`]*`\s*\*\/ ?/;
const POSITION =
  /^-- CHANGE (?:MASTER|REPLICATION SOURCE) TO (?:MASTER|SOURCE)_LOG_FILE='([^']+)', (?:MASTER|SOURCE)_LOG_POS=(\d+)/;
const INSERT = /^INSERT INTO `([^`]+)` (?:\([^)]*\) )?VALUES/;

/**
 * Counts the rows in one line of a dump: groups in parentheses outside quotes. Strings never span lines.
 * @param {string} line @param {number} from
 */
export function rowsIn(line, from = 0) {
  let rows = 0;
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < line.length; at += 1) {
    const letter = line[at];
    if (isQuoted) {
      if (letter === '\\') at += 1;
      else if (letter === "'") isQuoted = false;
    } else if (letter === "'") isQuoted = true;
    else if (letter === '(') {
      if (depth === 0) rows += 1;
      depth += 1;
    } else if (letter === ')') depth -= 1;
  }
  return rows;
}

/**
 * @typedef {object} DumpSummary
 * @property {Record<string, number>} tables rows by table, including empty ones
 * @property {{ file: string, position: number } | null} log position of the binary log at the time of the dump
 * @property {boolean} isWhole whether the last line was read
 */

/** Passes a dump on without its accounts. `summary` is complete once the stream has ended. */
export class DumpReader extends Transform {
  /** @type {DumpSummary} */
  summary = { tables: {}, log: null, isWhole: false };
  #rest = '';
  #table = '';

  _transform(chunk, _encoding, done) {
    // One character per byte, so that all bytes pass unchanged.
    const lines = (this.#rest + chunk.toString('latin1')).split('\n');
    this.#rest = lines.pop() ?? '';
    this.push(Buffer.from(lines.map((line) => `${this.#read(line)}\n`).join(''), 'latin1'));
    done();
  }

  _flush(done) {
    if (this.#rest !== '') this.push(Buffer.from(this.#read(this.#rest), 'latin1'));
    done();
  }

  #read(line) {
    const { tables } = this.summary;
    if (line.startsWith('(')) tables[this.#table] += rowsIn(line);
    else if (line.startsWith('INSERT INTO')) {
      const [head = '', table = ''] = INSERT.exec(line) ?? [];
      this.#table = table;
      tables[table] = (tables[table] ?? 0) + rowsIn(line, head.length);
    } else if (line.startsWith('CREATE TABLE `')) tables[line.split('`')[1]] ??= 0;
    else if (line.startsWith('-- Dump completed')) this.summary.isWhole = true;
    else if (line.startsWith('-- CHANGE ')) this.#position(line);
    else if (line.startsWith('/*!')) return line.replace(DEFINER, '$1');
    return line;
  }

  #position(line) {
    const [, file, position] = POSITION.exec(line) ?? [];
    if (file) this.summary.log = { file, position: Number(position) };
  }
}
