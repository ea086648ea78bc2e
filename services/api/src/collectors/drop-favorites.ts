import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ArtworkLeaving } from '../catalogue';
import { DomainEvents } from '../platform';
import { FavoriteStore } from './favorite.store';

/** A work that is removed for good leaves the favorites. */
@Injectable()
export class DropFavorites implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly favorites: FavoriteStore,
  ) {}

  onModuleInit(): void {
    this.events.on(ArtworkLeaving, ({ artworkId }) => this.favorites.removeWork(artworkId));
  }
}
