import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../../platform';
import { ArtworkDetailsService } from '../artworks/artwork-details.service';
import { INVENTORY_PAGE_SIZE } from '../catalog-policy';
import { CatalogStore } from '../catalog.store';
import type {
  InventoryPage,
  InventoryQuery,
  InventoryRecord,
  InventoryCustomSize,
  InventoryEdition,
  InventoryPrintSize,
  InventoryRow,
  InventorySpecialEdition,
} from './dto/inventory.dto';
import { InventoryStore } from './inventory.store';
import {
  artworkAvailability,
  CUSTOM_SIZE_LABELS,
  priceDifferences,
  toDollars,
  formEditionKind,
  framedSizeLabel,
  mapEditionTexts,
  mapSizeTexts,
  unsoldValue,
  type CustomSizeLabel,
  type EditionAvailability,
  type PriceBookPrices,
} from '@gallery/domain';
import type { ArtworkRecord } from '../artworks/dto/artwork.dto';
import {
  presentArtworkRecord,
  UNTITLED_ARTWORK,
  type ArtworkDetails,
  type ListedArtwork,
} from '../artworks/artwork.presenter';
import { UNSIZED } from '../artworks/new-artwork';

/** The inventory, including hidden artworks. */
@Injectable()
export class InventoryQueries {
  constructor(
    private readonly inventoryStore: InventoryStore,
    private readonly catalogStore: CatalogStore,
    private readonly artworkDetailsService: ArtworkDetailsService,
    private readonly settings: Settings,
  ) {}

  /** A page of the list. Five queries, however long the page is. */
  async page(query: InventoryQuery): Promise<InventoryPage> {
    const limit = query.limit ?? INVENTORY_PAGE_SIZE;
    // One row more than the limit shows whether there is another page.
    const { artworks, total } = await this.inventoryStore.pageWithTotal(query, limit + 1);
    const shown = artworks.slice(0, limit);
    const listed = await this.artworkDetailsService.loadListed(shown);
    return {
      items: listed.map((artwork) => presentInventoryRow(artwork, this.settings.priceBook)),
      total,
      nextCursor: artworks.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** Full records after the cursor. Five queries, however many there are. */
  async listBatch(query: InventoryQuery, limit: number): Promise<InventoryRecord[]> {
    const artworks = await this.artworkDetailsService.load(await this.inventoryStore.page(query, limit));
    return artworks.map((artwork) => presentInventoryRecord(artwork, this.settings.priceBook));
  }

  /** Every artwork that is not archived, newest first. */
  async listAll(): Promise<InventoryRecord[]> {
    const artworks = await this.artworkDetailsService.load(await this.inventoryStore.listAll());
    return artworks.map((artwork) => presentInventoryRecord(artwork, this.settings.priceBook));
  }

  /** These artworks, in no particular order; unknown ids are left out. Five queries, however many there are. */
  async findAll(ids: readonly string[]): Promise<InventoryRecord[]> {
    const artworks = await this.catalogStore.findByIds([...new Set(ids)]);
    const details = await this.artworkDetailsService.load(artworks);
    return details.map((artwork) => presentInventoryRecord(artwork, this.settings.priceBook));
  }

  /** @throws AppError `artwork_not_found` */
  async find(id: string): Promise<InventoryRecord> {
    const [details] = await this.artworkDetailsService.load(await this.catalogStore.findByIds([id]));
    if (!details) throw new AppError('artwork_not_found');
    return presentInventoryRecord(details, this.settings.priceBook);
  }
}

type EditionDetails = ListedArtwork['editions'][number];

/** An artwork in the inventory. */
export function presentInventoryRecord(details: ArtworkDetails, book: PriceBookPrices): InventoryRecord {
  const { artwork, editions } = details;
  const record: Pick<ArtworkRecord, keyof ArtworkRecord> = presentArtworkRecord(details, { shown: true });
  const special = editions.find(({ edition }) => edition.kind === 'special');
  const prices = record.availableSizes.flatMap(({ price }) => (price ? [price] : []));
  return {
    ...record,
    title: artwork.title,
    printSizes: presentPrintSizes(editions),
    sizeType: artwork.sizeType,
    frameStyle: artwork.frameStyle,
    customFrameStyle: artwork.customFrameStyle ?? '',
    includeChromaluxe: artwork.includeChromaluxe,
    includeSpecialEdition: special?.edition.enabled ?? false,
    specialEdition: special ? presentSpecialEdition(special) : null,
    customSizes: CUSTOM_SIZE_LABELS.flatMap((label) => {
      const custom = editions.find(({ edition }) => edition.kind === 'custom' && edition.label === label);
      return custom ? [presentCustomSize(label, custom)] : [];
    }),
    priceOverride: artwork.priceOverride,
    editions: editions.map(presentEdition),
    price: prices.length > 0 ? Math.min(...prices) : null,
    availability: artworkAvailability(artwork.availability, editionStocks(details)),
    availabilitySet: artwork.availability,
    liveStatus: artwork.liveStatus,
    galleryCredit: artwork.galleryCredit ?? '',
    purchaseLink: artwork.purchaseLink ?? '',
    notes: artwork.notes ?? '',
    unsoldValue: toDollars(unsoldValue(editionStocks(details))),
    differences: priceDifferencesOf(details, book).map(({ size, priceCents, bookCents }) => ({
      size,
      price: toDollars(priceCents),
      bookPrice: toDollars(bookCents),
    })),
    archivedAt: artwork.archivedAt?.toISOString() ?? null,
    version: artwork.version,
    createdAt: artwork.createdAt.toISOString(),
    updatedAt: artwork.updatedAt.toISOString(),
  };
}

/** An artwork in the admin's list. */
function presentInventoryRow(details: ListedArtwork, book: PriceBookPrices): InventoryRow {
  const { artwork, artworkImages, catalogueImages } = details;
  const { id, title, slug, series, year, tier, liveStatus, archivedAt } = artwork;
  const editions = enabledEditions(details);
  return {
    id,
    title: title.trim() || UNTITLED_ARTWORK,
    slug,
    series,
    year,
    tier,
    artworkPicture: artworkImages[0] ?? null,
    cataloguePicture: catalogueImages[0] ?? null,
    editions: editions.map(presentEdition).toSorted((one, other) => other.price - one.price),
    unsoldValue: toDollars(unsoldValue(editionStocks(details))),
    remaining: editions.reduce((sum, { counts }) => sum + counts.available + counts.held, 0),
    availability: artworkAvailability(artwork.availability, editionStocks(details)),
    liveStatus,
    isArchived: archivedAt !== null,
    differences: priceDifferencesOf(details, book).length,
  };
}

const enabledEditions = ({ editions }: ListedArtwork): EditionDetails[] =>
  editions.filter(({ edition }) => edition.enabled);

const editionStocks = (details: ListedArtwork): EditionAvailability[] =>
  enabledEditions(details).map(({ edition, counts }) => ({
    priceCents: edition.priceCents,
    available: counts.available,
    held: counts.held,
  }));

const priceDifferencesOf = (details: ListedArtwork, book: PriceBookPrices) =>
  priceDifferences(
    book,
    details.artwork.tier,
    enabledEditions(details).flatMap(({ edition }) => (isStandardSize({ edition }) ? [edition] : [])),
  );

const isStandardSize = ({ edition }: Pick<EditionDetails, 'edition'>): boolean =>
  edition.kind !== 'custom' && edition.kind !== 'special';

const presentEdition = ({ edition, counts }: EditionDetails): InventoryEdition => ({
  editionId: edition.id,
  size: edition.size,
  kind: edition.kind,
  label: edition.label,
  enabled: edition.enabled,
  price: toDollars(edition.priceCents),
  frameSize: edition.frameSize,
  totalEditions: edition.total,
  soldEditions: counts.sold,
  heldEditions: counts.held,
  availableEditions: counts.available,
});

const presentPrintSizes = (editions: readonly EditionDetails[]): Record<string, InventoryPrintSize> =>
  Object.fromEntries(
    editions.filter(isStandardSize).map(({ edition }) => [
      edition.size,
      {
        enabled: edition.enabled,
        price: toDollars(edition.priceCents),
        editionCount: edition.total,
        framedSize: framedSizeLabel(formEditionKind(edition.size), edition.frameSize),
        frameStyle: edition.frameStyle,
        ...mapSizeTexts((name) => edition[name] ?? ''),
      },
    ]),
  );

const presentCustomSize = (label: CustomSizeLabel, { edition }: EditionDetails): InventoryCustomSize => ({
  label,
  enabled: edition.enabled,
  imageSize: edition.size,
  frameSize: edition.frameSize ?? '',
  frameStyle: edition.frameStyle,
  price: toDollars(edition.priceCents),
  editionCount: edition.total,
  ...mapSizeTexts((name) => edition[name] ?? ''),
});

const presentSpecialEdition = ({ edition }: EditionDetails): InventorySpecialEdition => ({
  name: edition.label ?? '',
  imageSize: edition.size === UNSIZED ? '' : edition.size,
  frameSize: edition.frameSize ?? '',
  frameStyle: edition.frameStyle,
  ...mapEditionTexts((name) => edition[name] ?? ''),
  price: toDollars(edition.priceCents),
  editionCount: edition.total,
});
