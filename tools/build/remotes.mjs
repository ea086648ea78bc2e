/**
 * The remotes that libs/contracts/src/remotes.ts declares, for tools that run before anything is installed or built and
 * therefore read its text. tools/generate/remotes.test.mjs compares what they read with what the module exports.
 */
import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Remote
 * @property {string} name as in the remote list, such as `mf_live`
 * @property {string} folder and name of the project, such as `mf-live`
 * @property {boolean} isPublic served by the web server beside the shell, not from the console's origin
 */

/** @param {string} root @returns {Remote[]} in the order of their declaration, which is the order of their ports */
export function remotesOf(root) {
  const file = path.join(root, 'libs/contracts/src/remotes.ts');
  const text = fs.readFileSync(file, 'utf8');
  const [, list] = /REMOTE_NAMES = \[([^\]]*)\] as const/.exec(text) ?? [];
  const [, consoleRemote] = /CONSOLE_REMOTE = '(\w+)'/.exec(text) ?? [];
  if (!list || !consoleRemote) throw new Error(`${file} declares no REMOTE_NAMES or no CONSOLE_REMOTE.`);
  return [...list.matchAll(/'(\w+)'/g)].map(([, name]) => ({
    name,
    folder: name.replaceAll('_', '-'),
    isPublic: name !== consoleRemote,
  }));
}

export const remotes = remotesOf(path.resolve(import.meta.dirname, '../..'));
