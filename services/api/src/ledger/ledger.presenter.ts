import {
  dollars,
  frameTypeLabel,
  liveSizes,
  PRICE_BOOK,
  PHOTO_ORIENTATIONS,
  photoTitle,
  type FrameStyle,
} from '@gallery/domain';
import { frameStylesOf, type EditionInLedger } from '../catalogue';
import type { KnownPhoto } from '../events';
import type { EditionLedger, LedgerNumber } from './dto/edition-ledger.dto';
import { presentNumber, type NumberSurroundings } from './number.presenter';

/** What stands around an edition and its numbers. */
export interface LedgerSurroundings extends NumberSurroundings {
  /** The photograph and its event's title, for an edition of one. */
  photo: { photo: KnownPhoto; event: string } | null;
}

/** The ledger of an edition as the gallery's people see it. */
export function presentLedger(
  { edition, work, siblings, prints }: EditionInLedger,
  around: LedgerSurroundings,
): EditionLedger {
  const numbers = prints.map((print) => presentNumber(print, edition.priceCents, around));
  const countOf = (...states: LedgerNumber['state'][]): number =>
    numbers.filter(({ state }) => states.includes(state)).length;
  const held = countOf('held', 'reserved', 'aside');
  return {
    editionId: edition.id,
    artworkId: edition.artworkId,
    photoId: edition.photoId,
    ...titleOf(work, around.photo),
    size: edition.size,
    kind: edition.kind,
    label: edition.label,
    frameSize: edition.frameSize,
    frameType: frameTypeLabel(edition.frameStyle),
    frameTypes: framesOf(edition).map(frameTypeLabel),
    price: dollars(edition.priceCents),
    total: edition.total,
    artistProofs: work?.artistProofs ?? 0,
    sold: countOf('sold', 'outside', 'refunded'),
    held,
    void: countOf('void'),
    remaining: held + countOf('available'),
    numbers,
    siblings: siblings.map(({ edition: { id, size, kind, label, enabled, total }, counts }) => ({
      editionId: id,
      size,
      kind,
      label,
      enabled,
      total,
      remaining: counts.available + counts.held,
    })),
  };
}

function titleOf(
  work: EditionInLedger['work'],
  photo: LedgerSurroundings['photo'],
): Pick<EditionLedger, 'title' | 'series'> {
  if (work) return { title: work.title, series: work.series };
  if (!photo) return { title: 'Photograph', series: '' };
  const { caption, seq } = photo.photo;
  return { title: photoTitle({ caption, seq: seq ?? 0 }), series: photo.event };
}

/** The frames that a buyer may choose; those of a photograph follow from its size, however it hangs. */
function framesOf({ size, frameStyle, artworkId }: EditionInLedger['edition']): readonly FrameStyle[] {
  if (artworkId !== null) return frameStylesOf({ frameStyle });
  // Frames are the same in every version of the price book.
  const offered = PHOTO_ORIENTATIONS.flatMap((orientation) => liveSizes(PRICE_BOOK, orientation));
  const sold = offered.find((each) => each.size === size);
  return sold?.frameStyles ?? [frameStyle];
}
