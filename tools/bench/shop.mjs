/** The public gallery: reads, polls, purchases, event photos, a first visit. */
import { findBrowser } from '../test/browsers.mjs';
import { measureFirstVisit } from './first-visit.mjs';
import { measureNewPhoto } from './new-photo.mjs';
import { measurePolls } from './polls.mjs';
import { residentMiB } from './process-figures.mjs';
import { measurePurchases } from './purchases.mjs';
import { measureReads } from './reads.mjs';

/**
 * @param {{ addresses: import('../gallery/environment.mjs').Addresses, api: number, report: import('../process/report.mjs').Report }} gallery
 *   `api` is the API's process
 * @returns {Promise<[string, string][]>}
 */
export async function measureShop({ addresses, api, report }) {
  const before = residentMiB(api);
  return [
    ...(await report.step('Measuring catalog reads', () => measureReads(addresses.api, api))),
    ...(await report.step('Measuring event polls', () => measurePolls(addresses.api, api))),
    ...(await report.step('Measuring purchases', () => measurePurchases(addresses.api, addresses.web))),
    ...(await report.step('Measuring a photo from upload to guest', () =>
      measureNewPhoto({ api: addresses.api, web: addresses.web, executablePath: findBrowser('Chromium') }),
    )),
    ['API memory, at rest', `${before.toFixed(0)} MiB`],
    ['API memory, after all of this', `${residentMiB(api).toFixed(0)} MiB`],
    ...(await report.step('Measuring a first visit', () =>
      measureFirstVisit({ url: `${addresses.web}/fine-art`, executablePath: findBrowser('Chromium') }),
    )),
  ];
}
