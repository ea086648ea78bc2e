import fs from 'node:fs';
import path from 'node:path';
import { installWithApt } from '../database/apt.mjs';
import { ToolError } from '../process/report.mjs';

/**
 * Names of the program, further folders that have it, other programs it needs, the variable that names another file, and
 * the packages of Debian and Ubuntu.
 */
const browsers = {
  Chromium: {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM_PATH',
    packages: ['chromium'],
  },
  /** Chromium without windows, like Playwright's own: Debian's package has the same engine (ADR 0125). */
  'Headless Chromium': {
    programs: ['chromium-headless-shell'],
    variable: 'CHROMIUM_PATH',
    packages: ['chromium-headless-shell'],
  },
  Firefox: { programs: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH', packages: ['firefox-esr'] },
  // The engine's own small browser is a part of its library. It has no headless mode.
  WebKit: {
    programs: ['MiniBrowser'],
    folders: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`),
    companions: ['WebKitWebDriver', 'Xvfb'],
    variable: 'MINIBROWSER_PATH',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * @param {keyof typeof browsers} name
 * @returns {string | undefined} the file that the variable names, else the first on the PATH or in the usual folders
 */
export function findBrowser(name, env = process.env) {
  const { programs, folders = [], companions = [], variable } = browsers[name];
  const onPath = [...(env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  if (!companions.every((companion) => findFile([companion], onPath))) return undefined;
  const named = env[variable];
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new ToolError(`${variable} is ${named}, but there is no such file.`);
  }
  return findFile(programs, [...onPath, ...folders]);
}

/** @param {string[]} names @param {string[]} folders */
function findFile(names, folders) {
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
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
  const { variable, packages } = browsers[name];
  const say = (sentence) => report.say(`• ${sentence}`);
  await installWithApt({ what: `No ${name}`, packages, say });
  const installed = findBrowser(name);
  if (installed) return installed;
  throw new ToolError(
    `This needs ${name}: install it (on Debian: apt-get install ${packages.join(' ')}) or name one with ${variable}.`,
  );
}
