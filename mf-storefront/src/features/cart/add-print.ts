import { editionStatement, formatSize, UNKNOWN_SIZE } from '@gallery/domain';
import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { notify, useCart } from '@gallery/session';
import { capNotice } from './cap-notice';
import { frameTypeOf } from './frame-type';

/** Puts one print of the edition, in this frame, into the cart; says so when no further one is left. */
export function addPrint(artwork: ArtworkRecord, edition: EditionOption, frameStyle: string): void {
  const { outcome, remaining } = useCart.getState().add({
    id: `${artwork.id}-${edition.size}`,
    artworkId: artwork.id,
    title: artwork.title,
    series: artwork.series,
    year: artwork.year,
    imageUrl: artwork.imageUrl,
    editionNumber: editionStatement(edition.total),
    editionSize: formatSize(edition.size || UNKNOWN_SIZE),
    size: edition.size,
    frameSize: edition.frameSize ?? '',
    frameType: frameTypeOf(frameStyle),
    price: edition.price ?? 0,
    remaining: edition.available,
  });
  if (outcome === 'capped' || outcome === 'sold-out') {
    notify({ title: capNotice(remaining), description: artwork.title });
  }
}
