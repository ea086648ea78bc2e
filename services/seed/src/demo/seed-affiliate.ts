import type { CatalogService } from '@gallery/api/catalog';
import { OWNER_ACTOR, type OfflineSalesService } from '@gallery/api/orders';
import type {
  AffiliatesService,
  CommissionReviewService,
  ReferralAssignmentService,
} from '@gallery/api/affiliates';
import type { Clock, Database } from '@gallery/api/platform';
import { DEMO_PARTNER, DEMO_REFERRED } from './demo-affiliate';

/** The services that the partner's past is made by: the owner's. */
export interface PartnerSeedServices {
  /** Each thing happens on its day. */
  clock: Clock & { setBack: (days: number) => void };
  database: Database;
  catalogue: CatalogService;
  known: AffiliatesService;
  adding: AffiliatesService;
  offline: OfflineSalesService;
  naming: ReferralAssignmentService;
  approving: CommissionReviewService;
}

/**
 * Gives the demo a selling partner with two sales: one that can be paid out, one whose buyer may still return it. All of it
 * is one transaction, so that the seed can be stopped and run again.
 * @returns whether the partner was new
 */
export async function seedPartner(services: PartnerSeedServices): Promise<boolean> {
  const { clock, database, known, adding, approving } = services;
  const { since, ...partner } = DEMO_PARTNER;
  if ((await known.findNamesByCode()).has(partner.partnerId)) return false;
  try {
    await database.transaction(async () => {
      clock.setBack(since);
      await adding.create(partner, OWNER_ACTOR);
      for (const sale of DEMO_REFERRED) await sell(services, sale);
      clock.setBack(0);
      await approving.approveDue();
    });
  } finally {
    clock.setBack(0);
  }
  return true;
}

/** At the price of the catalogue. */
async function sell(
  { clock, catalogue, offline, naming }: PartnerSeedServices,
  { daysAgo, buyer, print, reason }: (typeof DEMO_REFERRED)[number],
): Promise<void> {
  clock.setBack(daysAgo);
  const [found] = await catalogue.findPurchasable([print]);
  if (!found) throw new Error(`The demo's partner sells ${print.title}, which is not there.`);
  const { artworkId, priceCents } = found;
  const { size, quantity } = print;
  const number = await offline.recordSale({
    buyer: { ...buyer, phone: '', country: 'United States' },
    items: [{ artworkId, size, quantity, priceCents }],
    notes: null,
  });
  await naming.assign(number, { partnerId: DEMO_PARTNER.partnerId, reason }, OWNER_ACTOR);
}
