import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from './report.mjs';

const timeoutMs = 10 * 60_000;

/** Written by us when an installation has finished; one that was interrupted leaves none behind. */
const stampOf = (root) => path.join(root, 'node_modules', '.gallery-installed');

const modifiedAt = (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** @param {string} root */
function installed(root) {
  const lock = modifiedAt(path.join(root, 'package-lock.json'));
  // npm writes its own record last, so that packages installed by hand count as well.
  const npmRecord = modifiedAt(path.join(root, 'node_modules', '.package-lock.json'));
  return Math.max(modifiedAt(stampOf(root)), npmRecord) >= lock;
}

/**
 * Runs `npm ci` when node_modules is missing or older than package-lock.json.
 * @param {{ root: string, report: import('./report.mjs').Report, processes: import('./processes.mjs').Processes }} context
 */
export async function installPackages({ root, report, processes }) {
  if (installed(root)) return;
  await report.step('Installing packages (npm ci)', async () => {
    const npm = npmCommand();
    /** @type {string[]} */
    const errors = [];
    try {
      await processes.run({
        name: 'npm ci',
        command: npm.command,
        // A NODE_ENV=production of the caller would leave out what builds and tests.
        args: [...npm.args, 'ci', '--include=dev', '--no-audit', '--no-fund'],
        cwd: root,
        env: process.env,
        timeoutMs,
        onLine: (line) => {
          if (line.startsWith('npm error')) errors.push(line);
        },
      });
    } catch (error) {
      // What npm says first is why; then follows its manual.
      const reason = errors.slice(0, 12).join('\n');
      throw new ToolError(
        `The packages could not be installed: ${error instanceof Error ? error.message : String(error)}`,
        reason,
      );
    }
    fs.writeFileSync(stampOf(root), '');
  });
}

/** The npm that runs us, else the one beside node. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js') && fs.existsSync(script)) return { command: process.execPath, args: [script] };
  const beside = path.join(path.dirname(process.execPath), 'npm');
  if (fs.existsSync(beside)) return { command: beside, args: [] };
  if (process.env.PATH?.split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, 'npm'))))
    return { command: 'npm', args: [] };
  throw new ToolError('npm was not found beside Node nor on the PATH: install Node together with npm.');
}
