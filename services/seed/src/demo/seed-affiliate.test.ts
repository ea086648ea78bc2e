import { commissionLines } from '../../../api/test/builders/affiliate-commissions';
import { asOwner } from '../../../api/test/app/signed-in-owner';
import { createEdition } from '../../../api/test/builders/checkout';
import { startApi, type TestApi } from '../../../api/test/app/start-api';
import { CatalogService } from '@gallery/api/catalog';
import { OfflineSalesService } from '@gallery/api/orders';
import {
  AffiliatesService,
  AffiliatePayoutsService,
  ReferralAssignmentService,
} from '@gallery/api/affiliates';
import { seedAffiliate } from './seed-affiliate';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.reset();
  await createEdition(api, {
    title: 'Four Seconds of Turning Away',
    size: '60x40',
    priceCents: 1_500_000,
  });
  await createEdition(api, { title: 'Membrane', size: '7x5', priceCents: 33_300, total: 100 });
});
afterAll(() => api.close());

const seed = (): Promise<boolean> =>
  seedAffiliate({
    clock: Object.assign(api.clock, {
      setBack: (days: number) => {
        api.clock.reset();
        api.clock.advance(-days * DAY_MS);
      },
    }),
    database: api.database,
    catalogue: api.get(CatalogService),
    known: api.get(AffiliatesService),
    adding: api.get(AffiliatesService),
    offline: api.get(OfflineSalesService),
    naming: api.get(ReferralAssignmentService),
    approving: api.get(AffiliatePayoutsService),
  });

test('the demo’s affiliate has a sale to be paid and one that may still go back, once', async () => {
  expect(await seed()).toBe(true);
  expect(await seed()).toBe(false);
  // Paid at the gallery, so that no card took its fee: 20 % of 666 - 46.02, and of 15,000 - 2,050.
  expect(await commissionLines(api, { headers: asOwner })).toMatchObject([
    { size: '7x5', state: 'pending', quantity: 2, net: 619.98, commission: 124 },
    { size: '60x40', state: 'approved', quantity: 1, net: 12_950, commission: 2_590 },
  ]);
});
