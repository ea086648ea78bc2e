import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reservations } from '../catalogue';
import { CollectorDeleted, CollectorExported } from '../identity';
import { DomainEvents } from '../platform';
import { ArtistNotesStore } from './artist-notes.store';
import { PresaleRequestsStore } from './presale-requests.store';
import { PrivatePreviewsStore } from './private-previews.store';
import { ShownWorksStore } from './shown-works.store';

/** This module's part of what is kept about a collector: given out when they ask, removed when they go. */
@Injectable()
export class CollectorData implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly previews: PrivatePreviewsStore,
    private readonly shown: ShownWorksStore,
    private readonly notes: ArtistNotesStore,
    private readonly presale: PresaleRequestsStore,
    private readonly reservations: Reservations,
  ) {}

  onModuleInit(): void {
    this.events.on(CollectorExported, (asked) => this.export(asked));
    this.events.on(CollectorDeleted, ({ collectorId }) => this.remove(collectorId));
  }

  private async export({ collectorId, parts }: CollectorExported): Promise<void> {
    const [previews, notes, requests, running, history] = await Promise.all([
      this.shown.allFor({ id: collectorId, level: null }),
      this.notes.ofCollector(collectorId),
      this.presale.ofCollector(collectorId),
      this.reservations.running(collectorId),
      this.reservations.historyOf(collectorId),
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
    await this.reservations.endAllOf(collectorId);
    await this.presale.removeOf(collectorId);
    await this.notes.removeOf(collectorId);
    await this.previews.removeOf(collectorId);
  }
}
