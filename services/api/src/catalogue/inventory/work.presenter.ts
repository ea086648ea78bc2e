import {
  availabilityOf,
  CUSTOM_LABELS,
  departuresFromBook,
  dollars,
  formKind,
  framedSizeLabel,
  unsoldValue,
  type EditionStanding,
  type BookPrices,
} from '@gallery/domain';
import type { ArtworkRecord } from '../artwork.dto';
import { presentRecord, UNTITLED, type ArtworkParts } from '../artwork.presenter';
import { UNSIZED } from '../new-artwork';
import type {
  InventoryCustomSize,
  InventoryEdition,
  InventoryPrintSize,
  InventoryRecord,
  InventoryRow,
  InventorySpecialEdition,
} from './inventory.dto';

type WorkEdition = ArtworkParts['editions'][number];

/** Everything that the owner keeps of a work. */
export function presentInventoryRecord(parts: ArtworkParts, book: BookPrices): InventoryRecord {
  const { artwork, editions } = parts;
  const record: Pick<ArtworkRecord, keyof ArtworkRecord> = presentRecord(parts, { shown: true });
  const special = editions.find(({ edition }) => edition.kind === 'special');
  const prices = record.availableSizes.flatMap(({ price }) => (price ? [price] : []));
  return {
    ...record,
    title: artwork.title,
    printSizes: printSizesOf(editions),
    sizeType: artwork.sizeType,
    frameStyle: artwork.frameStyle,
    customFrameStyle: artwork.customFrameStyle ?? '',
    includeChromaluxe: artwork.includeChromaluxe,
    includeSpecialEdition: special?.edition.enabled ?? false,
    specialEdition: special ? specialOf(special) : null,
    customSizes: CUSTOM_LABELS.flatMap((label) => {
      const custom = editions.find(({ edition }) => edition.kind === 'custom' && edition.label === label);
      return custom ? [customOf(label, custom)] : [];
    }),
    priceOverride: artwork.priceOverride,
    editions: editions.map(editionOf),
    price: prices.length > 0 ? Math.min(...prices) : null,
    availability: availabilityOf(artwork.availability, standings(parts)),
    availabilitySet: artwork.availability,
    liveStatus: artwork.liveStatus,
    galleryCredit: artwork.galleryCredit ?? '',
    purchaseLink: artwork.purchaseLink ?? '',
    notes: artwork.notes ?? '',
    unsoldValue: dollars(unsoldValue(standings(parts))),
    departures: departuresOf(parts, book).map(({ size, priceCents, bookCents }) => ({
      size,
      price: dollars(priceCents),
      bookPrice: dollars(bookCents),
    })),
    archivedAt: artwork.archivedAt?.toISOString() ?? null,
    version: artwork.version,
    createdAt: artwork.createdAt.toISOString(),
    updatedAt: artwork.updatedAt.toISOString(),
  };
}

/** A work in the console's list. */
export function presentInventoryRow(parts: ArtworkParts, book: BookPrices): InventoryRow {
  const { artwork, artworkImages, catalogueImages } = parts;
  const { id, title, slug, series, year, tier, liveStatus, archivedAt } = artwork;
  const editions = offered(parts);
  return {
    id,
    title: title.trim() || UNTITLED,
    slug,
    series,
    year,
    tier,
    artworkPicture: artworkImages[0] ?? null,
    cataloguePicture: catalogueImages[0] ?? null,
    editions: editions.map(editionOf).toSorted((one, other) => other.price - one.price),
    unsoldValue: dollars(unsoldValue(standings(parts))),
    remaining: editions.reduce((sum, { counts }) => sum + counts.available + counts.held, 0),
    availability: availabilityOf(artwork.availability, standings(parts)),
    liveStatus,
    isArchived: archivedAt !== null,
    departures: departuresOf(parts, book).length,
  };
}

const offered = ({ editions }: ArtworkParts): WorkEdition[] =>
  editions.filter(({ edition }) => edition.enabled);

const standings = (parts: ArtworkParts): EditionStanding[] =>
  offered(parts).map(({ edition, counts }) => ({
    priceCents: edition.priceCents,
    available: counts.available,
    held: counts.held,
  }));

const departuresOf = (parts: ArtworkParts, book: BookPrices) =>
  departuresFromBook(
    book,
    parts.artwork.tier,
    offered(parts).flatMap(({ edition }) => (isOfForm({ edition }) ? [edition] : [])),
  );

const isOfForm = ({ edition }: Pick<WorkEdition, 'edition'>): boolean =>
  edition.kind !== 'custom' && edition.kind !== 'special';

const editionOf = ({ edition, counts }: WorkEdition): InventoryEdition => ({
  editionId: edition.id,
  size: edition.size,
  kind: edition.kind,
  label: edition.label,
  enabled: edition.enabled,
  price: dollars(edition.priceCents),
  frameSize: edition.frameSize,
  totalEditions: edition.total,
  soldEditions: counts.sold,
  heldEditions: counts.held,
  availableEditions: counts.available,
});

const printSizesOf = (editions: readonly WorkEdition[]): Record<string, InventoryPrintSize> =>
  Object.fromEntries(
    editions.filter(isOfForm).map(({ edition }) => [
      edition.size,
      {
        enabled: edition.enabled,
        price: dollars(edition.priceCents),
        editionCount: edition.total,
        framedSize: framedSizeLabel(formKind(edition.size), edition.frameSize),
        frameStyle: edition.frameStyle,
      },
    ]),
  );

const customOf = (label: string, { edition }: WorkEdition): InventoryCustomSize => ({
  label,
  enabled: edition.enabled,
  imageSize: edition.size,
  frameSize: edition.frameSize ?? '',
  frameStyle: edition.frameStyle,
  price: dollars(edition.priceCents),
  editionCount: edition.total,
});

const specialOf = ({ edition }: WorkEdition): InventorySpecialEdition => ({
  name: edition.label ?? '',
  imageSize: edition.size === UNSIZED ? '' : edition.size,
  frameSize: edition.frameSize ?? '',
  frameStyle: edition.frameStyle,
  customFrameStyle: edition.customFrameStyle ?? '',
  price: dollars(edition.priceCents),
  editionCount: edition.total,
});
