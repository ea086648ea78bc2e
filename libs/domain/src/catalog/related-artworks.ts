import { shuffleBySeed } from './shuffle';

/** How many works are shown beside a work. */
export const RELATED_ARTWORK_COUNT = 3;

/** What a work is compared by. */
interface ComparableArtwork {
  id: string;
  series: string;
}

/**
 * Works to show beside a work: of its own series first, then of the series near it, then any; within each at random, but
 * by the visit's seed, so that server and page choose the same.
 */
export function relatedArtworks<Work extends ComparableArtwork>(
  artwork: ComparableArtwork,
  artworks: readonly Work[],
  { affinity, seed }: { affinity: Readonly<Record<string, readonly string[]>>; seed: number },
): Work[] {
  const near = [artwork.series, ...(affinity[artwork.series] ?? [])];
  const distance = ({ series }: Work): number => {
    const index = near.indexOf(series);
    return index === -1 ? near.length : index;
  };
  const others = artworks.filter(({ id }) => id !== artwork.id);
  // Sorting keeps the shuffled order among works that are equally near.
  return shuffleBySeed(others, seed)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, RELATED_ARTWORK_COUNT);
}
