import { removeFavorite } from '@gallery/api-client';
import { showToast, showErrorToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';

/** Removes a saved work: it disappears at once, and comes back with a message if that failed. */
export function useRemoveSavedArtwork(): (artworkId: string) => void {
  const { mutateAsync: remove } = useMutation(removeFavorite());
  // By the promise, because each of several removals has an outcome of its own.
  return (artworkId) =>
    void remove(artworkId).then(
      () => showToast({ title: 'Removed from Saved Works' }),
      () => showErrorToast('Failed to remove artwork from saved works.'),
    );
}
