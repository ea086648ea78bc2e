import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '../run/chromium.mjs';
import { serveApi, serveSandbox, serveWeb } from '../run/gallery-servers.mjs';
import { startGallery } from '../run/gallery.mjs';
import { findFreePorts } from '../run/ports.mjs';
import { copyPreparedData } from '../run/prepared-data.mjs';
import { createProcesses } from '../run/processes.mjs';
import { createReport } from '../run/report.mjs';
import { buildWorkspace } from '../run/workspace.mjs';
import { measureBroadcasts } from './broadcasts.mjs';
import { measureNewPhoto } from './new-photo.mjs';
import { measurePurchases } from './purchases.mjs';
import { measurePolls } from './polls.mjs';
import { measureReads } from './reads.mjs';
import { measureFirstVisit } from './first-visit.mjs';
import { residentMiB } from './process-figures.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const firstPort = 8600;

/** The gallery as it runs for visitors: nothing logged below a warning, no limit on one busy buyer's address. */
const caller = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_WRITES: '1000000',
  RATE_LIMIT_CHECKOUTS: '1000000',
};

/** Starts a throw-away gallery, measures it and prints the table. */
export async function bench() {
  const report = createReport();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-bench-'));
  const processes = createProcesses({ logDir: path.join(dataDir, 'logs') });
  const options = { root, ports: await findFreePorts(firstPort), report, processes, caller };
  let gallery = null;
  try {
    await buildWorkspace(options);
    await copyPreparedData(options, dataDir);
    let api = 0;
    gallery = await startGallery({ ...options, dataDir }, async (parts) => {
      await serveSandbox(parts);
      api = (await serveApi(parts)).pid;
      await serveWeb(parts);
    });
    const { addresses, databaseUrl } = gallery;
    const before = residentMiB(api);
    const rows = [
      ...(await report.step('Reading the catalogue', () => measureReads(addresses.api, api))),
      ...(await report.step('Polling an event', () => measurePolls(addresses.api, api))),
      ...(await report.step('Buying', () => measurePurchases(addresses.api, addresses.web))),
      ...(await report.step('Telling open pages of a photograph', () =>
        measureBroadcasts({ api: addresses.api, pid: api, origin: addresses.web, databaseUrl }),
      )),
      ...(await report.step('A photograph from upload to guest', () =>
        measureNewPhoto({ api: addresses.api, web: addresses.web, executablePath: findChromium() }),
      )),
      ['API memory, at rest', `${before.toFixed(0)} MiB`],
      ['API memory, after all of this', `${residentMiB(api).toFixed(0)} MiB`],
      ...(await report.step('A first visit', () =>
        measureFirstVisit({ url: `${addresses.web}/fine-art`, executablePath: findChromium() }),
      )),
    ];
    const width = Math.max(...rows.map(([what]) => what.length));
    report.say('');
    for (const [what, figure] of rows) report.say(`${what.padEnd(width)}  ${figure}`);
  } finally {
    await gallery?.stop();
    await processes.stop();
    processes.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
