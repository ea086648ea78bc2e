import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { slugify } from '@gallery/domain';
import type { Catalogue, SaleItem } from '../catalogue';
import type { AmendCertificate, ReadCertificates } from '../certificates';
import type { FavoritesService, GiveLevel, MoveCommission, OpenCommission } from '../collectors';
import type { AddressProof, SignUp } from '../identity';
import type { MediaService } from '../media';
import { THE_OWNER, type MoveOrderOn, type SellOffline } from '../orders';
import type { Clock, Database } from '../platform';
import type { GrantPreview, KeepArtistNotes } from '../previews';
import type { Site } from '../site';
import {
  DEMO_ADDRESS,
  DEMO_COLLECTOR,
  DEMO_COMMISSION,
  DEMO_FAVORITES,
  DEMO_HIDDEN,
  DEMO_NOTE,
  DEMO_ORDERS,
  DEMO_PREVIEW,
  DEMO_SIGNED,
} from './demo-collector';

const DAY_MS = 86_400_000;

/** The services that the collector's past is made by: those of collectors and of the owner. */
export interface CollectorSeedServices {
  /** Each thing happens on its day. */
  clock: Clock & { setBack: (days: number) => void };
  database: Database;
  media: MediaService;
  site: Site;
  catalogue: Catalogue;
  signUp: SignUp;
  proof: AddressProof;
  levels: GiveLevel;
  favorites: FavoritesService;
  offline: SellOffline;
  orderMoves: MoveOrderOn;
  certificates: ReadCertificates;
  amending: AmendCertificate;
  commissions: OpenCommission;
  moves: MoveCommission;
  previews: GrantPreview;
  notes: KeepArtistNotes;
}

/** The pictures that come with the collector, by id. */
interface SeedPictures {
  hidden: string;
  note: string;
}

/**
 * Gives the demo a collector with years behind them. All of it is one transaction, and where their hidden work is
 * everything is: the seed can be stopped and run again, and brings nothing back that somebody has ended since.
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
  await levels.give(collectorId, 'VIP', THE_OWNER);
  await save(services, collectorId);
  await commission(services, collectorId);
  clock.setBack(DEMO_NOTE.daysAgo);
  const { title, text, alt: pictureAlt } = DEMO_NOTE;
  await notes.write({ level: 'VIP', title, text, mediaId: pictures.note, pictureAlt }, THE_OWNER);
  await preview(services, collectorId, pictures);
}

async function signUp({ clock, signUp: entrance, proof }: CollectorSeedServices): Promise<string> {
  const { since, firstName, lastName, email, password } = DEMO_COLLECTOR;
  clock.setBack(since);
  const visitor = { network: 'demo', device: 'The demo', cookies: '' };
  const { collector } = await entrance.signUp({ firstName, lastName, email, password }, visitor);
  await proof.prove(collector.id, email);
  return collector.id;
}

/** At the prices of the catalogue. */
async function buy(services: CollectorSeedServices): Promise<void> {
  for (const { daysAgo, prints, notes, steps } of DEMO_ORDERS) {
    services.clock.setBack(daysAgo);
    const found = await services.catalogue.findForSale(prints);
    const items = prints.map(({ title, size, quantity }, index) => {
      const { artworkId, priceCents } = there(found[index], title);
      return { artworkId, size, quantity, priceCents };
    });
    const number = await services.offline.sell({ buyer: DEMO_ADDRESS, items, notes });
    for (const { daysAgo: then, ...step } of steps) {
      services.clock.setBack(then);
      await services.orderMoves.move(number, step, THE_OWNER);
    }
  }
}

/** The photographer has signed beneath the certificates of what was delivered, if the gallery has a signature. */
async function sign(
  { clock, site, certificates, amending }: CollectorSeedServices,
  collectorId: string,
): Promise<void> {
  const { about } = await site.content();
  if (about.signature === null) return;
  clock.setBack(DEMO_SIGNED.daysAgo);
  const held = await certificates.ofCollector(collectorId);
  for (const { coaId, artworkTitle } of held)
    if (artworkTitle === DEMO_SIGNED.title) await amending.applySignature(coaId);
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

async function commission(
  { clock, commissions, moves }: CollectorSeedServices,
  collectorId: string,
): Promise<void> {
  const { daysAgo, steps, ...wish } = DEMO_COMMISSION;
  clock.setBack(daysAgo);
  const { commission: opened } = await commissions.open({ ...wish, collectorId }, THE_OWNER);
  for (const { daysAgo: then, status, note = null } of steps) {
    clock.setBack(then);
    await moves.move(opened.id, status, { actor: THE_OWNER, note });
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
  await previews.grant({ artworkIds: [artworkId], collectorIds: [collectorId], expiresAt, note }, THE_OWNER);
}

/** A work of the demo by its title; every one of them has a mini. */
async function idOf(catalogue: Catalogue, title: string): Promise<string> {
  const minis = await catalogue.findForSale([
    { title, size: '7x5' },
    { title, size: '7x7' },
  ]);
  return there(
    minis.find((mini) => mini !== null),
    title,
  ).artworkId;
}

function there(item: SaleItem | null | undefined, title: string): SaleItem {
  if (item) return item;
  throw new Error(`The demo's collector wants ${title}, which is not there.`);
}
