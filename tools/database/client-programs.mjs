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
/** By what they do, with the newer name first: both kinds answer to MySQL's. */
const NAMES = {
  client: ['mariadb', 'mysql'],
  dump: ['mariadb-dump', 'mysqldump'],
  readLog: ['mariadb-binlog', 'mysqlbinlog'],
};

/**
 * @typedef {object} ClientPrograms
 * @property {string} client
 * @property {string} dump
 * @property {string} readLog
 * @property {'mariadb' | 'mysql'} kind of the dumping program
 */

/**
 * Finds them; where one is missing and we may, installs them after saying so.
 * @param {{ env?: NodeJS.ProcessEnv, say?: (sentence: string) => void }} [options]
 * @returns {Promise<ClientPrograms>}
 */
export async function findClientPrograms({ env = process.env, say = () => {} } = {}) {
  const found = await look(env);
  if (found) return found;
  await installWithApt({ what: 'No program that dumps a database', packages: PACKAGES, say });
  const installed = await look(env);
  if (installed) return installed;
  throw new Error(
    'Backups need the client programs of the database: install mariadb-client (mariadb, mariadb-dump, mariadb-binlog) or MySQL’s (mysql, mysqldump, mysqlbinlog).',
  );
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<ClientPrograms | null>} */
async function look(env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...FOLDERS];
  const [client, dump, readLog] = await Promise.all(
    Object.values(NAMES).map((names) => first(names, folders)),
  );
  if (!client || !dump || !readLog) return null;
  const { output } = await run(dump, ['--version'], { env });
  return { client, dump, readLog, kind: output.includes('MariaDB') ? 'mariadb' : 'mysql' };
}

/** @param {readonly string[]} names @param {readonly string[]} folders */
async function first(names, folders) {
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      const isThere = await access(file, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (isThere) return file;
    }
  }
  return null;
}
