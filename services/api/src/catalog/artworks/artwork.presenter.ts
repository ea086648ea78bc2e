import {
  type Cents,
  CUSTOM_FRAME,
  editionsToPrice,
  FRAME_STYLES,
  type FrameStyle,
  groupBy,
  mapSizeTexts,
  toDollars,
} from '@gallery/domain';
import { pictureUrl, PLACEHOLDER_URL, type Picture } from '../../media';
import type { ArtworkEntity } from '../entities/artwork.entity';
import type {
  ArtworkCard,
  ArtworkRecord,
  AvailableSize,
  EditionOption,
  PrintSize,
  PublicLedgerEntry,
} from './dto/artwork.dto';
import type { LedgerRow } from '../editions/edition-ledger.queries';
import { parseCounts, type EditionCounts } from '../editions/edition-counts';
import type { EditionEntity } from '../entities/edition.entity';

/** An artwork with everything that its presenters need. */
export interface ArtworkDetails {
  artwork: ArtworkEntity;
  catalogueImages: Picture[];
  artworkImages: Picture[];
  /** In the order of the artwork page, including those not offered. */
  editions: { edition: EditionEntity; counts: EditionCounts }[];
  /** When the last print was sold; null while one is left. */
  soldOutAt: Date | null;
}

/** An artwork with what a list shows of it. */
export interface ListedArtwork extends Omit<ArtworkDetails, 'editions' | 'soldOutAt'> {
  /** In the order of the artwork page, including those not offered. */
  editions: { edition: EditionEntity; counts: Pick<EditionCounts, 'sold' | 'held' | 'available'> }[];
}

/** Prices are only public while the gallery sells. */
export interface PriceVisibility {
  shown: boolean;
}

/** Shown when an artwork has no title. */
export const UNTITLED_ARTWORK = 'Untitled Artwork';

/**
 * The owner's words for the frame of an edition, its own or else its artwork's; null when the frame is not a custom
 * one.
 */
export const customFrameOf = (
  artwork: Pick<ArtworkEntity, 'customFrameStyle'>,
  edition: Pick<EditionEntity, 'frameStyle' | 'customFrameStyle'>,
): string | null =>
  edition.frameStyle === CUSTOM_FRAME ? edition.customFrameStyle || artwork.customFrameStyle || null : null;

/** The frames a buyer may choose for an edition. */
export function frameStylesOf({ frameStyle }: { frameStyle: FrameStyle }): FrameStyle[] {
  if (frameStyle === 'Unframed') return ['Unframed'];
  return frameStyle === CUSTOM_FRAME ? [CUSTOM_FRAME, ...FRAME_STYLES] : [...FRAME_STYLES];
}

/** What shoppers can buy of an artwork: nothing once the owner has taken it off sale, whatever the ledger says. */
export const applyAvailability = (details: ArtworkDetails): ArtworkDetails =>
  details.artwork.availability === 'available'
    ? details
    : {
        ...details,
        editions: details.editions.map(({ edition, counts }) => ({
          edition,
          counts: { ...counts, available: 0, nextNumber: null },
        })),
      };

/** The public record of an artwork: these fields and no others leave the API. */
export function presentArtworkRecord(details: ArtworkDetails, prices: PriceVisibility): ArtworkRecord {
  const { artwork, catalogueImages, artworkImages } = details;
  const catalogueImageUrls = catalogueImages.map(pictureUrl);
  const artworkImageUrls = artworkImages.map(pictureUrl);
  const imageUrls = [...catalogueImageUrls, ...artworkImageUrls];
  return {
    ...baseFields(details, prices),
    description: artwork.description,
    artistProofs: artwork.artistProofs,
    catalogueImageUrls,
    artworkImageUrls,
    imageUrls,
    imageUrl: imageUrls[0] ?? PLACEHOLDER_URL,
    printSizes: presentPrintSizes(details, prices),
    editionOptions: enabledEditions(details).map(({ edition, counts }) =>
      presentEditionOption(edition, { artwork, counts, prices }),
    ),
    soldOutAt: details.soldOutAt?.toISOString() ?? null,
    catalogueImages,
    artworkImages,
  };
}

/** The artwork as lists show it. */
export function presentArtworkCard(details: ArtworkDetails, prices: PriceVisibility): ArtworkCard {
  const { catalogueImages, artworkImages } = details;
  const editions = enabledEditions(details);
  const sum = (of: (each: (typeof editions)[number]) => number): number =>
    editions.reduce((total, each) => total + of(each), 0);
  return {
    ...baseFields(details, prices),
    availableSizes: editions.map(({ edition, counts }) => ({
      size: edition.size,
      price: visiblePrice(edition.priceCents, prices),
      edition: edition.total,
      sold: counts.sold,
      held: counts.held,
      frameSize: edition.frameSize,
    })),
    picture: catalogueImages[0] ?? artworkImages[0] ?? null,
    photograph: artworkImages[0] ?? catalogueImages[0] ?? null,
    priceFrom: prices.shown ? lowestPrice(editions) : null,
    total: sum(({ edition }) => edition.total),
    sold: sum(({ counts }) => counts.sold),
    held: sum(({ counts }) => counts.held),
    available: sum(({ counts }) => counts.available),
  };
}

/** The public ledger, in the order of the rows. */
export const presentPublicLedger = (rows: readonly LedgerRow[]): PublicLedgerEntry[] =>
  [...groupBy(rows, ({ artworkId }) => artworkId)].flatMap(([id, editions]) => {
    const [first] = editions;
    if (!first) return [];
    const { title, slug, series, year } = first;
    return {
      id,
      title: title.trim() || UNTITLED_ARTWORK,
      slug,
      series,
      year,
      editions: editions.map((row) => {
        const [{ sold, held }, reserved] = [parseCounts(row), Number(row.reserved)];
        return {
          editionId: row.editionId,
          size: row.size,
          total: row.total,
          sold,
          held: held - reserved,
          reserved,
        };
      }),
    };
  });

const enabledEditions = ({ editions }: ArtworkDetails): ArtworkDetails['editions'] =>
  editions.filter(({ edition }) => edition.enabled);

const visiblePrice = (priceCents: Cents, prices: PriceVisibility): number | null =>
  prices.shown ? toDollars(priceCents) : null;

function lowestPrice(editions: ArtworkDetails['editions']): number | null {
  const counted = editions.map(({ edition: { priceCents, total }, counts: { sold, held } }) => ({
    priceCents,
    total,
    sold,
    held,
  }));
  const priced = editionsToPrice(counted)
    .map(({ priceCents }) => priceCents)
    .filter((price) => price > 0);
  return priced.length === 0 ? null : toDollars(Math.min(...priced));
}

function baseFields(details: ArtworkDetails, prices: PriceVisibility) {
  const { id, title, slug, series, year, medium, tags, isFeatured, orientation, tier } = details.artwork;
  return {
    id,
    title: title.trim() || UNTITLED_ARTWORK,
    slug,
    series,
    year,
    medium,
    tags,
    isFeatured,
    orientation,
    tier,
    availableSizes: enabledEditions(details).map(({ edition, counts }): AvailableSize => ({
      size: edition.size,
      price: visiblePrice(edition.priceCents, prices),
      edition: edition.total,
      sold: counts.sold,
    })),
  };
}

function presentPrintSizes({ editions }: ArtworkDetails, prices: PriceVisibility): Record<string, PrintSize> {
  return Object.fromEntries(
    editions.map(({ edition }) => [
      edition.size,
      { enabled: edition.enabled, price: visiblePrice(edition.priceCents, prices) },
    ]),
  );
}

function presentEditionOption(
  edition: EditionEntity,
  { artwork, counts, prices }: { artwork: ArtworkEntity; counts: EditionCounts; prices: PriceVisibility },
): EditionOption {
  return {
    editionId: edition.id,
    size: edition.size,
    kind: edition.kind,
    label: edition.label || null,
    frameSize: edition.frameSize,
    frameColor: edition.frameStyle,
    frameStyles: frameStylesOf(edition),
    customFrame: customFrameOf(artwork, edition),
    price: visiblePrice(edition.priceCents, prices),
    total: edition.total,
    sold: counts.sold,
    held: counts.held,
    available: counts.available,
    nextNumber: counts.nextNumber,
    heldUntil: counts.heldUntil?.toISOString() ?? null,
    unpaidUntil: counts.unpaidUntil?.toISOString() ?? null,
    shippingClass: edition.shippingClass,
    ...mapSizeTexts((name) => edition[name]),
  };
}
