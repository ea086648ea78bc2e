import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDeleted, CollectorExported } from '../identity';
import { DomainEvents } from '../platform';
import { presentCommission } from './commission.presenter';
import { CommissionStore } from './commission.store';
import { CollectorNotesStore } from './desk/collector-notes.store';
import { FavoriteStore } from './favorite.store';

/** Favorites, commissions and the gallery's notes as a part of what the gallery keeps of a person. */
@Injectable()
export class CollectorPart implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly favorites: FavoriteStore,
    private readonly commissions: CommissionStore,
    private readonly notes: CollectorNotesStore,
  ) {}

  onModuleInit(): void {
    this.events.on(CollectorExported, (exported) => this.export(exported));
    this.events.on(CollectorDeleted, (deleted) => this.forget(deleted));
  }

  /** Favorites whose work is hidden are theirs as well. */
  private async export({ collectorId, parts }: CollectorExported): Promise<void> {
    const favorites = await this.favorites.ofCollector(collectorId);
    const commissions = await this.commissions.ofCollector(collectorId);
    parts.set(
      'favorites',
      favorites.map(({ artworkId, createdAt }) => ({ artworkId, createdAt: createdAt.toISOString() })),
    );
    parts.set('commissions', commissions.map(presentCommission));
    const notes = await this.notes.ofCollector(collectorId);
    parts.set(
      'notesOfTheGallery',
      notes.map(({ text, createdAt }) => ({ text, createdAt: createdAt.toISOString() })),
    );
  }

  private async forget({ collectorId }: CollectorDeleted): Promise<void> {
    await this.favorites.removeAll(collectorId);
    await this.commissions.disown(collectorId);
  }
}
