/** Looks for a MariaDB or MySQL server on the machine. */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { run } from './run.mjs';

const NAMES = ['mariadbd', 'mysqld'];
/** Where distributions and Homebrew put servers outside PATH. */
const FOLDERS = [
  '/usr/bin',
  '/usr/sbin',
  '/usr/libexec',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/local/mysql/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/opt/mariadb/bin',
  '/opt/homebrew/opt/mysql/bin',
];

/**
 * @typedef {object} ServerBinary
 * @property {string} file
 * @property {'mariadb' | 'mysql'} kind
 * @property {string} version as in 10.11.19
 * @property {string | null} installer mariadb-install-db; null for MySQL, which initializes itself
 */

/** @param {NodeJS.ProcessEnv} env @returns {Promise<ServerBinary | null>} */
export async function findServer(env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...FOLDERS];
  for (const name of NAMES) {
    for (const folder of folders) {
      const server = await inspect(path.join(folder, name), folders);
      if (server) return server;
    }
  }
  return null;
}

async function inspect(file, folders) {
  if (!(await isExecutable(file))) return null;
  const { code, output } = await run(file, ['--no-defaults', '--version']);
  const version = /Ver (\d+\.\d+\.\d+)/.exec(output)?.[1];
  if (code !== 0 || !version) return null;
  if (!output.includes('MariaDB')) return { file, kind: 'mysql', version, installer: null };
  const installer = await findInstaller([path.dirname(file), ...folders]);
  return installer ? { file, kind: 'mariadb', version, installer } : null;
}

async function findInstaller(folders) {
  for (const name of ['mariadb-install-db', 'mysql_install_db']) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (await isExecutable(file)) return file;
    }
  }
  return null;
}

async function isExecutable(file) {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
