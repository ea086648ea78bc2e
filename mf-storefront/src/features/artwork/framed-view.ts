import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { framedDimensionsOf, resolveFrameStyle, type FramedDimensions } from '@gallery/domain';
import { artworkPictures } from '../../artwork-pictures';

/** An artwork's first photograph in a frame. */
export interface FramedView {
  frame: string;
  dimensions: FramedDimensions;
}

/** The artwork in its frame, as it is drawn; null when the edition comes without one. */
export function framedView(
  artwork: ArtworkRecord,
  edition: EditionOption | null,
  frame: string | null,
): FramedView | null {
  if (!edition || edition.frameSize === null) return null;
  const frameStyle = resolveFrameStyle(edition, frame);
  const [photograph] = artworkPictures(artwork);
  const dimensions = framedDimensionsOf(
    { size: edition.size, frameSize: edition.frameSize, frameStyle },
    photograph ? photograph.width / photograph.height : undefined,
  );
  return dimensions && { frame: frameStyle, dimensions };
}
