import type { ArtworkRecord, FavoriteRecord, PreviewedArtwork, PublicLedgerEntry } from '@gallery/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { FAVORITES_PATH } from '../collector/favorites.queries';
import {
  PRIVATE_INVENTORY_PATH,
  privatePreviewArtworksQuery,
  type PrivatePreviewArtworks,
} from '../collector/private-previews.queries';
import { EVENTS_PATH } from '../events/event-photo-orders.queries';
import {
  ARTWORKS_PATH,
  EDITIONS_PATH,
  INVENTORY_PATH,
  inventoryQuery,
  LEDGER_PATH,
  ledgerQuery,
} from './catalog.queries';
import { WAITING_ROOM_PATH } from './waiting-room.queries';

/**
 * Refetches what the page shows of these artworks' prints; the rest of the cache is fetched again when it is shown.
 * Resolves when the page is up to date. After a failure it continues with what it has.
 * @param artworkIds null for all artworks
 */
export async function refetchPrints(
  queryClient: QueryClient,
  artworkIds: ReadonlySet<string> | null,
): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => hasPrintsOf(queryClient, queryKey, artworkIds),
  });
}

function hasPrintsOf(
  queryClient: QueryClient,
  queryKey: QueryKey,
  artworkIds: ReadonlySet<string> | null,
): boolean {
  const [path, slug] = queryKey;
  // What is still loading may have been read before the change.
  const isChanged = (ids: readonly string[] | undefined) =>
    artworkIds === null || ids === undefined || ids.some((id) => artworkIds.has(id));
  switch (path) {
    case INVENTORY_PATH:
    case EDITIONS_PATH:
    case LEDGER_PATH:
    // A print that was released or sold moves the line.
    case WAITING_ROOM_PATH:
      return true;
    case ARTWORKS_PATH: {
      if (slug === undefined) return true;
      const artwork = queryClient.getQueryData<ArtworkRecord>(queryKey);
      return isChanged(artwork && [artwork.id]);
    }
    case EVENTS_PATH: {
      const [, , part, photoId, what] = queryKey;
      const isOfPhoto = part === 'photos' && what === 'editions' && typeof photoId === 'string';
      return isOfPhoto && isChanged([photoId]);
    }
    case PRIVATE_INVENTORY_PATH: {
      const preview = queryClient.getQueryData(privatePreviewArtworksQuery().queryKey);
      return isChanged(preview?.artworks.map(({ artworkId }) => artworkId));
    }
    case FAVORITES_PATH: {
      const favorites = queryClient.getQueryData<FavoriteRecord[]>(queryKey);
      return isChanged(favorites?.map(({ artworkId }) => artworkId));
    }
    default:
      return false;
  }
}

/** An edition as the page shows it. */
export interface ShownEdition {
  editionId: string;
  artworkId: string;
  title: string;
  size: string;
  total: number;
  sold: number;
  held: number;
}

/** The editions that the page shows now, by their id: an edition in several queries appears once. */
export function findShownEditions(queryClient: QueryClient): ReadonlyMap<string, ShownEdition> {
  const inventory = queryClient.getQueriesData<ArtworkRecord[]>({
    queryKey: inventoryQuery().queryKey,
    type: 'active',
  });
  const artworks = queryClient.getQueriesData<ArtworkRecord>({
    queryKey: [ARTWORKS_PATH],
    type: 'active',
    predicate: ({ queryKey }) => queryKey.length > 1,
  });
  const ledgers = queryClient.getQueriesData<PublicLedgerEntry[]>({
    queryKey: ledgerQuery().queryKey,
    type: 'active',
  });
  const previews = queryClient.getQueriesData<PrivatePreviewArtworks>({
    queryKey: privatePreviewArtworksQuery().queryKey,
    type: 'active',
  });
  const editions = [
    ...[
      ...inventory.flatMap(([, data]) => data ?? []),
      ...artworks.flatMap(([, data]) => data ?? []),
    ].flatMap(({ id: artworkId, title, editionOptions }) =>
      editionOptions.map((edition): ShownEdition => ({ ...edition, artworkId, title })),
    ),
    ...ledgers
      .flatMap(([, data]) => data ?? [])
      .flatMap(({ id: artworkId, title, editions: of }) =>
        of.map((edition) => ({ ...edition, held: edition.held + edition.reserved, artworkId, title })),
      ),
    ...previews.flatMap(([, data]) => data?.artworks ?? []).flatMap(previewedEditions),
  ];
  return new Map(editions.map((edition) => [edition.editionId, edition]));
}

const previewedEditions = ({ artworkId, title, editions }: PreviewedArtwork): ShownEdition[] =>
  editions.map(({ editionId, size, total, prints }) => ({
    editionId,
    artworkId,
    title,
    size,
    total,
    sold: prints.filter(({ state }) => state === 'sold').length,
    held: prints.filter(({ state }) => state === 'held').length,
  }));
