import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from './backoff.mjs';
import { GalleryUnavailable } from './gallery-api.mjs';

/**
 * The connection to the gallery that all uploads share: if it is down for one, it is down for all, and all wait.
 * @param {{ patienceMs: number, stopped: AbortSignal, onDown: (reason: string, waitMs: number) => void, onUp: () => void }} options
 */
export function createConnection({ patienceMs, stopped, onDown, onUp }) {
  let failures = 0;
  let downSince = 0;
  let resumeAt = 0;

  /** @param {GalleryUnavailable} outage @param {number} begun a call that began before the last pause adds no information */
  function pause(outage, begun) {
    const now = Date.now();
    if (begun < resumeAt) return;
    if (failures === 0) downSince = now;
    failures += 1;
    const waitMs = Math.max(backoffMs(failures), outage.waitMs);
    resumeAt = now + waitMs;
    onDown(outage.message, waitMs);
  }

  function resume() {
    if (failures > 0) onUp();
    failures = 0;
    resumeAt = 0;
  }

  return {
    /**
     * Repeats the call until the gallery answers it.
     * @template T @param {() => Promise<T>} call
     * @returns {Promise<T>} rejects with the last `GalleryUnavailable` when stopped or out of patience
     */
    async until(call) {
      for (;;) {
        if (resumeAt > Date.now()) await delay(resumeAt - Date.now(), undefined, { signal: stopped });
        const begun = Date.now();
        try {
          const result = await call();
          resume();
          return result;
        } catch (error) {
          if (!(error instanceof GalleryUnavailable)) {
            resume();
            throw error;
          }
          pause(error, begun);
          if (stopped.aborted || Date.now() - downSince > patienceMs) throw error;
        }
      }
    },
  };
}

/** @typedef {ReturnType<typeof createConnection>} Connection */
