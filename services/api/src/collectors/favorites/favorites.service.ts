import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { PublicArtworksService, type ArtworkCard } from '../../catalog';
import { AppError, Clock, Database } from '../../platform';
import { MAX_FAVORITES } from '../collectors-policy';
import { type FavoriteEntity, FavoritesStore } from './favorites.store';

/** A favorite with the public card of its artwork. */
export interface FavoriteWithArtwork {
  favorite: FavoriteEntity;
  artwork: ArtworkCard;
}

/** Artworks that collectors have saved. */
@Injectable()
export class FavoritesService {
  constructor(
    private readonly favoritesStore: FavoritesStore,
    private readonly publicArtworksService: PublicArtworksService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Newest first, without those whose artwork is hidden: six queries, however many there are. */
  async list(collectorId: string): Promise<FavoriteWithArtwork[]> {
    const favorites = await this.favoritesStore.listByCollector(collectorId);
    const cards = await this.publicArtworksService.findCards(favorites.map(({ artworkId }) => artworkId));
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    return favorites.flatMap((favorite) => {
      const artwork = cardOf.get(favorite.artworkId);
      return artwork ? [{ favorite, artwork }] : [];
    });
  }

  /**
   * Saves an artwork; repeating it is no error. A hidden artwork looks as if it did not exist, even to collectors who
   * saved it before.
   * @throws AppError `artwork_not_found`, `too_many_favorites`
   */
  async add(collectorId: string, artworkId: string): Promise<FavoriteWithArtwork & { isNew: boolean }> {
    const [artwork] = await this.publicArtworksService.findCards([artworkId]);
    if (!artwork) throw new AppError('artwork_not_found');
    return this.database.transaction(async () => {
      const known = await this.favoritesStore.find(collectorId, artworkId);
      if (known) return { favorite: known, artwork, isNew: false };
      if ((await this.favoritesStore.count(collectorId)) >= MAX_FAVORITES)
        throw new AppError('too_many_favorites', {
          message: `You have saved ${MAX_FAVORITES} artworks, the most an account can hold. Please remove one first.`,
        });
      const favorite = { id: uuid(), collectorId, artworkId, createdAt: this.clock.now() };
      await this.favoritesStore.insertIfMissing(favorite);
      const kept = (await this.favoritesStore.find(collectorId, artworkId)) ?? favorite;
      return { favorite: kept, artwork, isNew: kept.id === favorite.id };
    });
  }

  /** Removing an artwork that is not saved is no error, so that the answer reveals nothing about hidden artworks. */
  async remove(collectorId: string, artworkId: string): Promise<void> {
    if (isUUID(artworkId)) await this.favoritesStore.remove(collectorId, artworkId);
  }
}
