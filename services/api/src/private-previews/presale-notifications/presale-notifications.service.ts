import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../catalog';
import { CollectorsService } from '../../identity';
import { Clock, Database, DomainEvents } from '../../platform';
import type { ArtworkPublication } from './dto/presale-notification.dto';
import { PresaleNotificationsStore } from './presale-notifications.store';
import { PrivatePreviewEmails } from '../private-preview-email-sender';
import { PresaleNotificationsSent } from '../domain-events';

/** The owner opens a work to the public, and the collectors of its pre-sale list are told in the order they asked. */
@Injectable()
export class PresaleNotificationsService {
  constructor(
    private readonly database: Database,
    private readonly catalogService: CatalogService,
    private readonly collectorsService: CollectorsService,
    private readonly presaleNotificationsStore: PresaleNotificationsStore,
    private readonly privatePreviewEmails: PrivatePreviewEmails,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Calling it again tells those who have asked since, and nobody twice. Who has not confirmed an address keeps waiting.
   * @throws AppError `artwork_not_found`
   */
  publishArtwork(artworkId: string): Promise<ArtworkPublication> {
    return this.database.transaction(async () => {
      const { wasHidden, ...artwork } = await this.catalogService.publishArtwork(artworkId);
      const waiting = await this.presaleNotificationsStore.listPending(artworkId);
      const reachable = await this.collectorsService.findReachableByEmail({
        ids: waiting.map(({ collectorId }) => collectorId),
      });
      const told = waiting.flatMap((request) => {
        const collector = reachable.find(({ id }) => id === request.collectorId);
        return collector ? [{ request, collector }] : [];
      });
      // One after the other: the outbox delivers in the order in which it was told.
      for (const { request, collector } of told)
        await this.privatePreviewEmails.sendArtworkPublished(request, artwork, collector);
      const ids = told.map(({ request }) => request.id);
      const now = this.clock.now();
      await this.presaleNotificationsStore.markSent(ids, now);
      await this.domainEvents.publish(new PresaleNotificationsSent(ids, now));
      return { isNew: wasHidden, told: told.length };
    });
  }
}
