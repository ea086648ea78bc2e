import fs from 'node:fs';
import path from 'node:path';
import { installWithApt } from '../database/apt.mjs';
import { ToolError } from '../process/report.mjs';

/** Names on the PATH, the variable that names another file, and the package of Debian and Ubuntu. */
const browsers = {
  Chromium: {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM_PATH',
    package: 'chromium',
  },
  Firefox: { programs: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH', package: 'firefox-esr' },
};

/**
 * @param {keyof typeof browsers} name
 * @returns {string | undefined} the file that the variable names, else the first on the PATH or in the usual folders
 */
export function findBrowser(name, env = process.env) {
  const { programs, variable } = browsers[name];
  const named = env[variable];
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new ToolError(`${variable} is ${named}, but there is no such file.`);
  }
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders
    .flatMap((folder) => programs.map((program) => path.join(folder, program)))
    .find((file) => fs.existsSync(file));
}

/**
 * A browser for the journeys. As root on Debian and Ubuntu, installs it after saying so.
 * @param {keyof typeof browsers} name
 * @param {import('../process/report.mjs').Report} report
 * @returns {Promise<string>} its file
 */
export async function ensureBrowser(name, report) {
  const found = findBrowser(name);
  if (found) return found;
  const { variable, package: missing } = browsers[name];
  const say = (sentence) => report.say(`• ${sentence}`);
  await installWithApt({ what: `No ${name}`, packages: [missing], say });
  const installed = findBrowser(name);
  if (installed) return installed;
  throw new ToolError(
    `This needs ${name}: install it (on Debian: apt-get install ${missing}) or name one with ${variable}.`,
  );
}
