import { addFavorite, isApiError, removeFavorite } from '@gallery/api-client';
import { promptSignIn, showToast, afterSignIn, useCollectorAccess, showErrorToast } from '@gallery/session';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Prompts to sign in, and saves the artwork afterwards. */
export function saveFavoriteAfterSignIn(queryClient: QueryClient, artworkId: string): void {
  showToast({ title: 'Login Required', description: 'Please log in to add items to favorites.' });
  afterSignIn(() => void saveFavorite(queryClient, artworkId));
  useCollectorAccess.getState().open();
}

/** Saves an artwork and shows whether that worked. */
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

/** Removes an artwork and shows whether that worked. */
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

/** If the session has ended, asks to sign in and then continues. */
function showFavoriteError(error: unknown, sentence: string, goOn: () => Promise<void>): void {
  if (!isApiError(error, 'signed_out')) return showErrorToast(sentence);
  afterSignIn(() => void goOn());
  promptSignIn();
}

/** Observed by no component: the result is shown even on another page. */
const runMutation = <Data, Before>(
  queryClient: QueryClient,
  mutation: MutationOptions<Data, Error, string, Before>,
  artworkId: string,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, mutation).execute(artworkId);
