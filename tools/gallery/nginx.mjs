/** nginx with the configuration of the gallery's images, without Docker: found on the machine or installed there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installWithApt } from '../database/apt.mjs';
import { ToolError } from '../process/report.mjs';

const START = path.resolve(import.meta.dirname, '../../deploy/nginx/start.sh');
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
/** The module that the configuration loads; an nginx that was built differently does not have it. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const NO_NGINX = `nginx with brotli was not found: install it (on Debian: apt-get install ${PACKAGES.join(' ')}).`;
const START_PATIENCE_MS = 20_000;
/** Length of its output to keep, in characters. */
const LONGEST_LOG = 1_000_000;

/**
 * The gallery's public server, as the image `web` runs it.
 * @param {import('./nginx.mjs').WebOptions} options
 * @returns {Promise<import('./nginx.mjs').RunningNginx>}
 */
export async function startNginx({
  shellDir,
  remotes = {},
  partsDir,
  trustProxy = false,
  isAdminOnShopOrigin = true,
  ...where
}) {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'gallery-nginx-'));
  const isElsewhere = ([, place]) => /^https?:\/\//.test(place);
  const folders = Object.entries(remotes).filter((remote) => !isElsewhere(remote));
  return launch('web', dir, where, {
    PARTS_DIR: partsDir ?? (await partsOf(dir, shellDir, folders)),
    ADMIN_ON_SHOP_ORIGIN: String(isAdminOnShopOrigin),
    REMOTES_ELSEWHERE: Object.entries(remotes)
      .filter(isElsewhere)
      .map(([name, address]) => `${name}=${address}`)
      .join(' '),
    TRUSTED_FRONT: frontOf(trustProxy),
  });
}

/** Builds at their own paths, in the order in which the image has them. */
async function partsOf(dir, shellDir, remotes) {
  const parts = path.join(dir, 'parts');
  await fs.mkdir(path.join(parts, 'remotes'), { recursive: true });
  await fs.symlink(path.resolve(shellDir), path.join(parts, 'shell'));
  for (const [name, folder] of remotes)
    await fs.symlink(path.resolve(folder), path.join(parts, 'remotes', name.replaceAll('_', '-')));
  return parts;
}

/**
 * The console on its own origin, as the image `admin` runs it.
 * @param {import('./nginx.mjs').ConsoleOptions} options
 * @returns {Promise<import('./nginx.mjs').RunningNginx>}
 */
export async function startNginxConsole({ dir: consoleDir, trustProxy = false, ...where }) {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'gallery-nginx-'));
  return launch('console', dir, where, {
    CONSOLE_DIR: path.resolve(consoleDir),
    TRUSTED_FRONT: frontOf(trustProxy),
  });
}

/** The address of a front proxy, which tests imitate. */
const frontOf = (trustProxy) => (trustProxy ? '127.0.0.1 ::1' : '');

async function launch(site, dir, where, more) {
  const { port, host = '127.0.0.1', apis, start = START, env = process.env, say = console.log } = where;
  await ensureNginx(say);
  const child = spawn('sh', [start, site], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      // Where Debian installs it, which is not on every user's PATH.
      PATH: `${env.PATH ?? ''}:/usr/sbin`,
      API_SERVERS: apis.join(' '),
      LISTEN: `${host}:${port}`,
      RUN_DIR: path.join(dir, 'run'),
      WORKERS: '2',
      ...more,
    },
  });
  let said = '';
  child.stderr.on('data', (bytes) => (said = `${said}${bytes}`.slice(-LONGEST_LOG)));
  const stop = async () => {
    await end(child);
    await fs.rm(dir, { recursive: true, force: true });
  };
  if (!(await listens(child, host, port))) {
    await stop();
    throw new ToolError(`nginx did not start on port ${port}.`, said.trim());
  }
  /** Kills it at once, with its workers, which would outlive their master. */
  const kill = async () => {
    const workers = await fs.readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    const gone = once(child, 'exit');
    for (const pid of [child.pid, ...workers.split(' ').filter(Boolean)])
      process.kill(Number(pid), 'SIGKILL');
    await gone;
  };
  return { origin: `http://localhost:${port}`, log: () => said, stop, kill };
}

/** @param {(sentence: string) => void} say */
async function ensureNginx(say) {
  if (await isThere()) return;
  await installWithApt({ what: 'No nginx with brotli', packages: PACKAGES, say });
  if (!(await isThere())) throw new ToolError(NO_NGINX);
}

async function isThere() {
  const files = ['/usr/sbin/nginx', BROTLI].map((file) => fs.access(file));
  return Promise.all(files).then(
    () => true,
    () => false,
  );
}

/** Whether it accepts connections before it ends or the timeout passes. */
async function listens(child, host, port) {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    if (await connects(host, port)) return true;
    await delay(10);
  }
  return false;
}

function connects(host, port) {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    const answer = (open) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
