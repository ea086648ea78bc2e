import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from './backoff.mjs';
import { Away } from './gallery.mjs';

/**
 * The one line to the gallery that all uploads share: when it is down for one it is down for all, and one wait is enough.
 * @param {{ patienceMs: number, stopped: AbortSignal, onDown: (reason: string, waitMs: number) => void, onUp: () => void }} options
 */
export function createLine({ patienceMs, stopped, onDown, onUp }) {
  let failures = 0;
  let downSince = 0;
  let resumeAt = 0;

  /** @param {Away} away @param {number} begun a failure of a call that began before the last pause says nothing new */
  function pause(away, begun) {
    const now = Date.now();
    if (begun < resumeAt) return;
    if (failures === 0) downSince = now;
    failures += 1;
    const waitMs = Math.max(backoffMs(failures), away.waitMs);
    resumeAt = now + waitMs;
    onDown(away.message, waitMs);
  }

  function resume() {
    if (failures > 0) onUp();
    failures = 0;
    resumeAt = 0;
  }

  return {
    /**
     * Makes the call until the gallery has answered it, one way or the other.
     * @template T @param {() => Promise<T>} call
     * @returns {Promise<T>} rejects with the last `Away` when stopped or out of patience
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
          if (!(error instanceof Away)) {
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

/** @typedef {ReturnType<typeof createLine>} Line */
