import { queryOptions, skipToken, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { FavoriteRecord } from '@gallery/contracts';
import { bodyOf, client } from '../http/client';

/** Path of the call, and the first part of every key of the list. */
export const FAVORITES_PATH = '/api/favorites';

/** Key of the mutations that save an artwork: while one is pending, its artwork counts as saved. */
export const ADD_FAVORITE_KEY = ['add-favorite'];

/**
 * The collector's favorites, newest first. The session is part of the key, so that nobody sees the favorites of
 * another collector on the same machine.
 */
export const favoritesQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: [FAVORITES_PATH, sessionId],
    queryFn: sessionId === null ? skipToken : ({ signal }) => bodyOf(client.GET(FAVORITES_PATH, { signal })),
  });

/** Runs the changes of one account in order. */
const scope = { id: FAVORITES_PATH };

/**
 * Saves an artwork. While the mutation is pending the artwork counts as saved: read the pending mutations of this
 * key, because the list has the card only after the response.
 */
export const addFavorite = () =>
  mutationOptions({
    mutationKey: ADD_FAVORITE_KEY,
    scope,
    mutationFn: (artworkId: string) => bodyOf(client.POST(FAVORITES_PATH, { body: { artworkId } })),
    onSuccess: (favorite, _artworkId, _before, { client: queryClient }) =>
      updateCachedFavorites(queryClient, (favorites) => [
        favorite,
        ...withoutArtwork(favorites, favorite.artworkId),
      ]),
    onSettled: (_favorite, _error, _artworkId, _before, { client: queryClient }) =>
      invalidateFavorites(queryClient),
  });

/** Removes an artwork at once; it returns to its place when the server refuses. */
export const removeFavorite = () =>
  mutationOptions({
    mutationKey: ['remove-favorite'],
    scope,
    mutationFn: async (artworkId: string) => {
      await client.DELETE('/api/favorites/{artworkId}', { params: { path: { artworkId } } });
    },
    onMutate: async (artworkId, { client: queryClient }) => {
      // A response under way would still contain the artwork.
      await queryClient.cancelQueries({ queryKey: [FAVORITES_PATH] });
      const removed = findCachedFavorite(queryClient, artworkId);
      updateCachedFavorites(queryClient, (favorites) => withoutArtwork(favorites, artworkId));
      return removed;
    },
    onError: (_error, artworkId, removed, { client: queryClient }) => {
      if (removed)
        updateCachedFavorites(queryClient, (favorites) =>
          sortByNewest([removed, ...withoutArtwork(favorites, artworkId)]),
        );
    },
    onSuccess: (_nothing, artworkId, _removed, { client: queryClient }) =>
      updateCachedFavorites(queryClient, (favorites) => withoutArtwork(favorites, artworkId)),
    onSettled: (_nothing, _error, _artworkId, _removed, { client: queryClient }) =>
      invalidateFavorites(queryClient),
  });

const updateCachedFavorites = (
  queryClient: QueryClient,
  to: (favorites: FavoriteRecord[]) => FavoriteRecord[],
): void => {
  queryClient.setQueriesData<FavoriteRecord[]>(
    { queryKey: [FAVORITES_PATH] },
    (favorites) => favorites && to(favorites),
  );
};

/** Not awaited: the page continues meanwhile. */
const invalidateFavorites = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: [FAVORITES_PATH] });
};

const findCachedFavorite = (queryClient: QueryClient, artworkId: string): FavoriteRecord | undefined =>
  queryClient
    .getQueriesData<FavoriteRecord[]>({ queryKey: [FAVORITES_PATH] })
    .flatMap(([, favorites]) => favorites ?? [])
    .find((favorite) => favorite.artworkId === artworkId);

const withoutArtwork = (favorites: FavoriteRecord[], artworkId: string): FavoriteRecord[] =>
  favorites.filter((favorite) => favorite.artworkId !== artworkId);

const sortByNewest = (favorites: FavoriteRecord[]): FavoriteRecord[] =>
  favorites.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
