/** Reads a dump on its way: which rows of which table, and where the binary log was. */
import { Transform } from 'node:stream';

/** An account of the old server, which the new one need not have: what is restored belongs to whoever restores it. */
const DEFINER = /^(\/\*!\d+ CREATE\*\/ )\/\*!\d+ DEFINER=`[^`]*`@`[^`]*`\s*\*\/ ?/;
const POSITION =
  /^-- CHANGE (?:MASTER|REPLICATION SOURCE) TO (?:MASTER|SOURCE)_LOG_FILE='([^']+)', (?:MASTER|SOURCE)_LOG_POS=(\d+)/;
const INSERT = /^INSERT INTO `([^`]+)` (?:\([^)]*\) )?VALUES/;

/**
 * Counts the rows of one line of a dump: groups in parentheses outside of quotes. Strings never go beyond a line.
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
 * @property {Record<string, number>} tables rows by table, also of empty ones
 * @property {{ file: string, position: number } | null} log where the binary log was at the moment of the dump
 * @property {boolean} isWhole whether the last line is there
 */

/** Passes a dump on without its accounts; `summary` is right once it has ended. */
export class DumpReader extends Transform {
  /** @type {DumpSummary} */
  summary = { tables: {}, log: null, isWhole: false };
  #rest = '';
  #table = '';

  _transform(chunk, _encoding, done) {
    // One letter a byte, so that any bytes go through as they are.
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
