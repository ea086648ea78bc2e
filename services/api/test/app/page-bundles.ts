import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

/** A shell whose entry is `main.1234abcd.js`, and the shop's remotes, whose entry is `remoteEntry.1234abcd.js`. */
export async function writePageBundles(): Promise<TestBundles> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'gallery-bundles-'));
  const folders: Record<string, string> = {};
  for (const name of ['shell', 'mf_storefront', 'mf_live', 'mf_collector']) {
    const folder = path.join(root, name);
    const build = name === 'shell' ? 'main.1234abcd.js' : 'remoteEntry.1234abcd.js';
    await mkdir(folder);
    await writeFile(path.join(folder, 'build.json'), JSON.stringify({ build }));
    folders[name] = folder;
  }
  await writeFile(path.join(root, 'shell', 'worker.cjs'), WORKER);
  return {
    variable: Object.entries(folders)
      .map(([name, folder]) => `${name}=${folder}`)
      .join(','),
    folders,
    close: () => rm(root, { recursive: true }),
  };
}

/** Asks again while the page comes without HTML: on a busy machine it may be late, and the next request has it. */
export async function untilRendered<Answer extends { html: string }>(
  request: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await request();
    if (tries === 5 || !answer.html.includes('<div id="root"></div>')) return answer;
  }
}
