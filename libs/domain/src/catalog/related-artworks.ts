import { shuffleBySeed } from './shuffle';

/** How many related artworks a page shows. */
export const RELATED_ARTWORK_COUNT = 3;

/** What artworks are compared by. */
interface ComparableArtwork {
  id: string;
  series: string;
}

/**
 * Related artworks: of the same series, then of related series (`DEFAULT_SERIES`, or what the owner chose), then any; shuffled by the visit's seed within each,
 * so that server and page choose the same.
 */
export function relatedArtworks<Work extends ComparableArtwork>(
  artwork: ComparableArtwork,
  artworks: readonly Work[],
  { relatedSeries, seed }: { relatedSeries: Readonly<Record<string, readonly string[]>>; seed: number },
): Work[] {
  const near = [artwork.series, ...(relatedSeries[artwork.series] ?? [])];
  const distance = ({ series }: Work): number => {
    const index = near.indexOf(series);
    return index === -1 ? near.length : index;
  };
  const others = artworks.filter(({ id }) => id !== artwork.id);
  // A stable sort keeps the shuffled order among equally related artworks.
  return shuffleBySeed(others, seed)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, RELATED_ARTWORK_COUNT);
}
