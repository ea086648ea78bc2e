import { Injectable } from '@nestjs/common';
import { CollectorArtworksService, Reservations } from '../../catalog';
import { Clock } from '../../platform';
import type { Viewer } from '../audience';
import type { PreviewedArtwork } from './dto/private-inventory.dto';
import { PresaleNotificationsStore } from '../presale-notifications/presale-notifications.store';
import { presentPreviewedArtwork } from './private-inventory.presenter';
import type { PrivatePreviewArtwork } from './private-preview-artwork';
import { PrivatePreviewArtworksStore } from './private-preview-artworks.store';

/** What a collector sees in private. Eight queries, however many works there are. */
@Injectable()
export class CollectorPreviewsService {
  constructor(
    private readonly privatePreviewArtworksStore: PrivatePreviewArtworksStore,
    private readonly presaleNotificationsStore: PresaleNotificationsStore,
    private readonly collectorArtworksService: CollectorArtworksService,
    private readonly reservationsService: Reservations,
    private readonly clock: Clock,
  ) {}

  /** The open previews of the collector, newest first, each work once; and ended ones while a reservation lasts. */
  async list(viewer: Viewer): Promise<PreviewedArtwork[]> {
    const [shown, requests] = await Promise.all([
      this.listVisible(viewer),
      this.presaleNotificationsStore.listByCollector(viewer.id),
    ]);
    const works = await this.collectorArtworksService.findForCollector(
      shown.map(({ artworkId }) => artworkId),
      viewer.id,
    );
    const workOf = new Map(works.map((work) => [work.artworkId, work]));
    const requested = new Set(requests.map(({ artworkId }) => artworkId));
    return shown.flatMap((each) => {
      const work = workOf.get(each.artworkId);
      return work ? [presentPreviewedArtwork(each, work, requested.has(work.artworkId))] : [];
    });
  }

  private async listVisible(viewer: Viewer): Promise<PrivatePreviewArtwork[]> {
    const [open, reserved] = await Promise.all([
      this.privatePreviewArtworksStore.listOpen(viewer, this.clock.now()),
      this.reservationsService.listActive(viewer.id),
    ]);
    const kept = reserved
      .map(({ artworkId }) => artworkId)
      .filter((artworkId) => !open.some((each) => each.artworkId === artworkId));
    const ended =
      kept.length === 0 ? [] : await this.privatePreviewArtworksStore.listByArtworks(viewer, kept);
    return longestPerArtwork([...open, ...ended]);
  }
}

/** A work may be shown to a collector and to their level as well: the preview that lasts longest counts. */
function longestPerArtwork(shown: readonly PrivatePreviewArtwork[]): PrivatePreviewArtwork[] {
  return shown.filter((each) =>
    shown.every((other) => other === each || other.artworkId !== each.artworkId || endsBefore(other, each)),
  );
}

const endsBefore = (one: PrivatePreviewArtwork, other: PrivatePreviewArtwork): boolean =>
  one.expiresAt < other.expiresAt || (one.expiresAt <= other.expiresAt && one.id < other.id);
