import { addFavorite, isApiError, removeFavorite } from '@gallery/api-client';
import { promptSignIn, showToast, afterSignIn, useCollectorAccess } from '@gallery/session';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Asks to sign in, and saves the work afterwards. */
export function saveFavoriteAfterSignIn(queryClient: QueryClient, artworkId: string): void {
  showToast({ title: 'Login Required', description: 'Please log in to add items to favorites.' });
  afterSignIn(() => void saveFavorite(queryClient, artworkId));
  useCollectorAccess.getState().open();
}

/** Saves a work and says whether that succeeded. */
export async function saveFavorite(queryClient: QueryClient, artworkId: string): Promise<void> {
  try {
    await runMutation(queryClient, addFavorite(), artworkId);
    showToast({ title: 'Added to Favorites' });
  } catch (error) {
    showFavoriteError(error, 'Failed to add to favorites. Please try again.', () =>
      saveFavorite(queryClient, artworkId),
    );
  }
}

/** Takes a work out again and says whether that succeeded. */
export async function unsaveFavorite(queryClient: QueryClient, artworkId: string): Promise<void> {
  try {
    await runMutation(queryClient, removeFavorite(), artworkId);
    showToast({ title: 'Removed from Saved Works' });
  } catch (error) {
    showFavoriteError(error, 'Failed to remove artwork from saved works.', () =>
      unsaveFavorite(queryClient, artworkId),
    );
  }
}

/** A session that is over is asked for again, and then it goes on. */
function showFavoriteError(error: unknown, sentence: string, goOn: () => Promise<void>): void {
  if (!isApiError(error, 'signed_out')) return showToast({ title: sentence, tone: 'destructive' });
  afterSignIn(() => void goOn());
  promptSignIn();
}

/** Observed by no component: what came of it is told even when the visitor has gone to another page meanwhile. */
const runMutation = <Data, Before>(
  queryClient: QueryClient,
  mutation: MutationOptions<Data, Error, string, Before>,
  artworkId: string,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, mutation).execute(artworkId);
