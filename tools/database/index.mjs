/**
 * The gallery's database on any machine: that of DATABASE_URL, a private MariaDB or MySQL, one in Docker, or one
 * installed now. Plain Node without packages, because it runs before `npm ci`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { installWithApt } from './apt.mjs';
import { dockerRuns, startInDocker } from './docker.mjs';
import { startInstance } from './instance.mjs';
import { findServer } from './server-binary.mjs';
import { roomyTemporaryFolder } from './temporary-folder.mjs';

/** The server and its installer without service, configuration or server tools: 7 MB. */
const PACKAGES = ['mariadb-server-core', 'mariadb-client-core'];
const NO_DATABASE =
  'No database was found: set DATABASE_URL, install MariaDB 10.11 or MySQL 8.4 (mariadbd or mysqld), or start Docker.';

/**
 * @typedef {object} RunningDatabase
 * @property {string} url mysql://…, for DATABASE_URL; names a schema that exists
 * @property {string} how in words, for the person who waits
 * @property {() => Promise<void>} stop ends the server if it was started here, and nothing else
 */

/**
 * The database that keeps the gallery's data under `dataDir`.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(sentence: string) => void} [options.say] told before it changes the machine
 * @param {(pid: number) => void} [options.onProcess] told the pid of a server started here, the leader of its process group
 * @param {boolean} [options.logs] whether a server started here writes binary logs, into `database/logs`
 * @returns {Promise<RunningDatabase>}
 */
export async function startDatabase({
  dataDir,
  env = process.env,
  say = () => {},
  onProcess = () => {},
  logs = false,
}) {
  if (env.DATABASE_URL)
    return { url: env.DATABASE_URL, how: 'the one DATABASE_URL names', stop: async () => {} };
  const server = await findOrInstallServer(env, say);
  if (server)
    return startInstance({ server, dir: path.resolve(dataDir, 'database'), durable: true, logs, onProcess });
  const inDocker = await startInDocker(env);
  if (inDocker) return inDocker;
  throw new Error(NO_DATABASE);
}

/**
 * A database server for tests: empty, fast, without durability, in a temporary folder, which is in memory if
 * there is room. Its account may create schemas. TEST_DATABASE_URL names another server to use.
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(sentence: string) => void} [options.say]
 * @param {(pid: number) => void} [options.onProcess]
 * @param {string[]} [options.args] options that the server must have; no other is used then
 * @returns {Promise<RunningDatabase>}
 */
export async function startThrowawayDatabase({
  env = process.env,
  say = () => {},
  onProcess = () => {},
  args,
} = {}) {
  if (env.TEST_DATABASE_URL && !args) {
    return { url: env.TEST_DATABASE_URL, how: 'the one TEST_DATABASE_URL names', stop: async () => {} };
  }
  const server = await findOrInstallServer(env, say);
  if (!server) {
    const inDocker = args ? null : await startInDocker(env);
    if (inDocker) return inDocker;
    throw new Error(NO_DATABASE);
  }
  const dir = await mkdtemp(path.join(await roomyTemporaryFolder(), 'gallery-db-'));
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    const started = await startInstance({ server, dir, durable: false, args, onProcess });
    return {
      ...started,
      stop: async () => {
        await started.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * A server on the machine. If there is neither one nor Docker, installs one.
 * @param {NodeJS.ProcessEnv} env @param {(sentence: string) => void} say
 * @returns {Promise<import('./server-binary.mjs').ServerBinary | null>}
 */
export async function findOrInstallServer(env, say) {
  const found = await findServer(env);
  if (found) return found;
  if (await dockerRuns(env)) return null;
  const isInstalled = await installWithApt({ what: 'No database', packages: PACKAGES, say });
  return isInstalled ? findServer(env) : null;
}
