/** A Redis for tests: found on the machine or installed, and started and stopped here. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { installWithApt } from './apt.mjs';

const NAMES = ['redis-server', 'valkey-server'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const NO_REDIS =
  'No Redis was found: install it (on Debian: apt-get install redis-server, elsewhere Redis 6 or Valkey 7 and later).';

/**
 * Without persistence.
 * @param {object} options
 * @param {number} options.port a free one of this machine
 * @param {number} [options.replicaOf] the port of the Redis that it follows
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(sentence: string) => void} [options.say] told before it changes the machine
 * @returns {Promise<import('./redis.mjs').RunningRedis>}
 */
export async function startThrowawayRedis({ port, replicaOf, env = process.env, say = () => {} }) {
  const file = (await findRedis(env)) ?? (await installed(env, say));
  if (!file) throw new Error(NO_REDIS);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'gallery-redis-'));
  let child = await launch(file, port, dir, replicaOf);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => end(child, 'SIGKILL'),
    restart: async () => {
      await end(child, 'SIGKILL');
      child = await launch(file, port, dir, replicaOf);
    },
    stop: async () => {
      await end(child, 'SIGTERM');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/**
 * One Sentinel that watches a Redis of this machine, and lets a replica lead when it has not answered for a second.
 * @param {{ port: number, group: string, leaderPort: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startThrowawaySentinel({ port, group, leaderPort, env = process.env }) {
  const file = await findRedis(env);
  if (!file) throw new Error(NO_REDIS);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'gallery-sentinel-'));
  const configuration = path.join(dir, 'sentinel.conf');
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${dir}`,
    `sentinel monitor ${group} 127.0.0.1 ${leaderPort} 1`,
    `sentinel down-after-milliseconds ${group} 1000`,
    `sentinel failover-timeout ${group} 5000`,
  ];
  await writeFile(configuration, `${lines.join('\n')}\n`);
  const child = spawn(file, [configuration, '--sentinel'], { stdio: ['ignore', 'pipe', 'ignore'] });
  await says(child, '+monitor', `Redis Sentinel did not start on port ${port}.`);
  return {
    stop: async () => {
      await end(child, 'SIGTERM');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<string | null>} */
async function findRedis(env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...FOLDERS];
  for (const name of NAMES) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (await isExecutable(file)) return file;
    }
  }
  return null;
}

async function installed(env, say) {
  const isInstalled = await installWithApt({ what: 'No Redis', packages: ['redis-server'], say });
  return isInstalled ? findRedis(env) : null;
}

async function launch(file, port, dir, replicaOf) {
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    dir,
    '--save',
    '',
    '--appendonly',
    'no',
    ...(replicaOf ? ['--replicaof', '127.0.0.1', String(replicaOf)] : []),
  ];
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await says(child, 'Ready to accept connections', `Redis did not start on port ${port}.`);
  return child;
}

/** Resolves at a line with these words. @throws Error when it ends before */
async function says(child, words, failure) {
  const lines = createInterface({ input: child.stdout });
  const ready = (async () => {
    for await (const line of lines) if (line.includes(words)) return true;
    return false;
  })();
  if (!(await ready)) throw new Error(failure);
  child.stdout.resume();
}

async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function isExecutable(file) {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
