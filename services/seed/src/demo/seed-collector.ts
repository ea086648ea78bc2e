import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { slugify } from '@gallery/domain';
import type { CatalogService, PurchasableEdition } from '@gallery/api/catalog';
import type { CertificateAmendmentsService, CertificatesService } from '@gallery/api/certificates';
import type {
  FavoritesService,
  CollectorLevelsService,
  CommissionRequestsService,
} from '@gallery/api/collectors';
import type { EmailConfirmationService, CollectorAuthService } from '@gallery/api/identity';
import type { MediaService } from '@gallery/api/media';
import { OWNER_ACTOR, type OrderTransitionsService, type OfflineSalesService } from '@gallery/api/orders';
import type { Clock, Database } from '@gallery/api/platform';
import type { PrivatePreviewsService, ArtistNotesService } from '@gallery/api/private-previews';
import type { SiteContentService } from '@gallery/api/site-content';
import {
  DEMO_ADDRESS,
  DEMO_COLLECTOR,
  DEMO_COMMISSION,
  DEMO_FAVORITES,
  DEMO_HIDDEN,
  DEMO_NOTE,
  DEMO_ORDERS,
  DEMO_PREVIEW,
} from './demo-collector';

const DAY_MS = 86_400_000;

/** The services that make the collector's past: those of collectors and of the owner. */
interface CollectorSeedServices {
  /** Each thing happens on its day. */
  clock: Clock & { setBack: (days: number) => void };
  database: Database;
  media: MediaService;
  site: SiteContentService;
  catalogue: CatalogService;
  signUp: CollectorAuthService;
  proof: EmailConfirmationService;
  levels: CollectorLevelsService;
  favorites: FavoritesService;
  offline: OfflineSalesService;
  orderMoves: OrderTransitionsService;
  certificates: CertificatesService;
  amending: CertificateAmendmentsService;
  commissions: CommissionRequestsService;
  previews: PrivatePreviewsService;
  notes: ArtistNotesService;
}

/** The pictures that come with the collector, by id. */
interface SeedPictures {
  hidden: string;
  note: string;
}

/**
 * Gives the demo a collector with years behind them. All of it is one transaction, and if their hidden work is there,
 * so is everything else: the seed can be stopped and run again, and brings nothing back that someone has ended since.
 * @returns whether the collector was new
 */
export async function seedCollector(services: CollectorSeedServices, folder: string): Promise<boolean> {
  const { catalogue, clock, database } = services;
  if (await catalogue.hasSlug(slugify(DEMO_HIDDEN.title))) return false;
  const pictures = {
    hidden: await imported(services, folder, DEMO_HIDDEN),
    note: await imported(services, folder, DEMO_NOTE),
  };
  try {
    await database.transaction(() => live(services, pictures));
  } finally {
    clock.setBack(0);
  }
  return true;
}

const imported = async (
  { media }: CollectorSeedServices,
  folder: string,
  { file, alt }: { file: string; alt: string },
): Promise<string> => media.importImage(await readFile(path.join(folder, file)), { alt });

async function live(services: CollectorSeedServices, pictures: SeedPictures): Promise<void> {
  const { clock, levels, notes } = services;
  const collectorId = await signUp(services);
  await buy(services);
  await sign(services, collectorId);
  clock.setBack(DEMO_COLLECTOR.vipSince);
  await levels.setLevel(collectorId, { level: 'VIP' }, OWNER_ACTOR);
  await save(services, collectorId);
  await commission(services, collectorId);
  clock.setBack(DEMO_NOTE.daysAgo);
  const { title, text, alt: pictureAlt } = DEMO_NOTE;
  await notes.create({ level: 'VIP', title, text, mediaId: pictures.note, pictureAlt }, OWNER_ACTOR);
  await preview(services, collectorId, pictures);
}

async function signUp({ clock, signUp: entrance, proof }: CollectorSeedServices): Promise<string> {
  const { since, firstName, lastName, email, password } = DEMO_COLLECTOR;
  clock.setBack(since);
  const client = { network: 'demo', device: 'The demo', cookies: '' };
  const { collector } = await entrance.signUp({ firstName, lastName, email, password }, client);
  await proof.markConfirmed(collector.id, email);
  return collector.id;
}

/** At the prices of the catalog. */
async function buy(services: CollectorSeedServices): Promise<void> {
  for (const { daysAgo, prints, notes, steps } of DEMO_ORDERS) {
    services.clock.setBack(daysAgo);
    const found = await services.catalogue.findPurchasable(prints);
    const items = prints.map(({ title, size, quantity }, index) => {
      const { artworkId, priceCents } = there(found[index], title);
      return { artworkId, size, quantity, priceCents };
    });
    const number = await services.offline.recordSale({ buyer: DEMO_ADDRESS, items, notes });
    for (const { daysAgo: then, ...step } of steps) {
      services.clock.setBack(then);
      await services.orderMoves.changeStatus(number, step, OWNER_ACTOR);
    }
  }
}

/** The photographer has signed the certificates of what was delivered, if the gallery has a signature. */
async function sign(
  { clock, site, certificates, amending }: CollectorSeedServices,
  collectorId: string,
): Promise<void> {
  const { about } = await site.getContent();
  if (about.signature === null) return;
  const held = await certificates.listByCollector(collectorId);
  for (const { prints, steps } of DEMO_ORDERS) {
    const delivery = steps.find(({ status }) => status === 'delivered');
    if (!delivery) continue;
    clock.setBack(delivery.daysAgo);
    for (const { coaId, artworkTitle } of held)
      if (prints.some(({ title }) => title === artworkTitle)) await amending.applySignature(coaId);
  }
}

async function save(
  { clock, catalogue, favorites }: CollectorSeedServices,
  collectorId: string,
): Promise<void> {
  for (const { title, daysAgo } of DEMO_FAVORITES) {
    clock.setBack(daysAgo);
    await favorites.add(collectorId, await idOf(catalogue, title));
  }
}

async function commission({ clock, commissions }: CollectorSeedServices, collectorId: string): Promise<void> {
  const { daysAgo, steps, ...wish } = DEMO_COMMISSION;
  clock.setBack(daysAgo);
  const { commission: opened } = await commissions.create({ ...wish, collectorId }, OWNER_ACTOR);
  for (const { daysAgo: then, status, note = null } of steps) {
    clock.setBack(then);
    await commissions.updateStatus(opened.id, status, { actor: OWNER_ACTOR, note });
  }
}

async function preview(
  { clock, catalogue, previews }: CollectorSeedServices,
  collectorId: string,
  { hidden }: SeedPictures,
): Promise<void> {
  const { file: _file, alt, tags, ...work } = DEMO_HIDDEN;
  const { daysAgo, lastsDays, note } = DEMO_PREVIEW;
  clock.setBack(daysAgo);
  const { id: artworkId } = await catalogue.createArtwork({
    ...work,
    tags: [...tags],
    liveStatus: 'hidden',
    images: [{ kind: 'artwork', mediaId: hidden, alt }],
  });
  const expiresAt = new Date(clock.now().getTime() + (daysAgo + lastsDays) * DAY_MS).toISOString();
  await previews.create(
    { artworkIds: [artworkId], collectorIds: [collectorId], expiresAt, note },
    OWNER_ACTOR,
  );
}

/** A work of the demo by its title; every one of them has a mini. */
async function idOf(catalogue: CatalogService, title: string): Promise<string> {
  const minis = await catalogue.findPurchasable([
    { title, size: '7x5' },
    { title, size: '7x7' },
  ]);
  return there(
    minis.find((mini) => mini !== null),
    title,
  ).artworkId;
}

function there(item: PurchasableEdition | null | undefined, title: string): PurchasableEdition {
  if (item) return item;
  throw new Error(`The demo's collector wants ${title}, which is not there.`);
}
