/** The cluster's database behind a TCP proxy: a private server that can be killed and restarted on its files. */
import { createConnection } from 'mysql2/promise';
import { connectionOptions } from '../database/connection.mjs';
import { startDatabase } from '../database/index.mjs';
import { startTcpProxy } from './tcp-proxy.mjs';

/** MySQL's minimum. */
const FEW_CONNECTIONS = 10;
const USUAL_CONNECTIONS = 400;

/**
 * @param {{ dataDir: string, env: NodeJS.ProcessEnv, processes: import('../process/processes.mjs').Processes, say: (sentence: string) => void }} options
 */
export async function startClusterDatabase({ dataDir, env, processes, say }) {
  /** @type {number | undefined} */
  let pid;
  const start = ({ logs = false } = {}) =>
    startDatabase({
      dataDir,
      logs,
      env,
      say,
      onProcess: (server) => {
        pid = server;
        processes.adopt(server);
      },
    });
  let database = await start();
  const own = connectionOptions(database.url);
  const line = await startTcpProxy({ to: { path: own.socketPath } });
  const url = `mysql://root@127.0.0.1:${line.port}/gallery`;

  /** Without the proxy: comparisons must be right whatever happens to the gallery's connection. */
  const query = async (sql, values = []) => {
    const connection = await createConnection(own);
    try {
      const [rows] = await connection.query(sql, values);
      return rows;
    } finally {
      await connection.end();
    }
  };
  return {
    url,
    /** The server's own address, for other commands. */
    directUrl: database.url,
    nodeUrls: [database.url],
    /** Of a database on three nodes. @type {import('../galera/galera.mjs').Galera | null} */
    galera: null,
    line,
    query,
    kill: async () => {
      if (pid === undefined) return;
      processes.forget(pid);
      process.kill(pid, 'SIGKILL');
    },
    restart: async () => {
      database = await start();
    },
    /** Shuts it down cleanly and starts it again, with binary logs or without. @param {{ logs?: boolean }} [options] */
    replace: async (options) => {
      if (pid !== undefined) processes.forget(pid);
      await database.stop();
      database = await start(options);
    },
    /** Uses up all connections, as a forgotten report would. */
    useUp: async () => {
      const held = [];
      const first = await createConnection(own);
      held.push(first);
      await first.query(`SET GLOBAL max_connections = ${FEW_CONNECTIONS}`);
      line.cut();
      for (;;) {
        const connection = await createConnection(own).catch(() => null);
        if (connection === null) break;
        held.push(connection);
        if (held.length > USUAL_CONNECTIONS) break;
      }
      await line.mend();
      return async () => {
        await first.query(`SET GLOBAL max_connections = ${USUAL_CONNECTIONS}`);
        for (const connection of held) connection.destroy();
      };
    },
    stop: async () => {
      await line.stop();
      await database.stop();
      if (pid !== undefined) processes.forget(pid);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startClusterDatabase>>} ClusterDatabase */
