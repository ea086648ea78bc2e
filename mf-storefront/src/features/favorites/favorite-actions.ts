import { addFavorite, isApiError, removeFavorite } from '@gallery/api-client';
import { promptSignIn, showToast, afterSignIn, useCollectorAccess } from '@gallery/session';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Asks to sign in, and saves the work afterwards. */
export function saveFavoriteAfterSignIn(queries: QueryClient, artworkId: string): void {
  showToast({ title: 'Login Required', description: 'Please log in to add items to favorites.' });
  afterSignIn(() => void saveFavorite(queries, artworkId));
  useCollectorAccess.getState().open();
}

/** Saves a work and says whether that succeeded. */
export async function saveFavorite(queries: QueryClient, artworkId: string): Promise<void> {
  try {
    await runMutation(queries, addFavorite(), artworkId);
    showToast({ title: 'Added to Favorites' });
  } catch (caught) {
    showFavoriteError(caught, 'Failed to add to favorites. Please try again.', () =>
      saveFavorite(queries, artworkId),
    );
  }
}

/** Takes a work out again and says whether that succeeded. */
export async function unsaveFavorite(queries: QueryClient, artworkId: string): Promise<void> {
  try {
    await runMutation(queries, removeFavorite(), artworkId);
    showToast({ title: 'Removed from Saved Works' });
  } catch (caught) {
    showFavoriteError(caught, 'Failed to remove artwork from saved works.', () =>
      unsaveFavorite(queries, artworkId),
    );
  }
}

/** A session that is over is asked for again, and then it goes on. */
function showFavoriteError(caught: unknown, sentence: string, goOn: () => Promise<void>): void {
  if (!isApiError(caught, 'signed_out')) return showToast({ title: sentence, tone: 'destructive' });
  afterSignIn(() => void goOn());
  promptSignIn();
}

/** Observed by no component: what came of it is told even when the visitor has gone to another page meanwhile. */
const runMutation = <Data, Before>(
  queries: QueryClient,
  mutation: MutationOptions<Data, Error, string, Before>,
  artworkId: string,
): Promise<Data> => queries.getMutationCache().build(queries, mutation).execute(artworkId);
