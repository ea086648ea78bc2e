import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Builds for the server that stand in for the front end's. */
export interface TestBundles {
  /** As in the variable PAGE_BUNDLES. */
  variable: string;
  /** Their folders by `shell` and remote's name. */
  folders: Record<string, string>;
  close(): Promise<void>;
}

/** Says which page it was asked for and with what; some addresses go wrong in their own way. */
const WORKER = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, url, blocks }) => {
    if (url === '/crash') process.exit(3);
    if (url === '/silent') return;
    if (url === '/broken') return parentPort.postMessage({ id, failure: 'broken page' });
    parentPort.postMessage({ id, html: '<h1>' + url + '</h1><p>' + Object.keys(blocks).join(' ') + '</p>' });
  });
`;

/** A shell whose entry is `main.1234abcd.js` and a storefront whose entry is `remoteEntry.1234abcd.js`. */
export async function writePageBundles(): Promise<TestBundles> {
  const shell = await mkdtemp(path.join(os.tmpdir(), 'gallery-shell-'));
  const storefront = await mkdtemp(path.join(os.tmpdir(), 'gallery-storefront-'));
  await writeFile(path.join(shell, 'worker.cjs'), WORKER);
  await writeFile(path.join(shell, 'build.json'), '{"build":"main.1234abcd.js"}');
  await writeFile(path.join(storefront, 'build.json'), '{"build":"remoteEntry.1234abcd.js"}');
  return {
    variable: `shell=${shell},mf_storefront=${storefront}`,
    folders: { shell, mf_storefront: storefront },
    close: async () => {
      await Promise.all([shell, storefront].map((folder) => rm(folder, { recursive: true })));
    },
  };
}
