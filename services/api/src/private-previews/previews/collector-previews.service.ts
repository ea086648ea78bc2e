import { Injectable } from '@nestjs/common';
import {
  CatalogService,
  CollectorArtworksService,
  ReservationsService,
  type ArtworkSummary,
  type CollectorArtwork,
} from '../../catalog';
import { Clock } from '../../platform';
import type { Viewer } from '../audience';
import {
  type PresaleNotificationEntity,
  PresaleNotificationsStore,
} from '../presale-notifications/presale-notifications.store';
import type { PreviewedArtwork } from './dto/private-preview.dto';
import { PrivatePreviewsStore, type PrivatePreviewArtwork } from './private-previews.store';

export type { PrivatePreviewArtwork } from './private-previews.store';

/** A presale notification, as other modules see it. */
export type PresaleNotificationSummary = Readonly<
  Pick<PresaleNotificationEntity, 'artworkId' | 'createdAt' | 'sentAt'>
>;

/** What a collector sees before the public does. */
@Injectable()
export class CollectorPreviewsService {
  constructor(
    private readonly privatePreviewsStore: PrivatePreviewsStore,
    private readonly presaleNotificationsStore: PresaleNotificationsStore,
    private readonly collectorArtworksService: CollectorArtworksService,
    private readonly reservationsService: ReservationsService,
    private readonly catalogService: CatalogService,
    private readonly clock: Clock,
  ) {}

  /**
   * The open previews of the collector, newest first, each artwork once, plus ended previews while a reservation lasts.
   * Eight queries, however many artworks there are.
   */
  async list(viewer: Viewer): Promise<PreviewedArtwork[]> {
    const [visible, requests] = await Promise.all([
      this.listVisible(viewer),
      this.presaleNotificationsStore.listByCollector(viewer.id),
    ]);
    const artworks = await this.collectorArtworksService.findForCollector(
      visible.map(({ artworkId }) => artworkId),
      viewer.id,
    );
    const artworkOf = new Map(artworks.map((artwork) => [artwork.artworkId, artwork]));
    const requested = new Set(requests.map(({ artworkId }) => artworkId));
    return visible.flatMap((each) => {
      const artwork = artworkOf.get(each.artworkId);
      return artwork ? [presentPreviewedArtwork(each, artwork, requested.has(artwork.artworkId))] : [];
    });
  }

  /**
   * An artwork that the public, an open preview or a reservation shows to the collector; null for any other artwork,
   * whether or not it exists.
   */
  async findVisibleArtwork(viewer: Viewer, artworkId: string): Promise<ArtworkSummary | null> {
    const artwork = await this.catalogService.find(artworkId);
    return artwork && (artwork.isLive || (await this.isVisible(viewer, artworkId))) ? artwork : null;
  }

  /** Every artwork that is, was or will be shown to the collector, newest preview first. One query. */
  listArtworks(viewer: Viewer): Promise<PrivatePreviewArtwork[]> {
    return this.privatePreviewsStore.listVisibleArtworks(viewer);
  }

  /** In the order of the requests. One query. */
  listPresaleNotifications(collectorId: string): Promise<readonly PresaleNotificationSummary[]> {
    return this.presaleNotificationsStore.listByCollector(collectorId);
  }

  private async isVisible(viewer: Viewer, artworkId: string): Promise<boolean> {
    if (await this.privatePreviewsStore.isArtworkOpen(viewer, artworkId, this.clock.now())) return true;
    const reserved = await this.reservationsService.listActive(viewer.id);
    return reserved.some((print) => print.artworkId === artworkId);
  }

  private async listVisible(viewer: Viewer): Promise<PrivatePreviewArtwork[]> {
    const [open, reserved] = await Promise.all([
      this.privatePreviewsStore.listOpenArtworks(viewer, this.clock.now()),
      this.reservationsService.listActive(viewer.id),
    ]);
    const others = reserved
      .map(({ artworkId }) => artworkId)
      .filter((artworkId) => !open.some((each) => each.artworkId === artworkId));
    const ended =
      others.length === 0 ? [] : await this.privatePreviewsStore.listVisibleByArtworks(viewer, others);
    return longestPerArtwork([...open, ...ended]);
  }
}

/** An artwork may be shown to a collector both by name and by level: the preview that lasts longest counts. */
function longestPerArtwork(visible: readonly PrivatePreviewArtwork[]): PrivatePreviewArtwork[] {
  return visible.filter((each) =>
    visible.every((other) => other === each || other.artworkId !== each.artworkId || endsBefore(other, each)),
  );
}

const endsBefore = (one: PrivatePreviewArtwork, other: PrivatePreviewArtwork): boolean =>
  one.expiresAt < other.expiresAt || (one.expiresAt <= other.expiresAt && one.id < other.id);

const presentPreviewedArtwork = (
  { id, expiresAt, note }: PrivatePreviewArtwork,
  { reservation, ...artwork }: CollectorArtwork,
  isRequested: boolean,
): PreviewedArtwork => ({
  id,
  ...artwork,
  expiresAt: expiresAt.toISOString(),
  note,
  presale: isRequested ? 'requested' : 'open',
  reservation: reservation && { ...reservation, until: reservation.until.toISOString() },
});
