/** The API instances, which differ only in their port. */
import { answers } from '../gallery/readiness.mjs';

/**
 * @typedef {object} Instance
 * @property {string} name
 * @property {number} port
 * @property {string} url past nginx
 * @property {() => number} pid
 * @property {(how?: { more?: NodeJS.ProcessEnv, main?: string, mayEnd?: boolean }) => Promise<void>} start resolves when it answers; `main`: the script of another build, from the root; `mayEnd`: its
 *   end is no failure of the run
 * @property {() => Promise<void>} stop as a deployment does: SIGTERM, and time to finish
 * @property {() => Promise<void>} kill
 * @property {() => void} freeze
 * @property {() => void} thaw
 */

/**
 * @param {{ name: string, port: number, root: string, env: NodeJS.ProcessEnv, processes: import('../process/processes.mjs').Processes}} options
 * @returns {Instance}
 */
export function instanceOf({ name, port, root, env, processes }) {
  const url = `http://127.0.0.1:${port}`;
  /** @type {import('../process/processes.mjs').Running | null} */
  let running = null;
  let starts = 0;
  const signal = (what) => {
    if (running) process.kill(running.pid, what);
  };
  return {
    name,
    port,
    url,
    pid: () => running?.pid ?? 0,
    start: async ({ more = {}, main = 'services/api/dist/bundle/main.js', mayEnd = false } = {}) => {
      starts += 1;
      running = await processes.serve({
        // Each start has its own log.
        name: `${name}-${starts}`,
        command: process.execPath,
        args: [main],
        cwd: root,
        env: { ...env, ...more, PORT: String(port) },
        mayEnd,
      });
      await answers({ name, url: `${url}/api/health/ready`, process: running });
    },
    stop: async () => {
      await running?.stop();
      running = null;
    },
    kill: async () => {
      // Marked first, so that its end does not count as a crash.
      const ended = running?.stop();
      signal('SIGKILL');
      await ended;
      running = null;
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}
