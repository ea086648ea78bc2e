import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The front end's server builds on the disk. */
export interface ServerBundles {
  /** The shell's file, which runs as a worker thread. */
  worker: string;
  /** Files of the remotes by name. */
  remotes: Record<string, string>;
  /** The entry of the matching browser build, such as `main.1234abcd.js`, by `shell` or the remote's name. */
  builds: Record<string, string>;
}

const WORKER = 'worker.cjs';
const REMOTE = 'remote.cjs';
const BUILD = 'build.json';

/**
 * Folders are given by `shell` and the remotes' names. A remote that cannot be read is left out: only its own pages are not
 * rendered. Rejects when the shell cannot be read.
 */
export async function readServerBundles(folders: Readonly<Record<string, string>>): Promise<ServerBundles> {
  const { shell = '', ...remotes } = folders;
  const bundles: ServerBundles = {
    worker: path.join(shell, WORKER),
    remotes: {},
    builds: { shell: await readBuildName(shell) },
  };
  for (const [name, folder] of Object.entries(remotes)) {
    const build = await readBuildName(folder).catch(() => null);
    if (build === null) continue;
    bundles.remotes[name] = path.join(folder, REMOTE);
    bundles.builds[name] = build;
  }
  return bundles;
}

async function readBuildName(folder: string): Promise<string> {
  const file = path.join(folder, BUILD);
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const build = typeof content === 'object' && content !== null && 'build' in content ? content.build : null;
  if (typeof build !== 'string' || build === '') throw new Error(`${file} names no build.`);
  return build;
}
