import { ADD_FAVORITE_KEY, favoritesQuery } from '@gallery/api-client';
import { useCollectorSession, showErrorToast } from '@gallery/session';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** The collector's favorites and their changes. */
export interface Favorites {
  isSaved: (artworkId: string) => boolean;
  /** Saves or removes the artwork; a signed-out shopper signs in first. */
  toggle: (artworkId: string) => void;
}

/** Nothing is saved in the first render, which is the server's: nobody is signed in there. */
export function useFavorites(): Favorites {
  const queryClient = useQueryClient();
  const sessionId = useCollectorSession((session) => session.sessionId);
  const { data } = useQuery(favoritesQuery(sessionId));
  const pending = usePendingFavorites(queryClient);

  const isSaved = (artworkId: string) =>
    (data?.some((favorite) => favorite.artworkId === artworkId) ?? false) || pending.includes(artworkId);
  return {
    isSaved,
    toggle: (artworkId) => {
      const wish = isSaved(artworkId) ? 'drop' : 'save';
      void runFavoriteAction(queryClient, artworkId, sessionId === null ? 'ask' : wish);
    },
  };
}

/** Ids of artworks being saved by any remote, as one text. */
function usePendingFavorites(queryClient: QueryClient): string {
  const mutations = queryClient.getMutationCache();
  const follow = useCallback((heard: () => void) => mutations.subscribe(heard), [mutations]);
  const ids = () =>
    mutations
      .findAll({ mutationKey: ADD_FAVORITE_KEY, status: 'pending' })
      .map(({ state }) => String(state.variables))
      .join(' ');
  return useSyncExternalStore(follow, ids, () => '');
}

/** The code loads on the first click: most shoppers only look. */
async function runFavoriteAction(
  queryClient: QueryClient,
  artworkId: string,
  wish: 'ask' | 'save' | 'drop',
): Promise<void> {
  try {
    const {
      saveFavoriteAfterSignIn: askToSaveFavorite,
      unsaveFavorite: dropFavorite,
      saveFavorite,
    } = await import('./favorite-actions');
    const does = { ask: askToSaveFavorite, save: saveFavorite, drop: dropFavorite };
    await does[wish](queryClient, artworkId);
  } catch {
    showErrorToast('Failed to add to favorites. Please try again.');
  }
}
