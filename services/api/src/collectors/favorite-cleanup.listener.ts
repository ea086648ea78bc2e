import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ArtworkRemovalRequested } from '../catalog';
import { DomainEvents } from '../platform';
import { FavoritesStore } from './favorites/favorites.store';

/** A work that is removed for good leaves the favorites. */
@Injectable()
export class FavoriteCleanupListener implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly favoritesStore: FavoritesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ArtworkRemovalRequested, ({ artworkId }) =>
      this.favoritesStore.removeByArtwork(artworkId),
    );
  }
}
