import { findShownEditions, refetchPrints, type ShownEdition } from '@gallery/api-client';
import { formatSize, remainingLabel, UNTITLED_ARTWORK } from '@gallery/domain';
import type { QueryClient } from '@tanstack/react-query';
import { announce } from '../announce';

/** Artworks whose prints a component shows. */
export interface ArtworkWatch {
  /** `all` for every public artwork. */
  artworkIds: readonly string[] | 'all';
  /** Screen readers hear of changes. */
  isAnnounced: boolean;
  queryClient: QueryClient;
}

/** At an opening many prints are sold at once: nobody can listen to all of them. */
const MAX_SENTENCES = 3;

/**
 * Refetches changed artworks, one refetch at a time: changes that come meanwhile are fetched together. Each is announced
 * once, whatever number of components shows it.
 * @returns takes artworks whose prints changed; `all` after a time without connection
 */
export function createRefetchQueue(
  watches: ReadonlySet<ArtworkWatch>,
): (artworkIds: readonly string[] | 'all') => void {
  const changed = new Set<string>();
  let isEverythingStale = false;
  let running: Promise<void> | null = null;

  const run = async () => {
    while (isEverythingStale || changed.size > 0) {
      const artworkIds = isEverythingStale ? null : new Set(changed);
      isEverythingStale = false;
      changed.clear();
      const queryClients = new Set([...watches].map(({ queryClient }) => queryClient));
      await Promise.all(
        [...queryClients].map((queryClient) => refetchAndAnnounce(queryClient, artworkIds, watches)),
      );
    }
  };

  return (artworkIds) => {
    if (artworkIds === 'all') isEverythingStale = true;
    else for (const id of artworkIds) changed.add(id);
    running ??= run().finally(() => (running = null));
  };
}

async function refetchAndAnnounce(
  queryClient: QueryClient,
  artworkIds: ReadonlySet<string> | null,
  watches: ReadonlySet<ArtworkWatch>,
): Promise<void> {
  const before = findShownEditions(queryClient);
  await refetchPrints(queryClient, artworkIds);
  const isAnnounced = ({ artworkId }: ShownEdition) =>
    [...watches].some(
      (watch) => watch.isAnnounced && (watch.artworkIds === 'all' || watch.artworkIds.includes(artworkId)),
    );
  const sentences = [...findShownEditions(queryClient).values()]
    .filter((edition) => {
      const shown = before.get(edition.editionId);
      return shown && remainingLabel(shown) !== remainingLabel(edition) && isAnnounced(edition);
    })
    .map(
      (edition) =>
        `${edition.title || UNTITLED_ARTWORK}, ${formatSize(edition.size)}: ${remainingLabel(edition)}.`,
    );
  if (sentences.length > 0) announce(sentences.slice(0, MAX_SENTENCES).join(' '));
}
