/** @typedef {import('./uploads.mjs').Photograph} Photograph */

/**
 * @typedef {object} Row one file as displayed
 * @property {string} name
 * @property {string} word
 * @property {string | null} failureReason
 *
 * @typedef {object} Progress results so far
 * @property {{ queued: number, sending: number, sent: number, known: number, failed: number }} counts
 * @property {Row[]} rows latest change last
 * @property {string | null} outage why nothing is being sent
 */

/** @type {Record<Photograph['state'], string>} */
const words = {
  found: 'queued',
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  known: 'already there',
  failed: 'failed',
  gone: 'gone from the folder',
};

/** Keeps track of found files and their results. */
export function createAccount() {
  /** @type {Map<string, Photograph>} */
  const photographs = new Map();
  /** Files that cannot be sent, by path. @type {Map<string, string>} */
  const faults = new Map();
  /** @type {string | null} */
  let outage = null;

  /** @param {Photograph['state'][]} states */
  const count = (...states) => [...photographs.values()].filter(({ state }) => states.includes(state)).length;

  return {
    /** @param {Photograph} photograph @returns {Row} */
    note(photograph) {
      for (const at of photograph.paths) faults.delete(at);
      photographs.delete(photograph.sha256);
      photographs.set(photograph.sha256, photograph);
      return rowOf(photograph);
    },
    /** @param {string} path @param {string} failureReason @returns {Row} */
    addFailure(path, failureReason) {
      faults.set(path, failureReason);
      return { name: path, word: words.failed, failureReason };
    },
    /** @param {string | null} reason */
    noteOutage(reason) {
      outage = reason;
    },
    /** @returns {Progress} */
    progress: () => ({
      counts: {
        queued: count('found', 'queued'),
        sending: count('sending'),
        sent: count('sent'),
        known: count('known'),
        failed: count('failed') + faults.size,
      },
      rows: [
        ...[...photographs.values()].map(rowOf),
        ...[...faults].map(([name, failureReason]) => ({ name, word: words.failed, failureReason })),
      ],
      outage,
    }),
  };
}

/** @param {Photograph} photograph @returns {Row} */
const rowOf = ({ paths, state, failureReason }) => ({
  name: paths[0] ?? '',
  word: words[state],
  failureReason,
});

/** @param {Progress['counts']} counts */
export const summaryOf = ({ queued, sending, sent, known, failed }) =>
  `${queued} queued, ${sending} sending, ${sent} sent, ${known} already there, ${failed} failed`;
