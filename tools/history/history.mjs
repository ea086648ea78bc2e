/** What each client asked the gallery for and was told. A checker compares it with the rows afterwards (ADR 0128). */
import fs from 'node:fs';
import path from 'node:path';

/**
 * One request of one client.
 * @typedef {object} Entry
 * @property {string} client `buyer ada@cluster.example`, `guest 3`, `owner`
 * @property {string} operation `checkout`, `pay`, `receipt`, `hold`, `upload`, …
 * @property {number} begun UTC, in ms
 * @property {number} ended when the client had the answer, or gave up
 * @property {Record<string, any>} request the relevant part of it
 * @property {'told' | 'refused' | 'unknown'} outcome `refused`: answered that nothing was done; `unknown`: no answer or an
 *   error of the server, so it may or may not have been done
 * @property {number} status 0 without an answer
 * @property {Record<string, any>} answer the relevant part of it; empty unless told
 */

/** @typedef {ReturnType<typeof createHistory>} History */

/** @param {(entry: Entry) => void} [onEntry] */
export function createHistory(onEntry = () => undefined) {
  /** @type {Entry[]} */
  const entries = [];
  /** @param {Entry} entry */
  const record = (entry) => {
    entries.push(entry);
    onEntry(entry);
  };
  return {
    entries,
    record,
    /**
     * Makes a request and records it.
     * @template {{ status: number }} Answer
     * @param {Pick<Entry, 'client' | 'operation'> & { request?: Entry['request'] }} what
     * @param {() => Promise<Answer>} send never rejects: status 0 means no answer
     * @param {(answer: Answer) => Entry['answer']} [essenceOf] of an answer whose outcome is `told`
     */
    ask: async ({ client, operation, request = {} }, send, essenceOf = () => ({})) => {
      const begun = Date.now();
      const answer = await send();
      const outcome = outcomeOf(answer.status);
      record({
        client,
        operation,
        begun,
        ended: Date.now(),
        request,
        outcome,
        status: answer.status,
        answer: outcome === 'told' ? essenceOf(answer) : {},
      });
      return answer;
    },
    close: async () => undefined,
  };
}

/**
 * The same, also written to a file as lines of JSON.
 * @param {string} file
 * @returns {History}
 */
export function openHistory(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const lines = fs.createWriteStream(file);
  const history = createHistory((entry) => lines.write(`${JSON.stringify(entry)}\n`));
  return { ...history, close: () => new Promise((resolve) => lines.end(resolve)) };
}

/** @param {number} status @returns {Entry['outcome']} */
function outcomeOf(status) {
  if (status >= 200 && status < 400) return 'told';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}
