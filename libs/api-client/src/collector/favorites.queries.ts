import { queryOptions, skipToken, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { FavoriteRecord } from '@gallery/contracts';
import { bodyOf, client } from '../http/client';

/** Path of the call, and what every key of the list begins with. */
export const FAVORITES_PATH = '/api/favorites';

/** Key of the calls that save a work: while one is on its way, its work counts as saved. */
export const ADD_FAVORITE_KEY = ['add-favorite'];

/**
 * The works that a collector saved, newest first. Asked for with a session only; the session is part of the key, so
 * that nobody sees what another collector saved on the same machine.
 */
export const favoritesQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: [FAVORITES_PATH, sessionId],
    queryFn: sessionId === null ? skipToken : ({ signal }) => bodyOf(client.GET(FAVORITES_PATH, { signal })),
  });

/** What is saved and taken out of one account happens in the order in which it was asked for. */
const scope = { id: FAVORITES_PATH };

/**
 * Saves a work. While the call is on its way the work counts as saved: read the pending mutations of this key for
 * it, the list itself lacks the card until the server answers.
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

/** Takes a work out again: at once, and back in its place when the server refuses. */
export const removeFavorite = () =>
  mutationOptions({
    mutationKey: ['remove-favorite'],
    scope,
    mutationFn: async (artworkId: string) => {
      await client.DELETE('/api/favorites/{artworkId}', { params: { path: { artworkId } } });
    },
    onMutate: async (artworkId, { client: queryClient }) => {
      // An answer that is on its way still has the work.
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

/** Not waited for: what the server has by now is read while the page goes on. */
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
