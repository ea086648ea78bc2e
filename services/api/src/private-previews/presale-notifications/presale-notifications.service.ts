import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { CatalogService, type ArtworkSummary } from '../../catalog';
import { CollectorsService } from '../../identity';
import { AppError, Clock, Database, DomainEvents, MaxLength, Trim } from '../../platform';
import type { Viewer } from '../audience';
import { CollectorPreviewsService } from '../previews/collector-previews.service';
import { PrivatePreviewEmails } from '../private-previews.emails';
import { PresaleNotificationsStore } from './presale-notifications.store';

/**
 * A collector asked to be notified when an artwork goes on sale. Published inside the transaction that saves the
 * request.
 */
export class PresaleNotificationRequested {
  constructor(
    readonly requestId: string,
    readonly collectorId: string,
    readonly artwork: Readonly<ArtworkSummary>,
    readonly at: Date,
  ) {}
}

/**
 * An artwork went on sale and the collectors behind these requests were notified. Published inside the transaction that
 * enqueues the emails.
 */
export class PresaleNotificationsSent {
  constructor(
    readonly requestIds: readonly string[],
    readonly at: Date,
  ) {}
}

/** Body of `POST /api/collector/pre-sale-notification`. */
export class CreatePresaleNotification {
  @ApiProperty() @Trim() @IsString() @IsNotEmpty() @MaxLength(64) artworkId: string;
}

/** The confirmation that the page shows. */
export class PresaleNotification {
  @ApiProperty() success: boolean;
  @ApiProperty({ example: 'Notification Requested' }) message: string;
}

/** The result of publishing an artwork. */
export class ArtworkPublication {
  @ApiProperty({ description: 'Whether it was hidden before' }) isNew: boolean;
  @ApiProperty({
    description: 'Collectors on the presale list who are notified now, in the order of their requests',
  })
  told: number;
}

/** Collectors ask to be notified when an artwork goes on sale, and are notified when it does. */
@Injectable()
export class PresaleNotificationsService {
  constructor(
    private readonly database: Database,
    private readonly catalogService: CatalogService,
    private readonly collectorsService: CollectorsService,
    private readonly collectorPreviewsService: CollectorPreviewsService,
    private readonly presaleNotificationsStore: PresaleNotificationsStore,
    private readonly privatePreviewEmails: PrivatePreviewEmails,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Requesting it again changes nothing.
   * @throws AppError `artwork_not_found`, also for an artwork that the collector may not see
   */
  async request(viewer: Viewer, artworkId: string): Promise<void> {
    const artwork = await this.collectorPreviewsService.findVisibleArtwork(viewer, artworkId);
    if (!artwork) throw new AppError('artwork_not_found');
    const createdAt = this.clock.now();
    const request = { id: uuid(), artworkId, collectorId: viewer.id, createdAt, sentAt: null };
    await this.database.transaction(async () => {
      if (!(await this.presaleNotificationsStore.add(request))) return;
      await this.domainEvents.publish(
        new PresaleNotificationRequested(request.id, viewer.id, artwork, createdAt),
      );
    });
  }

  /**
   * Makes an artwork public and notifies its presale list in the order of the requests. Calling it again notifies those
   * who have asked since then, and nobody twice. Collectors without a confirmed email address stay on the list.
   * @throws AppError `artwork_not_found`
   */
  publishArtwork(artworkId: string): Promise<ArtworkPublication> {
    return this.database.transaction(async () => {
      const { wasHidden, ...artwork } = await this.catalogService.publishArtwork(artworkId);
      const waiting = await this.presaleNotificationsStore.listPending(artworkId);
      const reachable = await this.collectorsService.findReachableByEmail({
        ids: waiting.map(({ collectorId }) => collectorId),
      });
      const recipients = waiting.flatMap((request) => {
        const collector = reachable.find(({ id }) => id === request.collectorId);
        return collector ? [{ request, collector }] : [];
      });
      // One after the other: the outbox delivers in the order of insertion.
      for (const { request, collector } of recipients)
        await this.privatePreviewEmails.sendArtworkPublished(request, artwork, collector);
      const ids = recipients.map(({ request }) => request.id);
      const now = this.clock.now();
      await this.presaleNotificationsStore.markSent(ids, now);
      await this.domainEvents.publish(new PresaleNotificationsSent(ids, now));
      return { isNew: wasHidden, told: recipients.length };
    });
  }
}
