import { addFavorite, favoritesQuery } from '@gallery/api-client';
import { useCollectorSession } from '@gallery/session';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { askToSaveFavorite, dropFavorite, saveFavorite } from './keep-favorite';

const ON_THE_WAY = { mutationKey: addFavorite().mutationKey, status: 'pending' } as const;

/** The works that the collector saved, as the page shows and changes them (C33–C36). */
export interface Favorites {
  isSaved: (artworkId: string) => boolean;
  /** Saves the work, or takes it out again; who is signed out is asked to sign in first. */
  toggle: (artworkId: string) => void;
}

/** Nobody has saved anything in the first render, which is the server's: there nobody is signed in. */
export function useFavorites(): Favorites {
  const queries = useQueryClient();
  const sessionId = useCollectorSession((session) => session.sessionId);
  const { data } = useQuery(favoritesQuery(sessionId));
  const onTheWay = useMutationState({ filters: ON_THE_WAY, select: ({ state }) => state.variables });

  const isSaved = (artworkId: string) =>
    data?.some((favorite) => favorite.artworkId === artworkId) || onTheWay.includes(artworkId);
  return {
    isSaved,
    toggle: (artworkId) => {
      if (sessionId === null) askToSaveFavorite(queries, artworkId);
      else if (isSaved(artworkId)) void dropFavorite(queries, artworkId);
      else void saveFavorite(queries, artworkId);
    },
  };
}
