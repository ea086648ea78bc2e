import { setTimeout as delay } from 'node:timers/promises';

const parentPollMs = 1_000;

/**
 * Resolves when this command should end: Ctrl-C, SIGTERM, SIGHUP, or the npm that runs it is gone.
 * A second signal does not hurry anything: children have their bounded time, then they are killed.
 * @returns {{ ended: Promise<string> }}
 */
export function watchLifetime() {
  /** @type {(reason: string) => void} */
  let end = () => undefined;
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    end = resolve;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  // Started straight from a shell, we may outlive it (`node tools/start.mjs &`); we must not outlive npm.
  if (process.env.npm_lifecycle_event) void watchParent(end);
  return { ended };
}

/** @param {(reason: string) => void} end */
async function watchParent(end) {
  const parent = process.ppid;
  while (process.ppid === parent) await delay(parentPollMs, undefined, { ref: false });
  end('npm has ended');
}
