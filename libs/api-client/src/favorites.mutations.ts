import type { FavoriteRecord } from '@gallery/contracts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf, client } from './client';
import { ADD_FAVORITE, FAVORITES } from './favorites.queries';

/** What is saved and taken out of one account happens in the order in which it was asked for. */
const scope = { id: FAVORITES };

/**
 * Saves a work. While the call is on its way the work counts as saved: read the pending mutations of this key for
 * it, the list itself lacks the card until the server answers.
 */
export const addFavorite = () =>
  mutationOptions({
    mutationKey: ADD_FAVORITE,
    scope,
    mutationFn: (artworkId: string) => bodyOf(client.POST(FAVORITES, { body: { artworkId } })),
    onSuccess: (favorite, _artworkId, _before, { client: queries }) =>
      change(queries, (favorites) => [favorite, ...without(favorites, favorite.artworkId)]),
    onSettled: (_favorite, _error, _artworkId, _before, { client: queries }) => readAgain(queries),
  });

/** Takes a work out again: at once, and back in its place when the server refuses. */
export const removeFavorite = () =>
  mutationOptions({
    mutationKey: ['remove-favorite'],
    scope,
    mutationFn: async (artworkId: string) => {
      await client.DELETE('/api/favorites/{artworkId}', { params: { path: { artworkId } } });
    },
    onMutate: async (artworkId, { client: queries }) => {
      // An answer that is on its way still has the work.
      await queries.cancelQueries({ queryKey: [FAVORITES] });
      const removed = favoriteOf(queries, artworkId);
      change(queries, (favorites) => without(favorites, artworkId));
      return removed;
    },
    onError: (_error, artworkId, removed, { client: queries }) => {
      if (removed) change(queries, (favorites) => sorted([removed, ...without(favorites, artworkId)]));
    },
    onSuccess: (_nothing, artworkId, _removed, { client: queries }) =>
      change(queries, (favorites) => without(favorites, artworkId)),
    onSettled: (_nothing, _error, _artworkId, _removed, { client: queries }) => readAgain(queries),
  });

const change = (queries: QueryClient, to: (favorites: FavoriteRecord[]) => FavoriteRecord[]): void => {
  queries.setQueriesData<FavoriteRecord[]>(
    { queryKey: [FAVORITES] },
    (favorites) => favorites && to(favorites),
  );
};

/** Not waited for: what the server has by now is read while the page goes on. */
const readAgain = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: [FAVORITES] });
};

const favoriteOf = (queries: QueryClient, artworkId: string): FavoriteRecord | undefined =>
  queries
    .getQueriesData<FavoriteRecord[]>({ queryKey: [FAVORITES] })
    .flatMap(([, favorites]) => favorites ?? [])
    .find((favorite) => favorite.artworkId === artworkId);

const without = (favorites: FavoriteRecord[], artworkId: string): FavoriteRecord[] =>
  favorites.filter((favorite) => favorite.artworkId !== artworkId);

const sorted = (favorites: FavoriteRecord[]): FavoriteRecord[] =>
  favorites.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
