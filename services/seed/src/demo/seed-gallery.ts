import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultEditions, DEFAULT_PRICE_BOOK, slugify } from '@gallery/domain';
import {
  type CatalogService,
  type PrintLedgerService,
  type CreatedArtwork,
  type NewArtworkEdition,
} from '@gallery/api/catalog';
import { type MediaService } from '@gallery/api/media';
import { type Database } from '@gallery/api/platform';
import type { DemoArtwork } from './demo-artworks';
import { DEMO_CONSIGNED, DEMO_ON_INQUIRY, DEMO_SOLD } from './demo-inventory';

/** The services that the seed works through: the same that the owner uses. */
export interface SeedServices {
  catalogue: CatalogService;
  ledger: PrintLedgerService;
  media: MediaService;
  database: Database;
}

/** How far the seed is. */
export interface SeedProgress {
  done: number;
  of: number;
  title: string;
  /** False when the work was there already. */
  created: boolean;
}

/**
 * Hangs the demo gallery. A work arrives with its editions and sold numbers in one transaction, and a work that is
 * there is left alone: the seed can be stopped at any moment and run again, and never undoes what buyers did since.
 */
export async function seedGallery(
  services: SeedServices,
  {
    folder,
    artworks,
    report,
  }: { folder: string; artworks: DemoArtwork[]; report: (progress: SeedProgress) => void },
): Promise<void> {
  const pictures = async (artwork: DemoArtwork | undefined): Promise<ArtworkPictures | null> => {
    if (!artwork || (await services.catalogue.hasSlug(slugify(artwork.title)))) return null;
    return cut(services.media, folder, artwork);
  };
  let ready = await pictures(artworks[0]);
  for (const [index, artwork] of artworks.entries()) {
    // The next work's pictures are cut while this one is written: the processors do not wait for the database.
    const [next] = await Promise.all([
      pictures(artworks[index + 1]),
      ready && hang(services, artwork, ready),
    ]);
    report({ done: index + 1, of: artworks.length, title: artwork.title, created: ready !== null });
    ready = next;
  }
}

/** Ids of a work's two pictures. */
interface ArtworkPictures {
  artworkMedia: string;
  catalogueMedia: string;
}

const framedAlt = ({ title }: DemoArtwork): string => `${title}, framed, on a wall`;

async function cut(media: MediaService, folder: string, artwork: DemoArtwork): Promise<ArtworkPictures> {
  const [artworkMedia, catalogueMedia] = await Promise.all([
    importFile(media, path.join(folder, artwork.file), artwork.alt),
    importFile(media, path.join(folder, artwork.catalogueFile), framedAlt(artwork)),
  ]);
  return { artworkMedia, catalogueMedia };
}

async function hang(
  { catalogue, ledger, database }: SeedServices,
  artwork: DemoArtwork,
  { artworkMedia, catalogueMedia }: ArtworkPictures,
): Promise<void> {
  await database.transaction(async () => {
    const created = await catalogue.createArtwork({
      ...worded(artwork),
      images: [
        { kind: 'artwork', mediaId: artworkMedia, alt: artwork.alt },
        { kind: 'catalogue', mediaId: catalogueMedia, alt: framedAlt(artwork) },
      ],
      editions: onInquiry(artwork),
    });
    await sellBefore(ledger, artwork, created);
  });
}

const importFile = async (media: MediaService, file: string, alt: string): Promise<string> =>
  media.importImage(await readFile(file), { alt });

const worded = ({
  title,
  series,
  year,
  medium,
  description,
  tags,
  isFeatured,
  orientation,
  tier,
}: DemoArtwork) => ({
  title,
  series,
  year,
  medium,
  description,
  tags,
  isFeatured,
  orientation,
  tier,
});

/** The price book's editions without their prices; undefined leaves the price book to the catalogue. */
const onInquiry = (artwork: DemoArtwork): NewArtworkEdition[] | undefined =>
  DEMO_ON_INQUIRY.includes(artwork.title)
    ? defaultEditions(DEFAULT_PRICE_BOOK, artwork).map((edition) => ({ ...edition, priceCents: 0 }))
    : undefined;

/** The numbers that the shop has no more when the demo begins. */
async function sellBefore(
  ledger: PrintLedgerService,
  { title }: DemoArtwork,
  { editions }: CreatedArtwork,
): Promise<void> {
  const gone = [
    { prints: DEMO_SOLD[title], reason: 'sold before the demo began' },
    { prints: DEMO_CONSIGNED[title], reason: 'with another gallery, which sells it' },
  ];
  for (const { prints = {}, reason } of gone) {
    for (const [size, numbers] of Object.entries(prints)) {
      const edition = editions.find((each) => each.size === size);
      if (!edition) throw new Error(`The demo sells ${size} of ${title}, which has no such edition.`);
      await ledger.recordOfflineSale({ editionId: edition.id, numbers, reason, actor: 'demo' });
    }
  }
}
