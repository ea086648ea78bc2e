import { CUSTOM_FRAME, dollars, FRAME_STYLES, type Cents, type FrameStyle } from '@gallery/domain';
import { pictureUrl, PLACEHOLDER_URL, type Picture } from '../media';
import type { ArtworkEntity } from './artwork.entity';
import type { ArtworkCard, ArtworkRecord, AvailableSize, EditionOption, PrintSize } from './artwork.dto';
import type { EditionCounts } from './edition-counts';
import type { EditionEntity } from './edition.entity';

/** A work with all that its projections are made of. */
export interface ArtworkParts {
  artwork: ArtworkEntity;
  catalogueImages: Picture[];
  artworkImages: Picture[];
  /** In the order of the artwork page, those not offered included. */
  editions: { edition: EditionEntity; counts: EditionCounts }[];
}

/** Whether prices may leave: only while the gallery sells. */
export interface Prices {
  shown: boolean;
}

/** What stands in for a missing title. */
export const UNTITLED = 'Untitled Artwork';

/** The frames a buyer may choose for an edition. */
export function frameStylesOf({ frameStyle }: { frameStyle: FrameStyle }): FrameStyle[] {
  if (frameStyle === 'Unframed') return ['Unframed'];
  return frameStyle === CUSTOM_FRAME ? [CUSTOM_FRAME, ...FRAME_STYLES] : [...FRAME_STYLES];
}

/** The work as visitors may buy it: of one that the owner has taken off sale nothing is free, whatever the ledger says. */
export const asOnSale = (parts: ArtworkParts): ArtworkParts =>
  parts.artwork.availability === 'available'
    ? parts
    : {
        ...parts,
        editions: parts.editions.map(({ edition, counts }) => ({
          edition,
          counts: { ...counts, available: 0, nextNumber: null },
        })),
      };

/** The public record of a work: everything listed here leaves, nothing else does. */
export function presentRecord(parts: ArtworkParts, prices: Prices): ArtworkRecord {
  const { artwork, catalogueImages, artworkImages } = parts;
  const catalogueImageUrls = catalogueImages.map(pictureUrl);
  const artworkImageUrls = artworkImages.map(pictureUrl);
  const imageUrls = [...catalogueImageUrls, ...artworkImageUrls];
  return {
    ...facts(parts, prices),
    description: artwork.description,
    artistProofs: artwork.artistProofs,
    catalogueImageUrls,
    artworkImageUrls,
    imageUrls,
    imageUrl: imageUrls[0] ?? PLACEHOLDER_URL,
    printSizes: printSizes(parts, prices),
    editionOptions: offered(parts).map(({ edition, counts }) => editionOption(edition, counts, prices)),
    catalogueImages,
    artworkImages,
  };
}

/** The same work as lists show it. */
export function presentCard(parts: ArtworkParts, prices: Prices): ArtworkCard {
  const { catalogueImages, artworkImages } = parts;
  const editions = offered(parts);
  const sum = (of: (each: (typeof editions)[number]) => number): number =>
    editions.reduce((total, each) => total + of(each), 0);
  return {
    ...facts(parts, prices),
    availableSizes: editions.map(({ edition, counts }) => ({
      size: edition.size,
      price: priceOf(edition.priceCents, prices),
      edition: edition.total,
      sold: counts.sold,
      held: counts.held,
      frameSize: edition.frameSize,
    })),
    picture: catalogueImages[0] ?? artworkImages[0] ?? null,
    photograph: artworkImages[0] ?? catalogueImages[0] ?? null,
    priceFrom: prices.shown ? lowest(editions.map(({ edition }) => edition.priceCents)) : null,
    total: sum(({ edition }) => edition.total),
    sold: sum(({ counts }) => counts.sold),
    held: sum(({ counts }) => counts.held),
    available: sum(({ counts }) => counts.available),
  };
}

const offered = ({ editions }: ArtworkParts): ArtworkParts['editions'] =>
  editions.filter(({ edition }) => edition.enabled);

const priceOf = (priceCents: Cents, prices: Prices): number | null =>
  prices.shown ? dollars(priceCents) : null;

function lowest(cents: Cents[]): number | null {
  const priced = cents.filter((price) => price > 0);
  return priced.length === 0 ? null : dollars(Math.min(...priced));
}

function facts(parts: ArtworkParts, prices: Prices) {
  const { id, title, slug, series, year, medium, tags, isFeatured, orientation, tier } = parts.artwork;
  return {
    id,
    title: title.trim() || UNTITLED,
    slug,
    series,
    year,
    medium,
    tags,
    isFeatured,
    orientation,
    tier,
    availableSizes: offered(parts).map(({ edition, counts }): AvailableSize => ({
      size: edition.size,
      price: priceOf(edition.priceCents, prices),
      edition: edition.total,
      sold: counts.sold,
    })),
  };
}

function printSizes({ editions }: ArtworkParts, prices: Prices): Record<string, PrintSize> {
  return Object.fromEntries(
    editions.map(({ edition }) => [
      edition.size,
      { enabled: edition.enabled, price: priceOf(edition.priceCents, prices) },
    ]),
  );
}

function editionOption(edition: EditionEntity, counts: EditionCounts, prices: Prices): EditionOption {
  return {
    editionId: edition.id,
    size: edition.size,
    kind: edition.kind,
    label: edition.label || null,
    frameSize: edition.frameSize,
    frameColor: edition.frameStyle,
    frameStyles: frameStylesOf(edition),
    price: priceOf(edition.priceCents, prices),
    total: edition.total,
    sold: counts.sold,
    held: counts.held,
    available: counts.available,
    nextNumber: counts.nextNumber,
    shippingClass: edition.shippingClass,
  };
}
