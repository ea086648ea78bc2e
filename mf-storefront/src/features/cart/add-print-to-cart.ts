import { formatEditionNumber, formatSize, UNKNOWN_SIZE, frameTypeOfStyle } from '@gallery/domain';
import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { showToast, useCart } from '@gallery/session';
import { stockLimitMessage } from './stock-limit-message';

/** Adds one print of the edition in this frame to the cart; shows a toast if none is left. */
export function addPrintToCart(artwork: ArtworkRecord, edition: EditionOption, frameStyle: string): void {
  const { outcome, remaining } = useCart.getState().add({
    id: `${artwork.id}-${edition.size}`,
    artworkId: artwork.id,
    title: artwork.title,
    series: artwork.series,
    year: artwork.year,
    imageUrl: artwork.imageUrl,
    editionNumber: formatEditionNumber(edition.total),
    editionSize: formatSize(edition.size || UNKNOWN_SIZE),
    size: edition.size,
    frameSize: edition.frameSize ?? '',
    frameType: frameTypeOfStyle(frameStyle),
    price: edition.price ?? 0,
    remaining: edition.available,
  });
  if (outcome === 'capped' || outcome === 'sold-out') {
    showToast({ title: stockLimitMessage(remaining), description: artwork.title });
  }
}
