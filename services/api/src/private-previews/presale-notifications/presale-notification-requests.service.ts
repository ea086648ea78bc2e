import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import type { Viewer } from '../audience';
import { PresaleNotificationsStore } from './presale-notifications.store';
import { PresaleNotificationRequested } from '../domain-events';
import { PrivatePreviewAccessService } from '../previews/private-preview-access.service';

/** A collector wants to hear first when a work opens. */
@Injectable()
export class PresaleNotificationRequestsService {
  constructor(
    private readonly privatePreviewAccessService: PrivatePreviewAccessService,
    private readonly presaleNotificationsStore: PresaleNotificationsStore,
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Asking again changes nothing.
   * @throws AppError `artwork_not_found`, also for a work that this collector may not see
   */
  async request(viewer: Viewer, artworkId: string): Promise<void> {
    const artwork = await this.privatePreviewAccessService.findVisibleArtwork(viewer, artworkId);
    if (!artwork) throw new AppError('artwork_not_found');
    const createdAt = this.clock.now();
    const request = { id: uuid(), artworkId, collectorId: viewer.id, createdAt, answeredAt: null };
    await this.database.transaction(async () => {
      if (!(await this.presaleNotificationsStore.add(request))) return;
      await this.domainEvents.publish(
        new PresaleNotificationRequested(request.id, viewer.id, artwork, createdAt),
      );
    });
  }
}
