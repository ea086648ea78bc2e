import {
  formatEditionNumber,
  formatSize,
  frameTypeOfStyle,
  maxPrintsPerOrder,
  orderLimitMessage,
  UNKNOWN_SIZE,
} from '@gallery/domain';
import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { showToast, useCart, useGallerySettings } from '@gallery/session';
import { stockLimitMessage } from './stock-limit-message';

/** Adds one print of the edition in this frame to the cart; shows a toast if none is left, or an order can have no more. */
export function addPrintToCart(artwork: ArtworkRecord, edition: EditionOption, frameStyle: string): void {
  const id = `${artwork.id}-${edition.size}`;
  const most = maxPrintsPerOrder(edition.total, useGallerySettings.getState().settings.orderLimits);
  const inCart = useCart.getState().items.find((line) => line.id === id)?.quantity ?? 0;
  if (inCart >= most && edition.available > inCart) {
    showToast({ title: orderLimitMessage(most), description: artwork.title });
    return;
  }
  const { outcome, remaining } = useCart.getState().add({
    id,
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
