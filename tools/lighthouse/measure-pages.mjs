import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { ensureBrowser } from '../test/browsers.mjs';
import { startGallery } from '../gallery/gallery.mjs';
import { findFreePorts } from '../gallery/ports.mjs';
import { copyDemoData } from '../gallery/demo-data-cache.mjs';
import { createProcesses } from '../process/processes.mjs';
import { createReport, printError } from '../process/report.mjs';
import { buildWorkspace } from '../process/workspace.mjs';
import { ensureLighthouse, runLighthouse } from './run-lighthouse.mjs';
import { readFigures, tableOf } from './figures.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const firstPort = 8700;
/** Every public page that one reaches without having bought. */
const publicPages = [
  '/',
  '/fine-art',
  '/fine-art/inside-voice',
  '/ledger',
  '/about',
  '/commercial',
  '/contact',
  '/selling-partners',
  '/visualizer',
  '/cart',
  '/order-lookup',
  '/live-events',
  '/live-event-gate/tfgallery',
  '/live-event/tfgallery',
];
/** Runs of each page; the table shows their medians. `LIGHTHOUSE_RUNS` changes it while you work on a page. */
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
/** Below this the machine was busy, and the run is discarded. */
const QUIET = 2_200;
/**
 * Discarded runs of one page before it is measured anyway, since slow machines never reach the index (the table shows it),
 * and before a browser that cannot be measured ends everything.
 */
const PATIENCE = 3;

/**
 * Starts a temporary gallery, measures its pages and prints the table.
 * @param {readonly string[]} paths none for every public page and a certificate
 */
export async function measurePages(paths) {
  const report = createReport();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-lighthouse-'));
  const processes = createProcesses({ logDir: path.join(dataDir, 'logs') });
  const caller = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'warn' };
  const options = { root, ports: await findFreePorts(firstPort), report, processes, caller };
  let gallery = null;
  try {
    const chromium = await ensureBrowser('Chromium', options.report);
    await ensureLighthouse(options);
    await buildWorkspace(options);
    await copyDemoData(options, dataDir);
    gallery = await startGallery({ ...options, dataDir });
    const rows = [];
    const pages = paths.length > 0 ? paths : [...publicPages, await certificatePath(gallery.databaseUrl)];
    for (const page of pages) {
      const url = `${gallery.addresses.web}${page}`;
      rows.push({ page, runs: await measure({ url, page, chromium, dataDir, options }) });
    }
    report.say(`\n${tableOf(rows)}`);
  } finally {
    await gallery?.stop();
    await processes.stop();
    processes.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The demo's certificates have new numbers in each gallery. */
async function certificatePath(databaseUrl) {
  const connection = await createConnection({ uri: databaseUrl });
  try {
    const [[certificate]] = await connection.query('SELECT coa_id AS coaId FROM certificates LIMIT 1');
    return `/certificate/${certificate.coaId}`;
  } finally {
    await connection.end();
  }
}

async function measure({ url, page, chromium, dataDir, options }) {
  // The first visit prepares connections and rendered pages, which is not part of a page's cost.
  await (await fetch(url)).text();
  const figures = [];
  let discarded = 0;
  while (figures.length < runs) {
    const what = `${page}, run ${figures.length + 1} of ${runs}`;
    const found = await options.report
      .step(what, async (note) => {
        const result = readFigures(await runLighthouse({ url, chromium, dataDir, ...options }));
        note(`performance ${result.performance}, LCP ${result.lcp} ms, machine ${result.benchmarkIndex}`);
        return result;
      })
      .catch((error) => {
        if (discarded >= PATIENCE) throw error;
        printError(error);
        return null;
      });
    if (found && (found.benchmarkIndex >= QUIET || discarded >= PATIENCE)) figures.push(found);
    else discarded += 1;
  }
  return figures;
}
