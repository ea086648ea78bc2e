import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * @typedef {object} Entry what was known about one file
 * @property {string} path
 * @property {number} size
 * @property {number} mtimeMs
 * @property {string} sha256
 * @property {number | null} capturedAt by the camera's clock
 * @property {string | null} refusal the gallery's own words, when it refused these bytes
 */

/**
 * The journal's file for a folder and an event. Not in the folder itself, which the tethering software also watches.
 * @param {string} folder @param {Pick<import('./pairing.mjs').Pairing, 'eventId' | 'url'>} pairing @param {NodeJS.ProcessEnv} env
 */
export function journalFile(folder, { eventId, url }, env) {
  const state = env.XDG_STATE_HOME || path.join(os.homedir(), '.local', 'state');
  const name = createHash('sha256').update(`${url}\n${eventId}\n${folder}`).digest('hex').slice(0, 16);
  return path.join(state, 'gallery-ingest', `${name}.jsonl`);
}

/**
 * What earlier runs learned, one line per file, so that a restart neither reads every file again nor sends what was
 * refused. Only a cache: the gallery knows what the event has. Lines are only appended; one truncated by a crash is skipped.
 * @param {string} file
 */
export function openJournal(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  /** @type {Map<string, string | null>} */
  const refusals = new Map();
  for (const entry of text.split('\n').flatMap(parse)) keep(entry);
  const output = fs.openSync(file, 'a', 0o600);
  if (text && !text.endsWith('\n')) fs.writeSync(output, '\n');

  /** @param {Entry} entry */
  function keep(entry) {
    entries.set(entry.path, entry);
    refusals.set(entry.sha256, entry.refusal);
  }

  /** @param {Entry} entry */
  function write(entry) {
    keep(entry);
    fs.writeSync(output, `${JSON.stringify(entry)}\n`);
  }

  return {
    /**
     * @param {string} at @param {{ size: number, mtimeMs: number }} stat
     * @returns {Entry | null} null when the file has changed since, or was never seen
     */
    find(at, { size, mtimeMs }) {
      const entry = entries.get(at);
      return entry && entry.size === size && entry.mtimeMs === mtimeMs ? entry : null;
    },
    /**
     * The gallery's verdict about these bytes, whatever name they had.
     * @param {string} sha256
     */
    refusalOf: (sha256) => refusals.get(sha256) ?? null,
    /** @param {Entry} entry */
    write,
    /** The gallery's latest verdict about these bytes; null when it accepted them. @param {string} sha256 @param {string | null} refusal */
    judge(sha256, refusal) {
      for (const entry of entries.values())
        if (entry.sha256 === sha256 && entry.refusal !== refusal) write({ ...entry, refusal });
    },
    close: () => fs.closeSync(output),
  };
}

/** @typedef {ReturnType<typeof openJournal>} Journal */

/** @param {string} line @returns {Entry[]} */
function parse(line) {
  try {
    const entry = /** @type {Partial<Entry> | null} */ (JSON.parse(line));
    return entry && typeof entry.path === 'string' && typeof entry.sha256 === 'string'
      ? [/** @type {Entry} */ (entry)]
      : [];
  } catch {
    return [];
  }
}
