/** One node of a cluster: MariaDB in a folder of its own, ended by its own pid. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, access, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { run } from '../database/run.mjs';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../deploy/galera/node.cnf');
/** A first start receives all data. */
const START_PATIENCE_MS = 180_000;
const STOP_PATIENCE_MS = 60_000;
const RECOVERY_PATIENCE_MS = 60_000;
const QUERY_TIMEOUT_MS = 10_000;
const PROBE_MS = 200;
/** Small, because all nodes are on one machine. */
const SIZES = ['--innodb-buffer-pool-size=64M', '--innodb-log-file-size=32M'];
const CACHE = 'gcache.size=64M';

/**
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.dir
 * @param {import('./network.mjs').Place} options.place
 * @param {readonly import('./network.mjs').Place[]} options.places of all nodes
 * @param {string} options.donors names of the others, as `node-3,node-2`, in the order in which they are asked for a copy
 * @param {import('./programs.mjs').GaleraPrograms} options.programs
 * @param {Pick<import('../process/processes.mjs').Processes, 'adopt' | 'forget'>} options.processes
 */
export function galeraNode({ name, dir, place, places, donors, programs, processes }) {
  const { host, ports } = place;
  const dataDir = path.join(dir, 'data');
  const socketPath = path.join(dir, 'socket');
  const logFile = path.join(dir, 'server.log');
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;

  /** @param {string[]} args @param {string} log */
  const launch = async (args, log) => {
    const output = await open(log, 'a');
    const own = [
      `--defaults-file=${CONFIGURATION}`,
      `--datadir=${dataDir}`,
      `--socket=${socketPath}`,
      `--pid-file=${path.join(dir, 'pid')}`,
      `--tmpdir=${path.join(dir, 'tmp')}`,
      `--bind-address=${host}`,
      `--port=${ports.sql}`,
      '--skip-name-resolve',
      ...SIZES,
    ];
    const runAs = programs.account
      ? ['setpriv', `--reuid=${programs.account}`, `--regid=${programs.account}`, '--clear-groups']
      : [];
    const [command, ...rest] = [...place.prefix, ...runAs, programs.server, ...own, ...args];
    // In its own process group: Ctrl-C must reach the command that stops it, not the server.
    const started = spawn(command, rest, { detached: true, stdio: ['ignore', output.fd, output.fd] });
    await once(started, 'spawn');
    await output.close();
    const { pid } = started;
    processes.adopt(pid);
    started.once('exit', () => processes.forget(pid));
    return started;
  };

  const query = async (sql, values = [], timeoutMs = QUERY_TIMEOUT_MS) => {
    const connection = await createConnection({
      socketPath,
      user: 'root',
      database: 'gallery',
      connectTimeout: 2_000,
    });
    try {
      const [rows] = await connection.query({ sql, values, timeout: timeoutMs });
      return rows;
    } finally {
      connection.destroy();
    }
  };

  /** What it reports about itself; null while it does not answer. */
  const state = async () => {
    const rows = await query("SHOW STATUS LIKE 'wsrep_%'").catch(() => null);
    if (rows === null) return null;
    const said = Object.fromEntries(rows.map(({ Variable_name, Value }) => [Variable_name, Value]));
    return {
      isInStep: said.wsrep_local_state === '4' && said.wsrep_cluster_status === 'Primary',
      size: Number(said.wsrep_cluster_size),
      committed: Number(said.wsrep_last_committed),
      /** Commits since its start, for its own clients. */
      ownCommits: Number(said.wsrep_local_commits),
      conflicts: Number(said.wsrep_local_cert_failures) + Number(said.wsrep_local_bf_aborts),
    };
  };

  const untilInStep = async () => {
    const deadline = Date.now() + START_PATIENCE_MS;
    while (!(await state())?.isInStep) {
      if (hasEnded(child) || Date.now() > deadline) {
        const log = await readFile(logFile, 'utf8');
        throw new Error(`${name} did not come into the cluster: ${lastErrorIn(log)} (see ${logFile})`);
      }
      await delay(PROBE_MS);
    }
  };

  /**
   * The position of a killed node, so that it asks only for what it missed. The server prints it during recovery and is
   * ended by force if it stays afterwards: with old rows to purge it may never end and fill the memory.
   */
  const recover = async () => {
    const log = path.join(dir, 'recovery.log');
    await rm(log, { force: true });
    const recovering = await launch(['--wsrep-cluster-address=gcomm://', '--wsrep-recover'], log);
    const ended = once(recovering, 'exit');
    const timer = setTimeout(() => recovering.kill('SIGKILL'), RECOVERY_PATIENCE_MS);
    await ended;
    clearTimeout(timer);
    return /Recovered position:? ([0-9a-f-]{36}:\d+)/.exec(await readFile(log, 'utf8'))?.[1] ?? null;
  };

  const end = async (signal, patienceMs = 0) => {
    if (hasEnded(child)) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const timer = patienceMs > 0 ? setTimeout(() => child?.kill('SIGKILL'), patienceMs) : undefined;
    await exited;
    clearTimeout(timer);
  };

  return {
    name,
    place,
    dataDir,
    logFile,
    query,
    state,
    /** The first one starts the cluster with the data that it has; others join it. Resolves when the node is writable. */
    start: async ({ isFirst = false } = {}) => {
      await mkdir(path.join(dir, 'tmp'), { recursive: true });
      await mkdir(dataDir, { recursive: true });
      if (programs.account) await run('chown', ['-R', `${programs.account}:${programs.account}`, dir]);
      const hasData = await isThere(path.join(dataDir, 'mysql'));
      const position = hasData && !isFirst ? await recover() : null;
      const group = places.map((each) => `${each.host}:${each.ports.group}`).join(',');
      child = await launch(
        [
          `--wsrep-node-name=${name}`,
          `--wsrep-cluster-address=gcomm://${isFirst ? '' : group}`,
          ...(isFirst ? ['--wsrep-new-cluster'] : []),
          ...(position ? [`--wsrep-start-position=${position}`] : []),
          `--wsrep-node-address=${host}:${ports.group}`,
          `--wsrep-node-incoming-address=${host}:${ports.sql}`,
          `--wsrep-sst-receive-address=${host}:${ports.sst}`,
          // The last node first, because it is seldom the writer: a node that sends a copy does nothing else.
          `--wsrep-sst-donor=${donors},`,
          `--wsrep-provider-options=${await providerOptions(host, ports)}`,
        ],
        logFile,
      );
      await untilInStep();
    },
    stop: () => end('SIGTERM', STOP_PATIENCE_MS),
    kill: () => end('SIGKILL'),
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    inStep: untilInStep,
    /** Its next start receives everything. */
    forget: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** @typedef {ReturnType<typeof galeraNode>} GaleraNode */

/** Those of the configuration, with the addresses that only a node on its own machine can leave out. */
async function providerOptions(host, ports) {
  const configured = /^wsrep_provider_options="(.*)"$/m.exec(await readFile(CONFIGURATION, 'utf8'))?.[1];
  return `${configured};${CACHE};gmcast.listen_addr=tcp://${host}:${ports.group};ist.recv_addr=${host}:${ports.ist}`;
}

const hasEnded = (child) => child === null || child.exitCode !== null || child.signalCode !== null;

const lastErrorIn = (log) =>
  log.split('\n').findLast((line) => line.includes('[ERROR]')) ?? 'no error is logged';

const isThere = (file) =>
  access(file).then(
    () => true,
    () => false,
  );
