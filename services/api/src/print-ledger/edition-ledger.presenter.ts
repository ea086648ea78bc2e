import {
  toDollars,
  frameTypeLabel,
  eventPhotoSizes,
  DEFAULT_PRICE_BOOK,
  EVENT_PHOTO_ORIENTATIONS,
  eventPhotoTitle,
  type FrameStyle,
} from '@gallery/domain';
import { frameStylesOf, type EditionWithPrints } from '../catalog';
import type { StoredEventPhoto } from '../events';
import type { EditionStock, PrintRecord } from './dto/edition-ledger.dto';
import { presentPrint, type PrintContext } from './print-record.presenter';

/** What stands around an edition and its numbers. */
export interface EditionLedgerContext extends PrintContext {
  /** The photograph and its event's title, for an edition of one. */
  photo: { photo: StoredEventPhoto; event: string } | null;
}

/** The ledger of an edition as the gallery's people see it. */
export function presentEditionLedger(
  { edition, work, siblings, prints }: EditionWithPrints,
  around: EditionLedgerContext,
): EditionStock {
  const numbers = prints.map((print) => presentPrint(print, edition.priceCents, around));
  const countOf = (...states: PrintRecord['state'][]): number =>
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
    price: toDollars(edition.priceCents),
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
  work: EditionWithPrints['work'],
  photo: EditionLedgerContext['photo'],
): Pick<EditionStock, 'title' | 'series'> {
  if (work) return { title: work.title, series: work.series };
  if (!photo) return { title: 'Photograph', series: '' };
  const { caption, seq } = photo.photo;
  return { title: eventPhotoTitle({ caption, seq: seq ?? 0 }), series: photo.event };
}

/** The frames that a buyer may choose; those of a photograph follow from its size, however it hangs. */
function framesOf({ size, frameStyle, artworkId }: EditionWithPrints['edition']): readonly FrameStyle[] {
  if (artworkId !== null) return frameStylesOf({ frameStyle });
  // Frames are the same in every version of the price book.
  const offered = EVENT_PHOTO_ORIENTATIONS.flatMap((orientation) =>
    eventPhotoSizes(DEFAULT_PRICE_BOOK, orientation),
  );
  const sold = offered.find((each) => each.size === size);
  return sold?.frameStyles ?? [frameStyle];
}
