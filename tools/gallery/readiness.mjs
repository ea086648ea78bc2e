import { setTimeout as delay } from 'node:timers/promises';
import { ToolError, duration } from '../process/report.mjs';

const pollMs = 100;
const requestTimeoutMs = 2_000;

/** @param {number} status */
const isSuccess = (status) => status >= 200 && status < 300;

/**
 * Waits until an address answers as it should (a 2xx, unless `accepts` says otherwise); fails at once when its process ends.
 * @param {{ name: string, url: string, process?: import('../process/processes.mjs').Running, timeoutMs?: number, accepts?: (status: number) => boolean }} what
 */
export async function answers({ name, url, process: behind, timeoutMs = 60_000, accepts = isSuccess }) {
  const deadline = Date.now() + timeoutMs;
  let last = 'no answer yet';
  /** @type {number | undefined} */
  let exitCode;
  void behind?.exited.then((code) => {
    exitCode = code;
  });
  while (Date.now() < deadline) {
    if (exitCode !== undefined)
      throw new ToolError(
        `${name} ended while starting (exit code ${exitCode}); the lines above are its last.`,
        behind?.lastLines(),
      );
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) });
      await response.arrayBuffer();
      if (accepts(response.status)) return;
      last = `it answers ${response.status}`;
    } catch (error) {
      last = error.cause?.code ?? error.name;
    }
    await delay(pollMs);
  }
  throw new ToolError(
    `${name} is not ready after ${duration(timeoutMs)} (${url}: ${last}).`,
    behind?.lastLines(),
  );
}
