import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultEditions, DEFAULT_PRICE_BOOK, slugify, type SizeKey } from '@gallery/domain';
import type {
  CatalogService,
  PrintLedgerService,
  CreatedArtwork,
  NewArtworkEdition,
} from '@gallery/api/catalog';
import type { MediaService } from '@gallery/api/media';
import type { Clock, Database } from '@gallery/api/platform';
import type { DemoArtwork } from './demo-artworks';

/** The numbers from the first to the last, both included. */
const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Prints that were sold before the demo begins, by title and size. They show each state of a work: plenty left, a few
 * left, one size gone, all gone, a lower number that comes free again between sold ones.
 */
export const DEMO_SOLD: Record<string, Record<SizeKey, number[]>> = {
  // The next buyer of the 20 x 20 gets print 3 of 9.
  'Inside Voice': { '7x7': upTo(12), '20x20': [1, 2] },
  Shallows: { '7x7': upTo(31), '20x20': upTo(6), '30x30': [1, 2], '40x40': [1] },
  'Silver Stain': { '7x7': upTo(94), '20x20': upTo(8), '30x30': upTo(8), '40x40': upTo(9) },
  'What the Tide Kept': { '7x5': upTo(100), '30x20': upTo(9), '45x30': upTo(7), '60x40': upTo(8) },
  'One Breath, Not Corrected': { '7x7': upTo(100), '20x20': upTo(9), '30x30': upTo(9), '40x40': upTo(9) },
  'Counting Down': { '7x7': upTo(44), '20x20': upTo(9), '30x30': upTo(4) },
  'Mended Twice': { '7x7': upTo(18), '20x20': upTo(5) },
  'Inventory of Wind': { '7x5': upTo(7), '30x20': [1, 3, 4] },
  'Radiograph of a Lily': { '20x20': upTo(3), '40x40': [1, 2] },
  'The Weight of Linen': { '7x7': upTo(9), '30x30': upTo(7) },
  'Salt and Iron': { '30x20': upTo(2) },
  'Someone Is Home': { '7x5': upTo(3) },
};

/** Days before the demo begins: the last of these sales. */
const DEMO_LAST_SALE_DAYS_AGO = 73;

/** Artworks that are sold on request only: their editions carry no price. */
export const DEMO_ON_INQUIRY: readonly string[] = ['Last Song, Empty House'];

/**
 * Prints that hang in another gallery, which sells them: the shop must not. demo/site.json shows these very numbers
 * under “Now Available at”.
 */
export const DEMO_CONSIGNED: Record<string, Record<SizeKey, number[]>> = {
  'Mended Twice': { '30x30': [1] },
  'Inventory of Wind': { '45x30': [2] },
};

/** The services that the seed works through: the same that the owner uses. */
interface SeedServices {
  /** Prints that are gone were sold in the past. */
  clock: Clock & { setBack: (days: number) => void };
  catalogue: CatalogService;
  ledger: PrintLedgerService;
  media: MediaService;
  database: Database;
}

/** How far the seed is. */
interface SeedProgress {
  done: number;
  of: number;
  title: string;
  /** False when the work was there already. */
  created: boolean;
}

/**
 * Fills the demo gallery. An artwork arrives with its editions and sold numbers in one transaction, and a work that is
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
  { catalogue, ledger, database, clock }: SeedServices,
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
    clock.setBack(DEMO_LAST_SALE_DAYS_AGO);
    try {
      await sellBefore(ledger, artwork, created);
    } finally {
      clock.setBack(0);
    }
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

/** The price book's editions without their prices; undefined leaves the price book to the catalog. */
const onInquiry = (artwork: DemoArtwork): NewArtworkEdition[] | undefined =>
  DEMO_ON_INQUIRY.includes(artwork.title)
    ? defaultEditions(DEFAULT_PRICE_BOOK, artwork).map((edition) => ({ ...edition, priceCents: 0 }))
    : undefined;

/** The numbers that the shop no longer has when the demo begins. */
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
      await ledger.recordOfflineSale({
        editionId: edition.id,
        editionNumbers: numbers,
        reason,
        actor: 'demo',
      });
    }
  }
}
