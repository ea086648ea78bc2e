import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from './report.mjs';

const timeoutMs = 10 * 60_000;

/** Names the lock file that was installed last; an installation that was interrupted leaves none behind. @param {string} root */
const stampOf = (root) => path.join(root, 'node_modules', '.gallery-installed');

/** @param {string} file @returns {string} empty when there is none */
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/** By content: a checkout gives files new times without changing them. @param {string} root */
function installed(root) {
  const lock = read(path.join(root, 'package-lock.json'));
  if (read(stampOf(root)) === hashOf(lock)) return true;
  // npm writes its own record last, so that packages installed by hand count as well.
  const record = read(path.join(root, 'node_modules', '.package-lock.json'));
  return record !== '' && isRecordOf(JSON.parse(lock), JSON.parse(record));
}

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** @typedef {{ packages?: Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }> }} Lock */

/** Whether npm has installed what the lock file says, except packages for other systems. @param {Lock} lock @param {Lock} record */
function isRecordOf({ packages: wanted = {} }, { packages: present = {} }) {
  const fromRegistry = Object.entries(wanted).filter(([name]) => name.includes('node_modules/'));
  return (
    Object.keys(present).every((name) => name in wanted) &&
    fromRegistry.every(([name, { version, integrity, optional, devOptional }]) => {
      const found = present[name];
      if (!found) return Boolean(optional ?? devOptional);
      return found.version === version && found.integrity === integrity;
    })
  );
}

/**
 * Runs `npm ci` unless node_modules holds what package-lock.json says.
 * @param {object} context
 * @param {string} context.root the folder of both
 * @param {string} [context.what] what is installed, for the report
 * @param {import('./report.mjs').Report} context.report
 * @param {import('./processes.mjs').Processes} context.processes
 */
export async function installPackages({ root, what = 'packages', report, processes }) {
  if (installed(root)) return;
  await report.step(`Installing ${what} (npm ci)`, async () => {
    const npm = npmCommand();
    /** @type {string[]} */
    const errors = [];
    try {
      await processes.run({
        name: 'npm ci',
        command: npm.command,
        // The caller's NODE_ENV=production would leave out the packages that build and test.
        args: [...npm.args, 'ci', '--include=dev', '--no-audit', '--no-fund'],
        cwd: root,
        env: process.env,
        timeoutMs,
        onLine: (line) => {
          if (line.startsWith('npm error')) errors.push(line);
        },
      });
    } catch (error) {
      // npm prints the reason first, then its manual.
      const reason = errors.slice(0, 12).join('\n');
      throw new ToolError(
        `The packages could not be installed: ${error instanceof Error ? error.message : String(error)}`,
        reason,
      );
    }
    fs.writeFileSync(stampOf(root), hashOf(read(path.join(root, 'package-lock.json'))));
  });
}

/** The npm that runs this command, else the one beside node. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js') && fs.existsSync(script)) return { command: process.execPath, args: [script] };
  const beside = path.join(path.dirname(process.execPath), 'npm');
  if (fs.existsSync(beside)) return { command: beside, args: [] };
  if (process.env.PATH?.split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, 'npm'))))
    return { command: 'npm', args: [] };
  throw new ToolError('npm was not found beside Node nor on the PATH: install Node together with npm.');
}
