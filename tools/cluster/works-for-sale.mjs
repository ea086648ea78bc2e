/** More prints than the demo has. */
import sharp from 'sharp';
import { signInDemoOwner } from '../gallery/demo-owner.mjs';
import { getJson } from './api-calls.mjs';
import { editionsForSale } from './buyer.mjs';

/** An artwork as the inventory takes it, which adds every size of its orientation. */
const WORK = {
  series: 'Cluster',
  orientation: 'landscape',
  sizeType: 'standard',
  tier: 'Tier 1',
  liveStatus: 'live',
};
/** Small, so that rendering does not dominate. */
const PICTURE = { width: 900, height: 600, channels: 3, background: '#456' };

/** Adds works to the inventory until this many prints are for sale. @param {string} web @param {number} prints */
export async function addWorksForSale(web, prints) {
  const headers = await signInDemoOwner(web);
  const picture = await sharp({ create: PICTURE }).jpeg().toBuffer();
  for (let number = 1; (await countPrintsForSale(web)) < prints; number += 1) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...WORK, title: `${WORK.series} ${number}` }))
      body.append(name, value);
    body.append('artworkImages', new Blob([picture], { type: 'image/jpeg' }), `cluster-${number}.jpg`);
    await getJson(`${web}/api/admin/artwork-inventory`, { body, headers });
  }
}

async function countPrintsForSale(web) {
  const editions = await editionsForSale(web);
  return editions.reduce((sum, { edition: { available } }) => sum + available, 0);
}
