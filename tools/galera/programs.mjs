/** The programs of a Galera cluster: MariaDB with its replication and state transfer, and HAProxy. */
import { access } from 'node:fs/promises';
import { installWithApt } from '../database/apt.mjs';
import { run } from '../database/run.mjs';
import { findServer } from '../database/server-binary.mjs';
import { ToolError } from '../process/report.mjs';

/** `mariadb-server` brings the scripts of the state transfer and the account that nodes run as. */
const PACKAGES = ['mariadb-server', 'galera-4', 'haproxy', 'rsync', 'socat', 'lsof', 'iproute2'];
const FILES = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/bin/wsrep_sst_rsync',
  '/usr/bin/rsync',
  '/usr/sbin/haproxy',
];
/** rsync's server drops root's rights, so a node that runs as root could not receive anything. */
const ACCOUNT = 'mysql';
const NO_GALERA = `A cluster of the database needs Debian’s packages ${PACKAGES.join(', ')}: install them.`;

/**
 * @typedef {object} GaleraPrograms
 * @property {string} server mariadbd
 * @property {string} haproxy
 * @property {string | null} account that nodes run as; null for the user who runs this
 */

/**
 * Finds the programs, or installs them if it may.
 * @param {{ env?: NodeJS.ProcessEnv, say?: (sentence: string) => void }} [options] `say` is told before it changes the machine
 * @returns {Promise<GaleraPrograms>}
 */
export async function findGaleraPrograms({ env = process.env, say = () => {} } = {}) {
  const found = await look(env);
  if (found) return found;
  await installWithApt({ what: 'No database cluster', packages: PACKAGES, say });
  const installed = await look(env);
  if (installed) return installed;
  throw new ToolError(NO_GALERA);
}

async function look(env) {
  const server = await findServer(env);
  const files = await Promise.allSettled(FILES.map((file) => access(file)));
  if (server?.kind !== 'mariadb' || files.some(({ status }) => status === 'rejected')) return null;
  if (process.getuid?.() !== 0) return { server: server.file, haproxy: FILES[3], account: null };
  const { code } = await run('id', [ACCOUNT]);
  return code === 0 ? { server: server.file, haproxy: FILES[3], account: ACCOUNT } : null;
}
