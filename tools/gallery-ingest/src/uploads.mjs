import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from './backoff.mjs';
import { GalleryUnavailable, GalleryFailure, PhotoRefused, refusedWords } from './gallery-api.mjs';
import { byTime } from './capture-order.mjs';
import { ExitError, exitCodes } from './exit.mjs';

/** Attempts for a photo on which the gallery fails. */
const mostAttempts = 5;
const digestsAtOnce = 100;
/** Photos of one burst arrive together: they are checked in one call and sorted before the first is sent. */
const gatherMs = 150;

/**
 * @typedef {object} Photograph equal bytes are one photo, whatever their names
 * @property {string} sha256
 * @property {string[]} paths from the folder; the first one names it
 * @property {number} order milliseconds, by the camera's clock if the file has it
 * @property {Date | null} capturedAt sent to the gallery if the file has none
 * @property {'found' | 'queued' | 'sending' | 'sent' | 'known' | 'failed' | 'gone'} state
 * @property {string | null} failureReason
 */

/**
 * Sends found photos once each, earliest capture first, a few at a time.
 * @param {object} options
 * @param {Pick<import('./command-line.mjs').IngestOptions, 'folder' | 'parallel' | 'retry'>} options.options
 * @param {import('./gallery-api.mjs').Gallery} options.gallery
 * @param {import('./connection.mjs').Connection} options.connection
 * @param {AbortSignal} options.stopped nothing new is started from then on
 * @param {(photograph: Photograph) => void} options.onChange
 * @param {(photograph: Photograph) => void} options.onJudged the gallery accepted it, or refused it with a reason
 * @param {(error: unknown) => void} options.onStop the gallery denied access or is down for too long, or our own error
 */
export function createUploads({ options, gallery, connection, stopped, onChange, onJudged, onStop }) {
  /** @type {Map<string, Photograph>} */
  const photographs = new Map();
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let gathering;
  let isAsking = false;
  let sending = 0;

  const inState = (/** @type {Photograph['state']} */ state) =>
    [...photographs.values()].filter((one) => one.state === state);
  const nextQueued = () => inState('queued').sort(byCapture)[0];

  /** @param {Photograph} photograph @param {Photograph['state']} state @param {string | null} [failureReason] */
  function move(photograph, state, failureReason = null) {
    Object.assign(photograph, { state, failureReason });
    onChange(photograph);
  }

  /** @param {() => Promise<void>} work */
  function begin(work) {
    const one = work()
      .catch((error) => {
        // Once stopped, waits are aborted. Their work is left for the next start.
        if (!stopped.aborted) onStop(error);
      })
      .finally(() => {
        running.delete(one);
        pump();
      });
    running.add(one);
  }

  function pump() {
    if (stopped.aborted) return;
    if (!isAsking && gathering === undefined && inState('found').length > 0)
      gathering = setTimeout(() => {
        gathering = undefined;
        if (!stopped.aborted) begin(ask);
      }, gatherMs);
    if (isAsking || gathering !== undefined) return;
    for (let next = nextQueued(); next && sending < options.parallel; next = nextQueued()) {
      const photograph = next;
      move(photograph, 'sending');
      begin(() => send(photograph));
    }
  }

  async function ask() {
    isAsking = true;
    try {
      const batch = inState('found').sort(byCapture).slice(0, digestsAtOnce);
      const { known, failed } = await connection.until(() => standingOf(batch));
      for (const photograph of batch) {
        const failureReason = options.retry ? undefined : failed.get(photograph.sha256);
        if (known.has(photograph.sha256)) take(photograph, 'known');
        else if (failureReason !== undefined) refuse(photograph, failureReason);
        else move(photograph, 'queued');
      }
    } finally {
      isAsking = false;
    }
  }

  /** A failure here is not about a photo, so it is repeated. @param {Photograph[]} batch */
  async function standingOf(batch) {
    try {
      return await gallery.known(batch.map(({ sha256 }) => sha256));
    } catch (error) {
      if (error instanceof GalleryFailure) throw new GalleryUnavailable(error.message);
      if (error instanceof PhotoRefused) throw new ExitError(error.message, exitCodes.closed);
      throw error;
    }
  }

  /** @param {Photograph} photograph */
  async function send(photograph) {
    sending += 1;
    try {
      const file = await readAny(photograph);
      if (!file) return move(photograph, 'gone');
      const answer = await sendPatiently({ ...file, capturedAt: photograph.capturedAt });
      if (answer.state === 'refused') refuse(photograph, answer.failureReason ?? refusedWords);
      else take(photograph, answer.state === 'known' ? 'known' : 'sent');
    } catch (error) {
      if (error instanceof PhotoRefused) refuse(photograph, error.message);
      // Not remembered, so the next start tries again.
      else if (error instanceof GalleryFailure) move(photograph, 'failed', error.message);
      else {
        move(photograph, 'queued');
        throw error;
      }
    } finally {
      sending -= 1;
    }
  }

  /** @param {Parameters<import('./gallery-api.mjs').Gallery['send']>[0]} file */
  async function sendPatiently(file) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await connection.until(() => gallery.send(file));
      } catch (error) {
        if (!(error instanceof GalleryFailure) || attempt === mostAttempts) throw error;
        await delay(backoffMs(attempt), undefined, { signal: stopped });
      }
    }
  }

  /** @param {Photograph} photograph @param {string} failureReason */
  function refuse(photograph, failureReason) {
    move(photograph, 'failed', failureReason);
    onJudged(photograph);
  }

  /** @param {Photograph} photograph @param {'known' | 'sent'} state */
  function take(photograph, state) {
    move(photograph, state);
    onJudged(photograph);
  }

  /**
   * The bytes under any of its names that still exists: files are renamed and moved while they are queued.
   * @param {Photograph} photograph
   */
  async function readAny({ paths, sha256 }) {
    for (const at of paths) {
      const bytes = await fs.readFile(path.join(options.folder, at)).catch(() => null);
      if (bytes && createHash('sha256').update(bytes).digest('hex') === sha256)
        return { name: path.basename(at), bytes };
    }
    return null;
  }

  return {
    /** @param {import('./hot-folder.mjs').Found} found @returns {Photograph | null} the photograph that has these bytes already */
    add({ path: at, sha256, capturedAt, mtimeMs, refusal }) {
      const twin = photographs.get(sha256);
      if (twin && twin.state !== 'gone') {
        if (!twin.paths.includes(at)) twin.paths.push(at);
        return twin;
      }
      /** @type {Photograph} */
      const photograph = {
        sha256,
        paths: [at],
        order: capturedAt ?? mtimeMs,
        capturedAt: capturedAt === null ? new Date(mtimeMs) : null,
        state: 'found',
        failureReason: null,
      };
      photographs.set(sha256, photograph);
      move(photograph, refusal === null ? 'found' : 'failed', refusal);
      pump();
      return null;
    },
    all: () => [...photographs.values()],
    isIdle: () =>
      running.size === 0 &&
      gathering === undefined &&
      inState('found').length + inState('queued').length === 0,
    /** Resolves when running uploads have ended. */
    async settle() {
      clearTimeout(gathering);
      await Promise.all(running);
    },
  };
}

/** @param {Photograph} one @param {Photograph} other */
const byCapture = (one, other) => byTime(keyOf(one), keyOf(other));

/** @param {Photograph} photograph */
const keyOf = ({ order, paths: [name = ''] }) => ({ time: order, name });
