import { Injectable } from '@nestjs/common';
import { PreviewedWorks } from '../catalogue';
import { Clock } from '../platform';
import type { Viewer } from './audience';
import type { PreviewedArtwork } from './dto/private-inventory.dto';
import { PresaleRequestsStore } from './presale-requests.store';
import { presentPreview } from './private-inventory.presenter';
import type { PrivatePreview } from './private-preview.entity';
import { PrivatePreviewsStore } from './private-previews.store';

/** What a collector sees in private. Seven queries, however many works there are. */
@Injectable()
export class ReadPrivateInventory {
  constructor(
    private readonly previews: PrivatePreviewsStore,
    private readonly presale: PresaleRequestsStore,
    private readonly works: PreviewedWorks,
    private readonly clock: Clock,
  ) {}

  /** The open previews of the collector, newest first, each work once. */
  async of(viewer: Viewer): Promise<PreviewedArtwork[]> {
    const previews = lastOfEachWork(await this.previews.openFor(viewer, this.clock.now()));
    const [works, requests] = await Promise.all([
      this.works.of(
        previews.map(({ artworkId }) => artworkId),
        viewer.id,
      ),
      this.presale.ofCollector(viewer.id),
    ]);
    const requested = new Set(requests.map(({ artworkId }) => artworkId));
    return previews.flatMap((preview) => {
      const work = works.find(({ artworkId }) => artworkId === preview.artworkId);
      return work ? [presentPreview(preview, work, requested.has(work.artworkId))] : [];
    });
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
