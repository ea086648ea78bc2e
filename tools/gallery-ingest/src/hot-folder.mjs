import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import { captureTimeOf } from './capture-time.mjs';
import { isWholeJpeg } from './jpeg.mjs';

/** A file whose size and time of change stay the same that long is looked into. */
const steadyMs = 500;
const lookMs = 200;
/** Shared and removable folders lose notices of change; a look at the whole folder makes up for them. */
const rescanMs = 10_000;
/** A picture without its end that has not grown for so long is told of. Should it grow after all, it is taken. */
const brokenOffMs = { watching: 30_000, once: 3_000 };
/** What the gallery takes; files are read into memory whole. */
const largestBytes = 120 * 2 ** 20;

/**
 * @typedef {object} Found a complete picture
 * @property {string} path from the folder
 * @property {string} sha256
 * @property {number | null} capturedAt by the camera's clock
 * @property {number} mtimeMs
 * @property {string | null} refusal what the gallery said of these bytes before
 *
 * @typedef {object} Candidate
 * @property {number} size
 * @property {number} mtimeMs
 * @property {number} since when it was first seen like this
 * @property {boolean} isReported
 * @property {boolean} isIncomplete its end was looked for and is missing
 */

/**
 * Pictures by their names: what is hidden, or named as on its way, is none yet.
 * @param {string} name
 */
export const isPicture = (name) =>
  /\.jpe?g$/i.test(name) && !/^[.~]/.test(name) && !/\.(tmp|temp|part|partial)\.jpe?g$/i.test(name);

/**
 * Watches the folder and tells of each picture once it is complete: written to its end, and steady.
 * @param {object} options
 * @param {Pick<import('./command-line.mjs').Wish, 'folder' | 'subfolders' | 'once' | 'retry'>} options.wish
 * @param {import('./journal.mjs').Journal} options.journal
 * @param {(found: Found) => void} options.onFound
 * @param {(path: string, fault: string) => void} options.onFault
 */
export function watchFolder({ wish: { folder, subfolders, once, retry }, journal, onFound, onFault }) {
  /** @type {Map<string, Candidate>} */
  const candidates = new Map();
  /** Done with, as they were: size and time. @type {Map<string, string>} */
  const settled = new Map();
  let isListed = false;
  /** @type {Promise<void>} */
  let looking = Promise.resolve();

  /** @param {string} absolute */
  const notice = (absolute) => {
    const at = path.relative(folder, absolute);
    if (isPicture(path.basename(at)) && !candidates.has(at))
      candidates.set(at, { size: -1, mtimeMs: 0, since: 0, isReported: false, isIncomplete: false });
  };

  const isWanted = (/** @type {string} */ at, /** @type {import('node:fs').Stats | undefined} */ stat) =>
    at === folder || (stat?.isFile() ? isPicture(path.basename(at)) : !path.basename(at).startsWith('.'));
  const watcher = watch(folder, {
    ignored: (at, stat) => !isWanted(at, stat),
    depth: subfolders ? undefined : 0,
    followSymlinks: false,
  })
    .on('add', notice)
    .on('change', notice)
    // A limit of the system on watches leaves the looks at the whole folder, every few seconds.
    .on('error', () => undefined)
    .on('ready', () => {
      isListed = true;
    });

  const refusalOf = (/** @type {string} */ sha256) => (retry ? null : journal.refusalOf(sha256));

  async function rescan() {
    const entries = await fs.readdir(folder, { recursive: subfolders, withFileTypes: true }).catch(() => []);
    for (const entry of entries) if (entry.isFile()) notice(path.join(entry.parentPath, entry.name));
  }

  /** @param {string} at @param {Candidate} candidate */
  async function look(at, candidate) {
    const absolute = path.join(folder, at);
    const stat = await fs.lstat(absolute).catch(() => null);
    if (!stat?.isFile()) return candidates.delete(at);
    const { size, mtimeMs } = stat;
    if (settled.get(at) === `${size} ${mtimeMs}`) return candidates.delete(at);
    const now = Date.now();
    if (size !== candidate.size || mtimeMs !== candidate.mtimeMs)
      Object.assign(candidate, { size, mtimeMs, since: now, isReported: false, isIncomplete: false });
    const steadyFor = now - candidate.since;
    if (steadyFor < steadyMs) return false;
    if (candidate.isIncomplete) return reportIncomplete(at, candidate, steadyFor);
    const found = await read(at, absolute, stat);
    if (!found) {
      candidate.isIncomplete = true;
      return false;
    }
    settled.set(at, `${size} ${mtimeMs}`);
    candidates.delete(at);
    onFound(found);
    return true;
  }

  /** @param {string} at @param {Candidate} candidate @param {number} steadyFor */
  function reportIncomplete(at, candidate, steadyFor) {
    if (candidate.isReported || steadyFor < (once ? brokenOffMs.once : brokenOffMs.watching)) return;
    candidate.isReported = true;
    onFault(
      at,
      candidate.size > largestBytes ? 'The file is too large.' : 'The picture breaks off before its end.',
    );
  }

  /** @param {string} at @param {string} absolute @param {import('node:fs').Stats} stat @returns {Promise<Found | null>} */
  async function read(at, absolute, stat) {
    const { size, mtimeMs } = stat;
    const seen = journal.find(at, stat);
    if (seen) return { ...seen, path: at, mtimeMs, refusal: refusalOf(seen.sha256) };
    if (size > largestBytes) return null;
    const bytes = await fs.readFile(absolute).catch(() => null);
    // Between the look and the reading it may have grown.
    if (bytes?.length !== size || !isWholeJpeg(bytes)) return null;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const capturedAt = await captureTimeOf(bytes);
    journal.write({ path: at, size, mtimeMs, sha256, capturedAt, refusal: journal.refusalOf(sha256) });
    return { path: at, sha256, capturedAt, mtimeMs, refusal: refusalOf(sha256) };
  }

  const lookAtAll = async () => {
    for (const [at, candidate] of candidates) await look(at, candidate);
  };
  const looks = setInterval(() => {
    looking = looking.then(lookAtAll);
  }, lookMs);
  const rescans = setInterval(() => void rescan(), rescanMs);

  return {
    /** Whether everything in the folder has been taken or told of. */
    isSettled: () => isListed && [...candidates.values()].every(({ isReported }) => isReported),
    async close() {
      clearInterval(looks);
      clearInterval(rescans);
      await watcher.close();
      await looking;
    },
  };
}
