/** A private server on a Unix socket, with its own data and no network port. */
import { spawn } from 'node:child_process';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from './run.mjs';
import { greets, socketPathFor } from './socket.mjs';

const SCHEMA = 'gallery';
const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 20_000;
const PROBE_MS = 25;

/**
 * Starts the server on `dir`, initializing it the first time. A server left by an earlier run is used as it is
 * and not stopped here.
 * @param {object} options
 * @param {import('./server-binary.mjs').ServerBinary} options.server
 * @param {string} options.dir
 * @param {boolean} options.durable false is faster, but a crash loses data
 * @param {boolean} [options.logs] whether it writes binary logs, `log.000001` and so on, into the folder `logs` of `dir`
 * @param {string[]} [options.args] further options of the server, which win over those here
 * @param {(pid: number) => void} options.onProcess
 * @returns {Promise<import('./index.mjs').RunningDatabase>}
 */
export async function startInstance({ server, dir, durable, logs = false, args = [], onProcess }) {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const socketPath = await socketPathFor(dir);
  const url = `mysql://root@localhost/${SCHEMA}?socketPath=${encodeURIComponent(socketPath)}`;
  const how = `private ${server.kind === 'mariadb' ? 'MariaDB' : 'MySQL'} ${server.version}`;
  if (await greets(socketPath)) return { url, how: `${how}, still running`, stop: async () => {} };
  await initialize(server, dir);
  const child = await launch(server, { dir, socketPath, durable, logs, args });
  onProcess(child.pid);
  await untilGreeting(child, socketPath, path.join(dir, 'server.log'));
  return { url, how, stop: () => end(child) };
}

/** Initialized elsewhere and moved into place, so that an interrupted first start leaves nothing incomplete. */
async function initialize(server, dir) {
  const dataDir = path.join(dir, 'data');
  if (await exists(path.join(dataDir, 'mysql'))) return;
  const fresh = path.join(dir, 'data.new');
  await rm(fresh, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
  const account = accountOption();
  const { code, output } = server.installer
    ? // A shell script that breaks at spaces: from inside the folder it meets none.
      await run(
        server.installer,
        [
          '--no-defaults',
          ...account,
          '--datadir=./data.new',
          '--auth-root-authentication-method=normal',
          '--skip-test-db',
        ],
        { cwd: dir },
      )
    : await run(server.file, ['--no-defaults', ...account, '--initialize-insecure', `--datadir=${fresh}`], {
        timeoutMs: 120_000,
      });
  if (code !== 0) throw new Error(`The database could not be set up in ${dir}: ${reasonIn(output)}`);
  await rename(fresh, dataDir);
}

async function launch(server, { dir, socketPath, durable, logs, args: further }) {
  const schema = path.join(dir, 'schema.sql');
  await writeFile(schema, `CREATE DATABASE IF NOT EXISTS ${SCHEMA} CHARACTER SET utf8mb4;\n`);
  const log = await open(path.join(dir, 'server.log'), 'w');
  const speed = durable
    ? []
    : ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--sync-binlog=0'];
  const args = [
    '--no-defaults',
    ...accountOption(),
    `--datadir=${path.join(dir, 'data')}`,
    `--socket=${socketPath}`,
    `--pid-file=${path.join(dir, 'pid')}`,
    `--init-file=${schema}`,
    '--skip-networking',
    ...(logs ? await logOptions(dir) : ['--skip-log-bin']),
    ...(server.kind === 'mysql' ? ['--mysqlx=OFF'] : []),
    '--innodb-buffer-pool-size=128M',
    '--character-set-server=utf8mb4',
    '--transaction-isolation=READ-COMMITTED',
    '--default-time-zone=+00:00',
    '--max-connections=400',
    ...speed,
    ...further,
  ];
  // In its own process group: Ctrl-C must reach the command that stops it, not the server.
  const child = spawn(server.file, args, { detached: true, stdio: ['ignore', log.fd, log.fd] });
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error) => reject(new Error(`The database could not be started: ${error.message}.`)));
  });
  await log.close();
  return child;
}

async function logOptions(dir) {
  const folder = path.join(dir, 'logs');
  await mkdir(folder, { recursive: true });
  return [`--log-bin=${path.join(folder, 'log')}`, '--server-id=1', '--binlog-format=ROW'];
}

async function untilGreeting(child, socketPath, logFile) {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await greets(socketPath))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended || Date.now() > deadline) {
      await end(child);
      throw new Error(
        `The database did not start: ${reasonIn(await readFile(logFile, 'utf8').catch(() => ''))} (see ${logFile})`,
      );
    }
    await delay(PROBE_MS);
  }
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  await exited;
  clearTimeout(timer);
}

/** Servers refuse to run as root unless told explicitly. */
function accountOption() {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}

/** The first error of the output, or its last line. */
function reasonIn(output) {
  const error = output.split('\n').find((line) => line.includes('[ERROR]'));
  return error?.replace(/^.*\[ERROR\]\s*/, '') ?? output.trim().split('\n').at(-1) ?? '';
}

async function exists(file) {
  return access(file).then(
    () => true,
    () => false,
  );
}
