import type { ArtworkRecord } from '@gallery/contracts';
import { FavoriteButton } from './favorite-button';
import { useFavorites } from './use-favorites';

/** Saves one artwork to the favorites, or removes it. */
export function ArtworkFavorite({
  artwork: { id, title },
}: {
  artwork: Pick<ArtworkRecord, 'id' | 'title'>;
}) {
  const favorites = useFavorites();
  return (
    <FavoriteButton
      look="text"
      title={title}
      isSaved={favorites.isSaved(id)}
      onClick={() => favorites.toggle(id)}
    />
  );
}
