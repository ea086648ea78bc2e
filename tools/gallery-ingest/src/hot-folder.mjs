import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import { captureTimeOf } from './capture-time.mjs';
import { isWholeJpeg } from './jpeg.mjs';
import { byTime } from './capture-order.mjs';

/** A file whose size and modification time are stable for this long is read. */
const steadyMs = 500;
const lookMs = 200;
/** Shared and removable folders lose change notifications, so the whole folder is scanned too. */
const rescanMs = 10_000;
/** An incomplete file that has not grown for this long is reported. If it grows later, it is sent. */
const brokenOffMs = { watching: 30_000, once: 3_000 };
/** Files read before the gallery is asked about them: a few seconds, and they are sent in order. */
const readAtOnce = 50;
/** The gallery's limit; files are read into memory. */
const largestBytes = 120 * 2 ** 20;

/**
 * @typedef {object} Found a complete photo
 * @property {string} path from the folder
 * @property {string} sha256
 * @property {number | null} capturedAt by the camera's clock
 * @property {number} mtimeMs
 * @property {string | null} refusal why the gallery refused these bytes before
 *
 * @typedef {object} Candidate
 * @property {number} size
 * @property {number} mtimeMs
 * @property {number} since when it was first seen like this
 * @property {boolean} isReported
 * @property {boolean} isIncomplete its end was looked for and is missing
 */

/**
 * Whether the name is that of a photo; hidden and temporary names are not yet.
 * @param {string} name
 */
export const isPicture = (name) =>
  /\.jpe?g$/i.test(name) && !/^[.~]/.test(name) && !/\.(tmp|temp|part|partial)\.jpe?g$/i.test(name);

/**
 * Watches the folder and reports each photo once it is complete and stable.
 * @param {object} options
 * @param {Pick<import('./command-line.mjs').IngestOptions, 'folder' | 'subfolders' | 'once' | 'retry'>} options.options
 * @param {import('./journal.mjs').Journal} options.journal
 * @param {(found: Found) => void} options.onFound
 * @param {(path: string, failureReason: string) => void} options.onFailure
 */
export function watchFolder({ options: { folder, subfolders, once, retry }, journal, onFound, onFailure }) {
  /** @type {Map<string, Candidate>} */
  const candidates = new Map();
  /** Processed files with their size and time. @type {Map<string, string>} */
  const settled = new Map();
  let isListed = false;

  /** @param {string} absolute */
  const notice = (absolute) => {
    const at = path.relative(folder, absolute);
    const isHidden = at.split(path.sep).some((part) => part.startsWith('.'));
    if (isPicture(path.basename(at)) && !isHidden && !candidates.has(at))
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
    // If the system's limit of watches is reached, the scan every few seconds remains.
    .on('error', () => undefined)
    .on('ready', () => {
      // It lists the folder before it watches: files that came in between are in neither.
      void rescan().then(() => {
        isListed = true;
      });
    });

  const refusalOf = (/** @type {string} */ sha256) => (retry ? null : journal.refusalOf(sha256));

  async function rescan() {
    const entries = await fs.readdir(folder, { recursive: subfolders, withFileTypes: true }).catch(() => []);
    for (const entry of entries) if (entry.isFile()) notice(path.join(entry.parentPath, entry.name));
  }

  /**
   * Whether to read the candidate now.
   * @param {string} at @param {Candidate} candidate @param {number} now the same for all that are checked together
   */
  async function isSteady(at, candidate, now) {
    const stat = await fs.lstat(path.join(folder, at)).catch(() => null);
    if (!stat?.isFile() || settled.get(at) === stampOf(stat)) {
      candidates.delete(at);
      return false;
    }
    const { size, mtimeMs } = stat;
    if (size !== candidate.size || mtimeMs !== candidate.mtimeMs)
      Object.assign(candidate, { size, mtimeMs, since: now, isReported: false, isIncomplete: false });
    const steadyFor = now - candidate.since;
    if (candidate.isIncomplete) reportIncomplete(at, candidate, steadyFor);
    return !candidate.isIncomplete && steadyFor >= steadyMs;
  }

  /** @param {string} at @param {Candidate} candidate @param {number} steadyFor */
  function reportIncomplete(at, candidate, steadyFor) {
    if (candidate.isReported || steadyFor < (once ? brokenOffMs.once : brokenOffMs.watching)) return;
    candidate.isReported = true;
    onFailure(
      at,
      candidate.size > largestBytes ? 'The file is too large.' : 'The picture breaks off before its end.',
    );
  }

  /** @param {string} at @param {Candidate} candidate @returns {Promise<Found | null>} null where its end is missing */
  async function read(at, { size, mtimeMs }) {
    const seen = journal.find(at, { size, mtimeMs });
    if (seen) return { ...seen, path: at, mtimeMs, refusal: refusalOf(seen.sha256) };
    if (size > largestBytes) return null;
    const bytes = await fs.readFile(path.join(folder, at)).catch(() => null);
    // It may have grown between the check and the read.
    if (bytes?.length !== size || !isWholeJpeg(bytes)) return null;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const capturedAt = await captureTimeOf(bytes);
    journal.write({ path: at, size, mtimeMs, sha256, capturedAt, refusal: journal.refusalOf(sha256) });
    return { path: at, sha256, capturedAt, mtimeMs, refusal: refusalOf(sha256) };
  }

  /** Reads the first complete files and reports them together, so that they are sent in order even on a busy machine. */
  async function lookAtAll() {
    const now = Date.now();
    /** @type {{ time: number, name: string, candidate: Candidate }[]} */
    const steady = [];
    for (const [at, candidate] of candidates)
      if (await isSteady(at, candidate, now)) steady.push({ time: candidate.mtimeMs, name: at, candidate });
    /** @type {[Found, Candidate][]} */
    const complete = [];
    for (const { name, candidate } of steady.sort(byTime).slice(0, readAtOnce)) {
      const found = await read(name, candidate);
      if (found) complete.push([found, candidate]);
      else candidate.isIncomplete = true;
    }
    for (const [found, candidate] of complete) {
      settled.set(found.path, stampOf(candidate));
      candidates.delete(found.path);
      onFound(found);
    }
  }

  // Existing files are checked together.
  let looking = rescan();
  const looks = setInterval(() => {
    looking = looking.then(lookAtAll);
  }, lookMs);
  const rescans = setInterval(() => void rescan(), rescanMs);

  return {
    /** Whether everything in the folder was sent or reported. */
    isSettled: () => isListed && [...candidates.values()].every(({ isReported }) => isReported),
    async close() {
      clearInterval(looks);
      clearInterval(rescans);
      await watcher.close();
      await looking;
    },
  };
}

/** @param {{ size: number, mtimeMs: number }} file */
const stampOf = ({ size, mtimeMs }) => `${size} ${mtimeMs}`;
