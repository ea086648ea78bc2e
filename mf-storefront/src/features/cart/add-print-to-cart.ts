import {
  formatEditionNumber,
  formatSize,
  frameTypeOfStyle,
  maxPrintsPerOrder,
  orderLimitMessage,
  UNKNOWN_SIZE,
} from '@gallery/domain';
import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { isHeld, showToast, useCart, useGallerySettings, type CartNumber } from '@gallery/session';
import { stockLimitMessage } from './stock-limit-message';

/**
 * Adds one print of the edition in this frame to the cart; shows a toast if none is left, or an order can have no more.
 * @param number that the buyer would receive; null when that is decided at checkout
 */
export function addPrintToCart(
  artwork: ArtworkRecord,
  edition: EditionOption,
  frameStyle: string,
  number: CartNumber | null,
): void {
  const id = `${artwork.id}-${edition.size}`;
  const most = maxPrintsPerOrder(edition.total, useGallerySettings.getState().settings.orderLimits);
  const line = useCart.getState().items.find((each) => each.id === id);
  const inCart = line?.quantity ?? 0;
  const held = line?.numbers?.filter((each) => isHeld(each)).length ?? 0;
  if (inCart >= most && (edition.available > inCart || number)) {
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
    // The catalog may no longer count a held number; on hold, the line waits for what others give back.
    remaining: Math.max(
      edition.available,
      isHeld(number) || (edition.available === 0 && edition.held > held) ? inCart + 1 : held,
    ),
    ...(number && { number }),
  });
  if (outcome === 'capped' || outcome === 'sold-out') {
    showToast({ title: stockLimitMessage(remaining), description: artwork.title });
  }
}
