import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDeleted, CollectorDataExportRequested } from '../identity';
import { DomainEvents } from '../platform';
import { presentCommissionRequest } from './commission-requests/commission-request.presenter';
import { CommissionRequestsStore } from './commission-requests/commission-requests.store';
import { CollectorNotesStore } from './admin/collector-notes.store';
import { FavoritesStore } from './favorites/favorites.store';

/** Favorites, commissions and the gallery's notes as a part of what the gallery keeps of a person. */
@Injectable()
export class CollectorsListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly favoritesStore: FavoritesStore,
    private readonly affiliateCommissionsStore: CommissionRequestsStore,
    private readonly collectorNotesStore: CollectorNotesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (exported) => this.export(exported));
    this.domainEvents.on(CollectorDeleted, (deleted) => this.anonymize(deleted));
  }

  /** Favorites whose work is hidden are theirs as well. */
  private async export({ collectorId, sections: parts }: CollectorDataExportRequested): Promise<void> {
    const favorites = await this.favoritesStore.listByCollector(collectorId);
    const commissions = await this.affiliateCommissionsStore.listByCollector(collectorId);
    parts.set(
      'favorites',
      favorites.map(({ artworkId, createdAt }) => ({ artworkId, createdAt: createdAt.toISOString() })),
    );
    parts.set('commissions', commissions.map(presentCommissionRequest));
    const notes = await this.collectorNotesStore.listByCollector(collectorId);
    parts.set(
      'notesOfTheGallery',
      notes.map(({ text, createdAt }) => ({ text, createdAt: createdAt.toISOString() })),
    );
  }

  private async anonymize({ collectorId }: CollectorDeleted): Promise<void> {
    await this.favoritesStore.removeByCollector(collectorId);
    await this.affiliateCommissionsStore.removeCollector(collectorId);
  }
}
