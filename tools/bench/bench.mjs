import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openData } from '../gallery/demo-data.mjs';
import { serveApi, serveSandbox, serveWeb } from '../gallery/gallery-servers.mjs';
import { startGallery } from '../gallery/gallery.mjs';
import { seedScaleData, seedManyVisits } from '../gallery/scale-data.mjs';
import { findFreePorts } from '../gallery/ports.mjs';
import { copyDemoData } from '../gallery/demo-data-cache.mjs';
import { createProcesses } from '../process/processes.mjs';
import { createReport, ToolError } from '../process/report.mjs';
import { buildWorkspace } from '../process/workspace.mjs';
import { goalTable } from './goals.mjs';
import { measureBroadcasts } from './broadcasts.mjs';
import { measureLists } from './lists.mjs';
import { measureShop } from './shop.mjs';
import { measureVisits } from './visits.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const firstPort = 8600;

/** As in production: logs warnings only. No rate limit, because all requests come from one address. */
const caller = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_WRITES: '1000000',
  RATE_LIMIT_CHECKOUTS: '1000000',
  RATE_LIMIT_VISITS: '1000000000',
  HOLD_BUDGET_NETWORK: '1000000',
  HOLD_BUDGET_SHOPPER: '1000000',
  LIVE_MAX_SOCKETS_PER_NETWORK: '1000000',
  LIVE_UPGRADES_PER_MINUTE: '1000000',
};

/** The parts of the benchmark by name, each with its own gallery. */
const parts = { shop: benchShop, sockets: benchSockets, console: benchConsole, visits: benchVisits };

/**
 * Starts temporary galleries, measures them and prints the table.
 * @param {string[]} only names of parts; empty for all
 */
export async function bench(only) {
  const wanted = only.length === 0 ? Object.keys(parts) : only;
  const unknown = wanted.find((name) => !(name in parts));
  if (unknown !== undefined)
    throw new ToolError(`Unknown part ${unknown}. Use one of ${Object.keys(parts).join(', ')}.`);
  const report = createReport();
  const rows = [];
  for (const name of wanted) rows.push(...(await measured(report, parts[name])));
  const width = Math.max(...rows.map(([what]) => what.length));
  report.say('');
  report.say(`System load at the end: ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`);
  for (const [what, figure] of rows) report.say(`${what.padEnd(width)}  ${figure}`);
  for (const line of ['', ...goalTable(rows)]) report.say(line);
}

async function measured(report, part) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-bench-'));
  const processes = createProcesses({ logDir: path.join(dataDir, 'logs') });
  const options = { root, ports: await findFreePorts(firstPort), report, processes, caller, dataDir };
  try {
    await buildWorkspace(options);
    await copyDemoData(options, dataDir);
    return await part(options);
  } finally {
    await processes.stop();
    processes.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The whole gallery, as visitors use it. */
async function benchShop(options) {
  let api = 0;
  let readyMs = 0;
  const gallery = await startGallery(options, async (servers) => {
    await serveSandbox(servers);
    const began = performance.now();
    api = (await serveApi(servers)).pid;
    readyMs = performance.now() - began;
    await serveWeb(servers);
  });
  try {
    return await measureShop({ ...gallery, api, readyMs, report: options.report });
  } finally {
    await gallery.stop();
  }
}

/** The API alone, with thousands of open pages. */
async function benchSockets(options) {
  let api = 0;
  const gallery = await startGallery(options, async (servers) => {
    api = (await serveApi(servers)).pid;
  });
  const { addresses, databaseUrl } = gallery;
  try {
    return await options.report.step('Measuring broadcasts of a photo', () =>
      measureBroadcasts({ api: addresses.api, pid: api, origin: addresses.web, databaseUrl }),
    );
  } finally {
    await gallery.stop();
  }
}

/** The API alone, over a large gallery. */
async function benchConsole(options) {
  const { databaseUrl, close } = await openData(options);
  try {
    await seedScaleData({ ...options, databaseUrl });
  } finally {
    await close();
  }
  const gallery = await startGallery(options, async (servers) => {
    await serveApi(servers);
  });
  try {
    return await options.report.step("Measuring the console's lists", () =>
      measureLists(gallery.addresses.api, gallery.databaseUrl),
    );
  } finally {
    await gallery.stop();
  }
}

/** The API alone, with a million visits. */
async function benchVisits(options) {
  const { databaseUrl, close } = await openData(options);
  try {
    await seedManyVisits({ ...options, databaseUrl });
  } finally {
    await close();
  }
  let api = 0;
  const gallery = await startGallery(options, async (servers) => {
    api = (await serveApi(servers)).pid;
  });
  try {
    return await options.report.step('Measuring visits', () =>
      measureVisits({
        api: gallery.addresses.api,
        origin: gallery.addresses.web,
        databaseUrl: gallery.databaseUrl,
        pid: api,
      }),
    );
  } finally {
    await gallery.stop();
  }
}
