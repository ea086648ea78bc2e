import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReservationsService } from '../catalog';
import { CollectorDataExportRequested, CollectorDeleted, ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { ArtistNotesStore } from './artist-notes/artist-notes.store';
import { PresaleNotificationsStore } from './presale-notifications/presale-notifications.store';
import { PrivatePreviewsStore } from './previews/private-previews.store';

/** Exports and removes what this module keeps about a collector, and names previews and notes in the audit log. */
@Injectable()
export class PrivatePreviewsListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly privatePreviewsStore: PrivatePreviewsStore,
    private readonly artistNotesStore: ArtistNotesStore,
    private readonly presaleNotificationsStore: PresaleNotificationsStore,
    private readonly reservationsService: ReservationsService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (requested) => this.export(requested));
    this.domainEvents.on(CollectorDeleted, ({ collectorId }) => this.remove(collectorId));
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) => {
      subjects.add(
        'preview',
        `SELECT shown.preview_id AS id, GROUP_CONCAT(artwork.title ORDER BY shown.position SEPARATOR ', ') AS name
         FROM private_preview_artworks shown JOIN artworks artwork ON artwork.id = shown.artwork_id
         GROUP BY shown.preview_id`,
      );
      subjects.add('artist-note', 'SELECT id, title AS name FROM artist_notes');
    });
  }

  private async export({ collectorId, sections }: CollectorDataExportRequested): Promise<void> {
    const [previews, notes, requests, active, history] = await Promise.all([
      this.privatePreviewsStore.listVisibleArtworks({ id: collectorId, level: null }),
      this.artistNotesStore.listByCollector(collectorId),
      this.presaleNotificationsStore.listByCollector(collectorId),
      this.reservationsService.listActive(collectorId),
      this.reservationsService.listHistory(collectorId),
    ]);
    sections.set(
      'privatePreviews',
      previews.map(({ artworkId, note, opensAt, expiresAt }) => ({ artworkId, note, opensAt, expiresAt })),
    );
    sections.set(
      'artistNotes',
      notes.map(({ title, text, createdAt }) => ({ title, text, createdAt })),
    );
    sections.set(
      'presaleRequests',
      requests.map(({ artworkId, createdAt, sentAt }) => ({ artworkId, createdAt, repliedAt: sentAt })),
    );
    sections.set('reservations', {
      running: active.map(({ artworkId, editionId, size, editionNumber, reservedUntil }) => ({
        artworkId,
        editionId,
        size,
        editionNumber,
        until: reservedUntil,
      })),
      history: history.map(({ editionId, editionNumber, kind, createdAt }) => ({
        editionId,
        editionNumber,
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
