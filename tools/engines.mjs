/** `npm run engines [-- names of journeys]`: the journeys and visits in Firefox, installed as a package if it is missing. */
import path from 'node:path';
import { installPackages } from './process/packages.mjs';
import { createProcesses } from './process/processes.mjs';
import { createReport, printError } from './process/report.mjs';
import { buildWorkspace } from './process/workspace.mjs';
import { ensureBrowser } from './test/browsers.mjs';

const root = path.resolve(import.meta.dirname, '..');
const timeoutMs = 30 * 60_000;
const report = createReport();
const processes = createProcesses();
try {
  await installPackages({ root, report, processes });
  const program = await ensureBrowser('Firefox', report);
  await buildWorkspace({ root, report, processes });
  await processes.run({
    name: 'Firefox',
    command: process.execPath,
    args: [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
    cwd: path.join(root, 'e2e'),
    env: { ...process.env, ENGINE: 'firefox', FIREFOX_PATH: program },
    timeoutMs,
    onLine: (line) => report.say(line),
    failure: 'Not every journey holds in Firefox.',
  });
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  await processes.stop();
  processes.close();
}
