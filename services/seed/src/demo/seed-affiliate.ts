import type { CatalogService } from '@gallery/api/catalog';
import { OWNER_ACTOR, type OfflineSalesService } from '@gallery/api/orders';
import type {
  AffiliatesService,
  AffiliatePayoutsService,
  ReferralAssignmentService,
} from '@gallery/api/affiliates';
import type { Clock, Database } from '@gallery/api/platform';
import type { SizeKey } from '@gallery/domain';

/** Someone who sends buyers: their link is `?ref=galerie-nord`. */
export const DEMO_PARTNER = {
  partnerName: 'Galerie Nord',
  partnerId: 'galerie-nord',
  email: 'nord@example.com',
  /** Days before the demo begins, here and below. */
  since: 120,
  notes: 'Shows the 40 x 40 of Mended Twice in their window.',
};

/** What was bought at the gallery on the affiliate's word, oldest first. Costs of these sizes are in the price book. */
export const DEMO_REFERRED: readonly {
  daysAgo: number;
  buyer: { fullName: string; email: string; street: string; city: string; state: string; zip: string };
  print: { title: string; size: SizeKey; quantity: number };
  reason: string;
}[] = [
  {
    daysAgo: 46,
    buyer: {
      fullName: 'Harriet Cole',
      email: 'harriet@example.com',
      street: '400 Canyon Road',
      city: 'Santa Fe',
      state: 'NM',
      zip: '87501',
    },
    print: { title: 'Four Seconds of Turning Away', size: '60x40', quantity: 1 },
    reason: 'Came with them to the opening',
  },
  {
    daysAgo: 6,
    buyer: {
      fullName: 'Jonas Weber',
      email: 'jonas@example.com',
      street: '12 Harbor Street',
      city: 'Portland',
      state: 'ME',
      zip: '04101',
    },
    print: { title: 'Membrane', size: '7x5', quantity: 2 },
    reason: 'Asked for it in their gallery',
  },
];

/** The services that make the affiliate's past: the owner's. */
interface AffiliateSeedServices {
  /** Each thing happens on its day. */
  clock: Clock & { setBack: (days: number) => void };
  database: Database;
  catalogue: CatalogService;
  known: AffiliatesService;
  adding: AffiliatesService;
  offline: OfflineSalesService;
  naming: ReferralAssignmentService;
  approving: AffiliatePayoutsService;
}

/**
 * Gives the demo an affiliate with two sales: one that can be paid out, one whose buyer may still return it. All of it
 * is one transaction, so that the seed can be stopped and run again.
 * @returns whether the affiliate was new
 */
export async function seedAffiliate(services: AffiliateSeedServices): Promise<boolean> {
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

/** At the price of the catalog. */
async function sell(
  { clock, catalogue, offline, naming }: AffiliateSeedServices,
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
