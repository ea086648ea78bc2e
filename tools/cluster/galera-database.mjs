/** The cluster's database on three nodes, used like a single server: its writer can be killed and comes back. */
import fs from 'node:fs';
import path from 'node:path';
import { startGalera } from '../galera/galera.mjs';
import { startTcpProxy } from './tcp-proxy.mjs';

/**
 * @param {Parameters<typeof import('./cluster-database.mjs').startClusterDatabase>[0]} options
 * @returns {Promise<import('./cluster-database.mjs').ClusterDatabase>}
 */
export async function startGaleraDatabase({ dataDir, env, processes, say }) {
  const galera = await startGalera({ from: path.join(dataDir, 'database/data'), env, processes, say });
  const { nodes, haproxy } = galera;
  const line = await startTcpProxy({ to: { host: '127.0.0.1', port: haproxy.port } });
  /** @type {import('../galera/node.mjs').GaleraNode | undefined} */
  let killed;

  /** At a node that is in sync, after it has caught up: comparisons must be right whatever happens to the gallery's connection. */
  const query = async (sql, values = []) => {
    for (const node of nodes)
      if ((await node.state())?.isInStep)
        return node.query(`SET STATEMENT wsrep_sync_wait = 1 FOR ${sql}`, values);
    throw new Error('No node of the database is in step.');
  };
  return {
    url: urlAt('127.0.0.1', line.port),
    directUrl: urlAt('127.0.0.1', haproxy.port),
    line,
    galera,
    query,
    kill: async () => {
      killed = await galera.writer();
      await killed?.kill();
    },
    restart: () => killed?.start(),
    useUp: () => Promise.reject(new Error('done with one server only')),
    replace: () => Promise.reject(new Error('done with one server only')),
    /** The address at which each node is queried. */
    nodeUrls: nodes.map(({ place }) => urlAt(place.host, place.ports.sql)),
    stop: async () => {
      await line.stop();
      for (const { name, logFile } of nodes)
        fs.copyFileSync(logFile, path.join(dataDir, 'logs', `database-${name}.log`));
      await galera.stop();
    },
  };
}

const urlAt = (host, port) => `mysql://gallery:gallery@${host}:${port}/gallery`;
