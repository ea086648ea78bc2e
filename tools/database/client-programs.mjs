/** The programs that dump a database, load it and read its binary logs: MariaDB's or MySQL's. */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { installWithApt } from './apt.mjs';
import { run } from './run.mjs';

const FOLDERS = [
  '/usr/bin',
  '/usr/local/bin',
  '/usr/local/mysql/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/opt/mysql/bin',
];
const PACKAGES = ['mariadb-client'];
/** By task. MariaDB's programs are often also installed under MySQL's names. */
const NAMES = [
  { client: 'mariadb', dump: 'mariadb-dump', readLog: 'mariadb-binlog' },
  { client: 'mysql', dump: 'mysqldump', readLog: 'mysqlbinlog' },
];

/**
 * @typedef {object} ClientPrograms
 * @property {string} client
 * @property {string} dump
 * @property {string} readLog
 * @property {'mariadb' | 'mysql'} kind of the dumping program
 */

/**
 * Client programs for a server of either kind. Installs missing ones if it may, after saying so.
 * @param {{ env?: NodeJS.ProcessEnv, say?: (sentence: string) => void }} [options]
 * @returns {Promise<ClientPrograms>}
 */
export async function findClientPrograms({ env = process.env, say = () => {} } = {}) {
  const [found] = await look(env);
  if (found) return found;
  await installWithApt({ what: 'No database client programs', packages: PACKAGES, say });
  const [installed] = await look(env);
  if (installed) return installed;
  throw new Error(
    'Backups need the database’s client programs. Install mariadb-client (mariadb, mariadb-dump, mariadb-binlog) or MySQL’s (mysql, mysqldump, mysqlbinlog).',
  );
}

/**
 * Client programs for this kind of server. MariaDB's use statements for binary logs that MySQL removed in
 * 8.4; MySQL's also work with MariaDB.
 * @param {'mariadb' | 'mysql'} server
 * @param {ClientPrograms} found by `findClientPrograms`
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<ClientPrograms>}
 */
export async function programsFor(server, found, { env = process.env } = {}) {
  if (server === 'mariadb' || found.kind === 'mysql') return found;
  const own = (await look(env)).find(({ kind }) => kind === 'mysql');
  if (own) return own;
  throw new Error(
    'The database is MySQL, and only MariaDB’s client programs are here, which cannot back it up: install MySQL’s own (mysql, mysqldump, mysqlbinlog), of its version or a later one.',
  );
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<ClientPrograms[]>} */
async function look(env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...FOLDERS];
  const families = await Promise.all(NAMES.map((names) => family(names, folders, env)));
  return families.filter((programs) => programs !== null);
}

/** @param {(typeof NAMES)[number]} names @param {readonly string[]} folders @param {NodeJS.ProcessEnv} env */
async function family(names, folders, env) {
  const [client, dump, readLog] = await Promise.all(
    [names.client, names.dump, names.readLog].map((name) => first(name, folders)),
  );
  if (!client || !dump || !readLog) return null;
  const { output } = await run(dump, ['--version'], { env });
  return { client, dump, readLog, kind: output.includes('MariaDB') ? 'mariadb' : 'mysql' };
}

/** @param {string} name @param {readonly string[]} folders */
async function first(name, folders) {
  for (const folder of folders) {
    const file = path.join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}
