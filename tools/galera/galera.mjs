/** The gallery's database as a cluster on this machine: three nodes of Galera and HAProxy in front, in a temporary folder. */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../database/run.mjs';
import { roomyTemporaryFolder } from '../database/temporary-folder.mjs';
import { startHaproxy } from './haproxy.mjs';
import { openNetwork } from './network.mjs';
import { galeraNode } from './node.mjs';
import { findGaleraPrograms } from './programs.mjs';

const NODES = 3;
const HEALTH_USER = path.resolve(import.meta.dirname, '../../deploy/galera/health-user.sql');
/** The rights of the gallery's owner: everything on the gallery's schemas, nothing on the server. */
const ACCOUNT = [
  "CREATE USER IF NOT EXISTS 'gallery'@'%' IDENTIFIED BY 'gallery'",
  "GRANT ALL ON `gallery%`.* TO 'gallery'@'%'",
];

/**
 * @param {object} options
 * @param {string} options.from data of a MariaDB that was stopped, with which the cluster begins
 * @param {Pick<import('../process/processes.mjs').Processes, 'adopt' | 'forget'>} options.processes
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(sentence: string) => void} [options.say] told before it changes the machine
 */
export async function startGalera({ from, processes, env = process.env, say = () => {} }) {
  const programs = await findGaleraPrograms({ env, say });
  const dir = await mkdtemp(path.join(await roomyTemporaryFolder(), 'gallery-galera-'));
  /** @type {(() => unknown)[]} awaited in reverse order */
  const stops = [() => rm(dir, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    const { places, close } = await openNetwork(NODES);
    stops.push(close);
    const names = places.map((_, at) => `node-${at + 1}`);
    const nodes = names.map((name, at) =>
      galeraNode({
        name,
        dir: path.join(dir, name),
        place: places[at],
        places,
        donors: names
          .filter((other) => other !== name)
          .toReversed()
          .join(','),
        programs,
        processes,
      }),
    );
    for (const node of nodes) stops.push(() => node.stop());
    await cp(from, nodes[0].dataDir, { recursive: true });
    if (programs.account) await run('chown', [programs.account, dir]);
    await nodes[0].start({ isFirst: true });
    for (const sql of [...ACCOUNT, await readFile(HEALTH_USER, 'utf8')]) await nodes[0].query(sql);
    // One after the other, so that the second copy is taken from the second node.
    for (const node of nodes.slice(1)) await node.start();
    const haproxy = await startHaproxy({ file: programs.haproxy, dir, places, processes });
    stops.push(() => haproxy.stop());

    /** The node that HAProxy leads to. */
    const writer = async () => {
      const servers = await haproxy.servers();
      const { name } = servers.toSorted((a, b) => b.connections - a.connections)[0];
      return nodes.find((node) => node.name === name);
    };
    return { nodes, haproxy, writer, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startGalera>>} Galera */
