import { removeFavorite } from '@gallery/api-client';
import { showToast, showErrorToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';

/** Takes a work out of the saved ones: it is gone at once, and back with a sentence when that failed. */
export function useRemoveSavedArtwork(): (artworkId: string) => void {
  const { mutateAsync: remove } = useMutation(removeFavorite());
  // By the promise, as each of several removals has an outcome of its own.
  return (artworkId) =>
    void remove(artworkId).then(
      () => showToast({ title: 'Removed from Saved Works' }),
      () => showErrorToast('Failed to remove artwork from saved works.'),
    );
}
