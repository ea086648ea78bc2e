import { Injectable } from '@nestjs/common';
import type { Viewer } from '../audience';
import type { PresaleNotificationEntity } from '../entities/presale-notification.entity';
import { PresaleNotificationsStore } from '../presale-notifications/presale-notifications.store';
import type { PrivatePreviewArtwork } from './private-preview-artwork';
import { PrivatePreviewArtworksStore } from './private-preview-artworks.store';

/** A wish to hear first of a work, as other modules know it. */
export type PresaleNotificationSummary = Readonly<
  Pick<PresaleNotificationEntity, 'artworkId' | 'createdAt' | 'answeredAt'>
>;

/** What other modules may know of what a collector sees before the public. One query each. */
@Injectable()
export class PrivatePreviewLookupService {
  constructor(
    private readonly privatePreviewArtworksStore: PrivatePreviewArtworksStore,
    private readonly presaleNotificationsStore: PresaleNotificationsStore,
  ) {}

  /** Every work that is, was or will be shown to them, newest preview first. */
  listArtworks(viewer: Viewer): Promise<PrivatePreviewArtwork[]> {
    return this.privatePreviewArtworksStore.listAll(viewer);
  }

  /** In the order they asked. */
  listPresaleNotifications(collectorId: string): Promise<readonly PresaleNotificationSummary[]> {
    return this.presaleNotificationsStore.listByCollector(collectorId);
  }
}
