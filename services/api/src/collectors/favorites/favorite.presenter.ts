import type { FavoriteRecord } from './dto/favorite.dto';
import type { FavoriteWithArtwork } from './favorites.service';

/** All that leaves of a favorite. */
export const presentFavorite = ({ favorite, artwork }: FavoriteWithArtwork): FavoriteRecord => ({
  id: favorite.id,
  artworkId: favorite.artworkId,
  createdAt: favorite.createdAt.toISOString(),
  artwork,
});
