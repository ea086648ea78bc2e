import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CatalogConnection } from './catalog-connection';
import type { ArtworkWatch } from './refetch-queue';
import { whenPageIsIdle, whenPageIsVisible } from './when-page-is-idle';

export interface WatchOptions {
  /**
   * Screen readers hear of changes, once for the page. Default true; false where the component says so itself, or shows
   * no counts.
   */
  isAnnounced?: boolean;
}

/** What the page shows, over all remotes. */
const watches = new Set<ArtworkWatch>();
let connection: Promise<CatalogConnection | null> | null = null;
let isUpdateDue = false;

/**
 * Keeps the counts of these artworks up to date while the component is mounted: when prints are held, sold or returned,
 * their queries are fetched again. All components of the page share one connection, which opens once the page is idle
 * and visible; without it, pages are as up to date as their own refetching makes them.
 */
export function useWatchedArtworks(
  artworkIds: readonly string[] | 'all',
  { isAnnounced = true }: WatchOptions = {},
): void {
  const queryClient = useQueryClient();
  const key = artworkIds === 'all' ? artworkIds : [...new Set(artworkIds)].toSorted().join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    const watch: ArtworkWatch = {
      artworkIds: key === 'all' ? key : key.split(' '),
      isAnnounced,
      queryClient,
    };
    watches.add(watch);
    updateSoon();
    return () => {
      watches.delete(watch);
      updateSoon();
    };
  }, [key, isAnnounced, queryClient]);
}

/** A new page takes over from the one before, and its components mount one by one: together they make one change. */
function updateSoon(): void {
  if (isUpdateDue) return;
  isUpdateDue = true;
  setTimeout(() => {
    isUpdateDue = false;
    void update();
  });
}

async function update(): Promise<void> {
  if (watches.size > 0) connection ??= connect();
  const opened = await connection;
  if (watches.size > 0) return opened?.update();
  connection = null;
  opened?.close();
}

/** Null if there is nothing left to watch, or if the code could not be downloaded: the next page tries again. */
async function connect(): Promise<CatalogConnection | null> {
  await whenPageIsIdle();
  const loaded = await import('./catalog-connection').catch(() => null);
  await whenPageIsVisible();
  if (loaded && watches.size > 0) return loaded.openCatalogConnection(watches);
  connection = null;
  return null;
}
