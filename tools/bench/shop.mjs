/** The public gallery: reads, documents, polls, purchases, event photos, a first visit. */
import { setTimeout } from 'node:timers/promises';
import { findBrowser } from '../test/browsers.mjs';
import { measureDocuments } from './documents.mjs';
import { measureFirstVisit } from './first-visit.mjs';
import { measureNewPhoto } from './new-photo.mjs';
import { measurePolls } from './polls.mjs';
import { residentMiB } from './process-figures.mjs';
import { measurePurchases } from './purchases.mjs';
import { measureReads } from './reads.mjs';

/** V8 collects the start's garbage some ten seconds after it. */
const REST_MS = 30_000;

/**
 * @param {{ addresses: import('../gallery/environment.mjs').Addresses, databaseUrl: string, api: number, readyMs: number, report: import('../process/report.mjs').Report }} gallery
 *   `api` is the API's process, `readyMs` the time it took to start
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureShop({ addresses, databaseUrl, api, readyMs, report }) {
  await report.step('Waiting until the API is at rest', () => setTimeout(REST_MS));
  const atRest = residentMiB(api);
  return [
    readyRow(readyMs),
    ...(await report.step('Measuring catalog reads', () => measureReads(addresses.api, api))),
    ...(await report.step('Measuring documents', () =>
      measureDocuments({ api: addresses.api, pid: api, databaseUrl }),
    )),
    ...(await report.step('Measuring event polls', () => measurePolls(addresses.api, api))),
    ...(await report.step('Measuring purchases', () =>
      measurePurchases({ api: addresses.api, origin: addresses.web, pid: api }),
    )),
    ...(await report.step('Measuring a photo from upload to guest', () =>
      measureNewPhoto({ api: addresses.api, web: addresses.web, executablePath: findBrowser('Chromium') }),
    )),
    memoryRow('API memory, at rest', atRest, 130),
    memoryRow('API memory, after all of this', residentMiB(api), 200),
    ...(await report.step('Measuring a first visit', () =>
      measureFirstVisit({ url: `${addresses.web}/fine-art`, executablePath: findBrowser('Chromium') }),
    )),
  ];
}

const readyRow = (ms) => {
  const name = 'API ready';
  return [name, `${ms.toFixed(0)} ms`, { name, value: ms, unit: 'ms', most: 1_200 }];
};

const memoryRow = (name, value, most) => [
  name,
  `${value.toFixed(0)} MiB`,
  { name, value, unit: 'MiB', most },
];
