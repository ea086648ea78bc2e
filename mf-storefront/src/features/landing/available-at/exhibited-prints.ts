import { formatSize } from '@gallery/domain';
import type { ArtworkCard, SiteContent } from '@gallery/contracts';

type ExhibitedPrintRef = NonNullable<SiteContent['home']['availableAt']>['works'][number];

/** A print on exhibition with its artwork. */
export interface ExhibitedPrint {
  artwork: ArtworkCard;
  /** `Edition 1 of 9, framed 42 × 32 in`. */
  line: string;
}

/** Artworks of the exhibited prints; skips prints whose artwork or edition is no longer public. */
export function findExhibitedPrints(
  prints: readonly ExhibitedPrintRef[],
  artworks: readonly ArtworkCard[],
): ExhibitedPrint[] {
  return prints.flatMap(({ slug, size, editionNumber }) => {
    const artwork = artworks.find((candidate) => candidate.slug === slug);
    const edition = artwork?.availableSizes.find((option) => option.size === size);
    if (!artwork || !edition) return [];
    const frame = edition.frameSize === null ? '' : `, framed ${formatSize(edition.frameSize)}`;
    return [{ artwork, line: `Edition ${editionNumber} of ${edition.edition}${frame}` }];
  });
}
