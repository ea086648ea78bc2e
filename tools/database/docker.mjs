/** The `mysql` service of docker-compose.yml, if a Docker engine runs. */
import path from 'node:path';
import { run } from './run.mjs';

const COMPOSE_FILE = path.resolve(import.meta.dirname, '../../docker-compose.yml');
const SERVICE = 'mysql';
/** The first start pulls the image. */
const PATIENCE_MS = 600_000;

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./index.mjs').RunningDatabase | null>} null without an engine
 */
export async function startInDocker(env) {
  if (!(await dockerRuns(env))) return null;
  const compose = (args, timeoutMs) =>
    run('docker', ['compose', '-f', COMPOSE_FILE, ...args], { env, timeoutMs });
  const up = await compose(['up', '--detach', '--wait', SERVICE], PATIENCE_MS);
  if (up.code !== 0) throw new Error(`Docker could not start MySQL: ${up.output.trim().split('\n').at(-1)}`);
  const address = (await compose(['port', SERVICE, '3306'], 30_000)).output
    .trim()
    .replace('0.0.0.0', '127.0.0.1');
  const password = env.MYSQL_ROOT_PASSWORD ?? 'gallery';
  return {
    url: `mysql://root:${encodeURIComponent(password)}@${address}/gallery`,
    how: 'MySQL in Docker',
    stop: async () => {
      await compose(['stop', SERVICE], 60_000);
    },
  };
}

/** Whether an engine answers; the command alone does not tell. */
export async function dockerRuns(env) {
  const { code } = await run('docker', ['info', '--format', '{{.ServerVersion}}'], { env, timeoutMs: 5_000 });
  return code === 0;
}
