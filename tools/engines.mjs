/**
 * `npm run engines [-- chromium | firefox | webkit] [names of files]`: the specification in each engine, the journeys and
 * visits in Firefox, and the walks in WebKit, which Safari is built on. Browsers that are missing are installed as
 * packages, after saying so.
 */
import path from 'node:path';
import { installPackages } from './process/packages.mjs';
import { createProcesses } from './process/processes.mjs';
import { createReport, printError } from './process/report.mjs';
import { buildWorkspace } from './process/workspace.mjs';
import { ensureBrowser } from './test/browsers.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** Firefox takes longest: journeys, visits, and the specification twice. */
const timeoutMs = 75 * 60_000 * (Number(process.env.TEST_TIME_FACTOR) || 1);

/** The browsers, and the variable that names the file of each. */
const engines = {
  chromium: { name: 'Chromium', variable: 'CHROMIUM_PATH' },
  firefox: { name: 'Firefox', variable: 'FIREFOX_PATH' },
  webkit: { name: 'WebKit', variable: 'MINIBROWSER_PATH' },
};

const [first, ...others] = process.argv.slice(2);
const chosen = Object.keys(engines).filter((name) => name === first);
const names = chosen.length > 0 ? chosen : Object.keys(engines);
const files = chosen.length > 0 ? others : process.argv.slice(2);

const report = createReport();
const processes = createProcesses();

/** @param {keyof typeof engines} key */
async function runIn(key) {
  const { name, variable } = engines[key];
  const program = await ensureBrowser(name, report);
  report.say(`• ${name}, ${program}`);
  await processes.run({
    name,
    command: process.execPath,
    args: [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      'engines.config.ts',
      '--pass-with-no-tests',
      ...files,
    ],
    cwd: path.join(root, 'e2e'),
    env: { ...process.env, ENGINE: key, [variable]: program },
    timeoutMs,
    onLine: (line) => report.say(line),
    failure: `Not everything holds in ${name}.`,
  });
}

try {
  await installPackages({ root, report, processes });
  await buildWorkspace({ root, report, processes });
  // Each engine is tried, whether or not the one before it holds.
  for (const key of names)
    await runIn(key).catch((error) => {
      printError(error);
      process.exitCode = 1;
    });
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  await processes.stop();
  processes.close();
}
