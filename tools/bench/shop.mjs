/** What visitors of the gallery meet: reads, polls, purchases, photographs, a first visit. */
import { findChromium } from '../test/chromium.mjs';
import { measureBroadcasts } from './broadcasts.mjs';
import { measureFirstVisit } from './first-visit.mjs';
import { measureNewPhoto } from './new-photo.mjs';
import { measurePolls } from './polls.mjs';
import { residentMiB } from './process-figures.mjs';
import { measurePurchases } from './purchases.mjs';
import { measureReads } from './reads.mjs';

/**
 * @param {{ addresses: import('../gallery/environment.mjs').Addresses, databaseUrl: string, api: number, report: import('../process/report.mjs').Report }} gallery
 *   `api` is the API's process
 * @returns {Promise<[string, string][]>}
 */
export async function measureShop({ addresses, databaseUrl, api, report }) {
  const before = residentMiB(api);
  return [
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
}
