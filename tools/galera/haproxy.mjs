/** HAProxy with the configuration of deploy: one writer in front of a cluster's nodes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../gallery/ports.mjs';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../deploy/galera/haproxy.cfg');
const START_PATIENCE_MS = 30_000;
const ANSWER_PATIENCE_MS = 5_000;
const PROBE_MS = 200;

/**
 * @param {object} options
 * @param {string} options.file haproxy
 * @param {string} options.dir for its socket and its log
 * @param {readonly import('./network.mjs').Place[]} options.places
 * @param {Pick<import('../process/processes.mjs').Processes, 'adopt' | 'forget'>} options.processes
 */
export async function startHaproxy({ file, dir, places, processes }) {
  const port = await findFreePort();
  const socket = path.join(dir, 'haproxy');
  const log = await open(path.join(dir, 'haproxy.log'), 'a');
  const nodes = places.map(({ host, ports }, at) => [`NODE_${at + 1}`, `${host}:${ports.sql}`]);
  const child = spawn(file, ['-db', '-f', CONFIGURATION], {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...Object.fromEntries(nodes), LISTEN: `127.0.0.1:${port}`, ADMIN_SOCKET: socket },
  });
  await once(child, 'spawn');
  await log.close();
  processes.adopt(child.pid);

  /** The state of each node: whether it is writable, and how many connections it has. */
  const servers = async () => {
    const lines = (await ask(socket, 'show stat')).split('\n').map((line) => line.split(','));
    const titles = lines[0] ?? [];
    const value = (line, title) => line[titles.indexOf(title)];
    return lines
      .filter((line) => line[1]?.startsWith('node-'))
      .map((line) => ({
        name: line[1],
        isUp: value(line, 'status') === 'UP',
        connections: Number(value(line, 'scur')),
        lastCheck: value(line, 'last_chk'),
      }));
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    processes.forget(child.pid);
  };
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await servers().catch(() => [])).every(({ isUp }) => isUp) || !(await isOpen(port))) {
    if (child.exitCode === null && Date.now() < deadline) await delay(PROBE_MS);
    else {
      const said = JSON.stringify(await servers().catch((error) => error.message));
      await stop();
      throw new Error(`HAProxy does not see every node: ${said}`);
    }
  }
  return {
    port,
    servers,
    /** Takes a node out, with its connections, as before maintenance; resolves with the function that puts it back. */
    takeOut: async (name) => {
      await ask(socket, `set server writer/${name} state maint`);
      return () => ask(socket, `set server writer/${name} state ready`);
    },
    stop,
  };
}

/** One command over its socket. */
async function ask(socket, command) {
  const connection = net.connect(socket);
  connection.setTimeout(ANSWER_PATIENCE_MS, () => connection.destroy(new Error('HAProxy does not answer.')));
  connection.end(`${command}\n`);
  let answer = '';
  for await (const bytes of connection) answer += bytes;
  return answer;
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port });
    const answer = (open) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
