import { addFavorite, isApiError, removeFavorite } from '@gallery/api-client';
import { askToSignIn, notify, onceSignedIn, useCollectorAccess } from '@gallery/session';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Asks to sign in, and saves the work afterwards. */
export function askToSaveFavorite(queries: QueryClient, artworkId: string): void {
  notify({ title: 'Login Required', description: 'Please log in to add items to favorites.' });
  onceSignedIn(() => void saveFavorite(queries, artworkId));
  useCollectorAccess.getState().open();
}

/** Saves a work and says whether that succeeded. */
export async function saveFavorite(queries: QueryClient, artworkId: string): Promise<void> {
  try {
    await run(queries, addFavorite(), artworkId);
    notify({ title: 'Added to Favorites' });
  } catch (caught) {
    tellFailure(caught, 'Failed to add to favorites. Please try again.', () =>
      saveFavorite(queries, artworkId),
    );
  }
}

/** Takes a work out again and says whether that succeeded. */
export async function dropFavorite(queries: QueryClient, artworkId: string): Promise<void> {
  try {
    await run(queries, removeFavorite(), artworkId);
    notify({ title: 'Removed from Saved Works' });
  } catch (caught) {
    tellFailure(caught, 'Failed to remove artwork from saved works.', () => dropFavorite(queries, artworkId));
  }
}

/** A session that is over is asked for again, and then it goes on. */
function tellFailure(caught: unknown, sentence: string, goOn: () => Promise<void>): void {
  if (!isApiError(caught, 'signed_out')) return notify({ title: sentence, tone: 'destructive' });
  onceSignedIn(() => void goOn());
  askToSignIn();
}

/** Observed by no component: what came of it is told even when the visitor has gone to another page meanwhile. */
const run = <Data, Before>(
  queries: QueryClient,
  mutation: MutationOptions<Data, Error, string, Before>,
  artworkId: string,
): Promise<Data> => queries.getMutationCache().build(queries, mutation).execute(artworkId);
