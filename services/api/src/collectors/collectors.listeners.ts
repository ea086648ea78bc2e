import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ArtworkRemovalRequested } from '../catalog';
import { CollectorDataExportRequested, CollectorDeleted, ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { CollectorNotesStore } from './admin/collector-notes.store';
import { presentCommissionRequest } from './commission-requests/commission-requests.queries';
import { CommissionRequestsStore } from './commission-requests/commission-requests.store';
import { FavoritesStore } from './favorites/favorites.store';

/** Removes and exports what the gallery keeps for a collector, and names commission requests in the audit log. */
@Injectable()
export class CollectorsListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly favoritesStore: FavoritesStore,
    private readonly commissionRequestsStore: CommissionRequestsStore,
    private readonly collectorNotesStore: CollectorNotesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (requested) => this.export(requested));
    this.domainEvents.on(CollectorDeleted, (deleted) => this.anonymize(deleted));
    this.domainEvents.on(ArtworkRemovalRequested, ({ artworkId }) =>
      this.favoritesStore.removeByArtwork(artworkId),
    );
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) =>
      subjects.add('commission', 'SELECT id, project_type AS name FROM commission_requests'),
    );
  }

  /** Includes favorites whose artwork is hidden. */
  private async export({ collectorId, sections }: CollectorDataExportRequested): Promise<void> {
    const favorites = await this.favoritesStore.listByCollector(collectorId);
    const commissions = await this.commissionRequestsStore.listByCollector(collectorId);
    const notes = await this.collectorNotesStore.listByCollector(collectorId);
    sections.set(
      'favorites',
      favorites.map(({ artworkId, createdAt }) => ({ artworkId, createdAt: createdAt.toISOString() })),
    );
    sections.set(
      'commissions',
      commissions.map((commission) => presentCommissionRequest(commission)),
    );
    sections.set(
      'notesOfTheGallery',
      notes.map(({ text, createdAt }) => ({ text, createdAt: createdAt.toISOString() })),
    );
  }

  private async anonymize({ collectorId }: CollectorDeleted): Promise<void> {
    await this.favoritesStore.removeByCollector(collectorId);
    await this.commissionRequestsStore.removeCollector(collectorId);
  }
}
