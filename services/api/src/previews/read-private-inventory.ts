import { Injectable } from '@nestjs/common';
import { PreviewedWorks, Reservations } from '../catalogue';
import { Clock } from '../platform';
import type { Viewer } from './audience';
import type { PreviewedArtwork } from './dto/private-inventory.dto';
import { PresaleRequestsStore } from './presale-requests.store';
import { presentPreview } from './private-inventory.presenter';
import type { PrivatePreview } from './private-preview.entity';
import { PrivatePreviewsStore } from './private-previews.store';

/** What a collector sees in private. Eight queries, however many works there are. */
@Injectable()
export class ReadPrivateInventory {
  constructor(
    private readonly previews: PrivatePreviewsStore,
    private readonly presale: PresaleRequestsStore,
    private readonly works: PreviewedWorks,
    private readonly reservations: Reservations,
    private readonly clock: Clock,
  ) {}

  /** The open previews of the collector, newest first, each work once; and ended ones while a reservation lasts. */
  async of(viewer: Viewer): Promise<PreviewedArtwork[]> {
    const [previews, requests] = await Promise.all([this.shown(viewer), this.presale.ofCollector(viewer.id)]);
    const works = await this.works.of(
      previews.map(({ artworkId }) => artworkId),
      viewer.id,
    );
    const workOf = new Map(works.map((work) => [work.artworkId, work]));
    const requested = new Set(requests.map(({ artworkId }) => artworkId));
    return previews.flatMap((preview) => {
      const work = workOf.get(preview.artworkId);
      return work ? [presentPreview(preview, work, requested.has(work.artworkId))] : [];
    });
  }

  private async shown(viewer: Viewer): Promise<PrivatePreview[]> {
    const [open, reserved] = await Promise.all([
      this.previews.openFor(viewer, this.clock.now()),
      this.reservations.running(viewer.id),
    ]);
    const kept = reserved
      .map(({ artworkId }) => artworkId)
      .filter((artworkId) => !open.some((preview) => preview.artworkId === artworkId));
    const ended = kept.length === 0 ? [] : await this.previews.everFor(viewer, kept);
    return lastOfEachWork([...open, ...ended]);
  }
}

/** A work may be shown to a collector and to their level as well: the preview that lasts longest counts. */
function lastOfEachWork(previews: readonly PrivatePreview[]): PrivatePreview[] {
  return previews.filter((preview) =>
    previews.every(
      (other) => other === preview || other.artworkId !== preview.artworkId || isBefore(other, preview),
    ),
  );
}

const isBefore = (one: PrivatePreview, other: PrivatePreview): boolean =>
  one.expiresAt < other.expiresAt || (one.expiresAt <= other.expiresAt && one.id < other.id);
