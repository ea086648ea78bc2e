/**
 * `npm run screenshots [-- names of files]`: pictures of every page and state at 390, 820 and 1440 px (the wall at 1920),
 * taken from the built demo gallery, and a contact sheet of each width in docs/screenshots. Look at them before you
 * merge a change of appearance.
 */
import fs from 'node:fs';
import path from 'node:path';
import { installPackages } from './process/packages.mjs';
import { createProcesses } from './process/processes.mjs';
import { createReport, printError } from './process/report.mjs';
import { buildWorkspace } from './process/workspace.mjs';
import { makeContactSheets } from './screenshots/contact-sheets.mjs';
import { ensureBrowser } from './test/browsers.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** Pictures that the README shows, beside the sheets. The others stay in e2e/results/screenshots: they are 11 MB a run. */
const inReadme = ['shop-home-1440.webp'];
const timeoutMs = 30 * 60_000;
const report = createReport();
const processes = createProcesses();
try {
  await installPackages({ root, report, processes });
  const program = await ensureBrowser('Chromium', report);
  await buildWorkspace({ root, report, processes });
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  await processes.run({
    name: 'Chromium',
    command: process.execPath,
    args: [playwright, 'test', '-c', 'screenshots.config.ts', ...process.argv.slice(2)],
    cwd: path.join(root, 'e2e'),
    env: { ...process.env, CHROMIUM_PATH: program },
    timeoutMs,
    onLine: (line) => report.say(line),
    failure: 'Not every page could be taken.',
  });
  await report.step('Contact sheets', async (note) => {
    const from = path.join(root, 'e2e/results/screenshots');
    const to = path.join(root, 'docs/screenshots');
    const sheets = await makeContactSheets({ from, to });
    for (const picture of inReadme) {
      const taken = path.join(from, picture);
      if (fs.existsSync(taken)) fs.copyFileSync(taken, path.join(to, picture));
    }
    note(sheets.join(', '));
  });
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  await processes.stop();
  processes.close();
}
