import fs from 'node:fs';
import path from 'node:path';
import { installPackages } from '../process/packages.mjs';

const TIMEOUT_MS = 120_000;
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/**
 * Installs Lighthouse into this folder unless it is there. The gallery's own packages do without it: it is a fifth of their files,
 * and everyone's first start would take longer.
 * @param {{ report: import('../process/report.mjs').Report, processes: import('../process/processes.mjs').Processes }} context
 */
export function ensureLighthouse({ report, processes }) {
  return installPackages({ root: import.meta.dirname, what: 'Lighthouse', report, processes });
}

/**
 * One run as a phone, throttled by the browser itself: Lighthouse's simulated throttling (`simulate`) ranks pages wrongly
 * on a loopback.
 * @param {{ url: string, chromium: string, dataDir: string, processes: import('../process/processes.mjs').Processes }} options
 * @returns {Promise<object>} Lighthouse's result
 */
export async function runLighthouse({ url, chromium, dataDir, processes }) {
  const file = path.join(dataDir, 'lighthouse.json');
  await processes.run({
    name: 'Lighthouse',
    command: process.execPath,
    args: [
      path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--form-factor=mobile',
      '--throttling-method=devtools',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    cwd: dataDir,
    env: { PATH: process.env.PATH, HOME: dataDir, CHROME_PATH: chromium, CI: 'true' },
    timeoutMs: TIMEOUT_MS,
    failure: `Lighthouse could not measure ${url}.`,
  });
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
