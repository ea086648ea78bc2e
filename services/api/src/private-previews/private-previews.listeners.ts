import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reservations } from '../catalog';
import { CollectorDeleted, CollectorDataExportRequested } from '../identity';
import { DomainEvents } from '../platform';
import { ArtistNotesStore } from './artist-notes/artist-notes.store';
import { PresaleNotificationsStore } from './presale-notifications/presale-notifications.store';
import { PrivatePreviewsStore } from './previews/private-previews.store';
import { PrivatePreviewArtworksStore } from './previews/private-preview-artworks.store';

/** This module's part of what is kept about a collector: given out when they ask, removed when they go. */
@Injectable()
export class PrivatePreviewsListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly privatePreviewsStore: PrivatePreviewsStore,
    private readonly privatePreviewArtworksStore: PrivatePreviewArtworksStore,
    private readonly artistNotesStore: ArtistNotesStore,
    private readonly presaleNotificationsStore: PresaleNotificationsStore,
    private readonly reservationsService: Reservations,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (asked) => this.export(asked));
    this.domainEvents.on(CollectorDeleted, ({ collectorId }) => this.remove(collectorId));
  }

  private async export({ collectorId, sections: parts }: CollectorDataExportRequested): Promise<void> {
    const [previews, notes, requests, running, history] = await Promise.all([
      this.privatePreviewArtworksStore.listAll({ id: collectorId, level: null }),
      this.artistNotesStore.listByCollector(collectorId),
      this.presaleNotificationsStore.listByCollector(collectorId),
      this.reservationsService.listActive(collectorId),
      this.reservationsService.listHistory(collectorId),
    ]);
    parts.set(
      'privatePreviews',
      previews.map(({ artworkId, note, opensAt, expiresAt }) => ({ artworkId, note, opensAt, expiresAt })),
    );
    parts.set(
      'artistNotes',
      notes.map(({ title, text, createdAt }) => ({ title, text, createdAt })),
    );
    parts.set(
      'presaleRequests',
      requests.map(({ artworkId, createdAt, answeredAt }) => ({ artworkId, createdAt, answeredAt })),
    );
    parts.set('reservations', {
      running: running.map(({ artworkId, editionId, size, number, reservedUntil }) => ({
        artworkId,
        editionId,
        size,
        number,
        until: reservedUntil,
      })),
      history: history.map(({ editionId, number, kind, createdAt }) => ({
        editionId,
        number,
        kind,
        at: createdAt,
      })),
    });
  }

  private async remove(collectorId: string): Promise<void> {
    await this.reservationsService.endAll(collectorId);
    await this.presaleNotificationsStore.removeByCollector(collectorId);
    await this.artistNotesStore.removeByCollector(collectorId);
    await this.privatePreviewsStore.removeCollector(collectorId);
  }
}
