import type { PreviewEdition, PreviewedArtwork } from '@gallery/contracts';
import { formatEditionNumber, formatSize, frameTypeOfStyle } from '@gallery/domain';
import type { NewCartItem } from '@gallery/session';

/** The edition and edition number that the collector has reserved; null for none. */
export function findReservation(
  artwork: Pick<PreviewedArtwork, 'editions' | 'reservation'>,
): { edition: PreviewEdition; editionNumber: number; until: string } | null {
  const { reservation } = artwork;
  const edition = artwork.editions.find(({ editionId }) => editionId === reservation?.editionId);
  return reservation && edition
    ? { edition, editionNumber: reservation.editionNumber, until: reservation.until }
    : null;
}

/** Dollars; null if the gallery sells by inquiry or the print has no price. */
export const editionPrice = ({ price }: Pick<PreviewEdition, 'price'>): number | null =>
  price === null || price <= 0 ? null : price;

/** The frame of the edition's prints: the chosen one where it is offered, else the edition's own. */
export const resolveFrameStyle = (
  { frameColor, frameStyles }: Pick<PreviewEdition, 'frameColor' | 'frameStyles'>,
  chosen: string | null,
): string => frameStyles.find((style) => style === chosen) ?? frameColor;

/**
 * The reserved print as a cart line; null without a price.
 * @param frameStyle the chosen one; null for the edition's own
 */
export function reservedCartItem(artwork: PreviewedArtwork, frameStyle: string | null): NewCartItem | null {
  const reserved = findReservation(artwork);
  const price = reserved && editionPrice(reserved.edition);
  if (!reserved || price === null) return null;
  const { edition, editionNumber, until } = reserved;
  return {
    id: `${artwork.artworkId}-${edition.size}`,
    artworkId: artwork.artworkId,
    title: artwork.title,
    series: artwork.series,
    year: artwork.year,
    imageUrl: artwork.imageUrl,
    editionNumber: formatEditionNumber(edition.total, editionNumber),
    editionSize: formatSize(edition.size),
    size: edition.size,
    frameSize: edition.frameSize ?? '',
    frameType: frameTypeOfStyle(resolveFrameStyle(edition, frameStyle)),
    price,
    remaining: edition.prints.filter(({ state }) => state === 'available' || state === 'mine').length,
    reservedUntil: until,
  };
}
