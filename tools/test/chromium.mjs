import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../process/report.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const installTimeoutMs = 5 * 60_000;

/** @returns {string | undefined} CHROMIUM_PATH, else the first on the PATH or in the usual folders */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (fs.existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new ToolError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but there is no such file.`);
  }
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}

/**
 * Chromium for the journeys. As root on Debian and Ubuntu, installs it after saying so.
 * @param {{ root: string, report: import('../process/report.mjs').Report, processes: import('../process/processes.mjs').Processes }} context
 */
export async function ensureChromium({ root, report, processes }) {
  const found = findChromium();
  if (found) return found;
  const sentence =
    'The journeys need Chromium: install it (on Debian: apt-get install chromium) or name one with CHROMIUM_PATH.';
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) throw new ToolError(sentence);
  await report.step('Chromium is missing: installing it with apt-get', async () => {
    const aptGet = (...args) =>
      processes.run({
        name: 'apt-get',
        command: '/usr/bin/apt-get',
        args,
        cwd: root,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeoutMs: installTimeoutMs,
        failure: sentence,
      });
    await aptGet('update');
    await aptGet('install', '--yes', '--no-install-recommends', 'chromium');
  });
  const installed = findChromium();
  if (!installed) throw new ToolError(sentence);
  return installed;
}
