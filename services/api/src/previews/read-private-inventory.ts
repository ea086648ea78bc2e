import { Injectable } from '@nestjs/common';
import { PreviewedWorks, Reservations } from '../catalogue';
import { Clock } from '../platform';
import type { Viewer } from './audience';
import type { PreviewedArtwork } from './dto/private-inventory.dto';
import { PresaleRequestsStore } from './presale-requests.store';
import { presentPreview } from './private-inventory.presenter';
import type { ShownWork } from './shown-work';
import { ShownWorksStore } from './shown-works.store';

/** What a collector sees in private. Eight queries, however many works there are. */
@Injectable()
export class ReadPrivateInventory {
  constructor(
    private readonly shown: ShownWorksStore,
    private readonly presale: PresaleRequestsStore,
    private readonly works: PreviewedWorks,
    private readonly reservations: Reservations,
    private readonly clock: Clock,
  ) {}

  /** The open previews of the collector, newest first, each work once; and ended ones while a reservation lasts. */
  async of(viewer: Viewer): Promise<PreviewedArtwork[]> {
    const [shown, requests] = await Promise.all([this.seenBy(viewer), this.presale.ofCollector(viewer.id)]);
    const works = await this.works.of(
      shown.map(({ artworkId }) => artworkId),
      viewer.id,
    );
    const workOf = new Map(works.map((work) => [work.artworkId, work]));
    const requested = new Set(requests.map(({ artworkId }) => artworkId));
    return shown.flatMap((each) => {
      const work = workOf.get(each.artworkId);
      return work ? [presentPreview(each, work, requested.has(work.artworkId))] : [];
    });
  }

  private async seenBy(viewer: Viewer): Promise<ShownWork[]> {
    const [open, reserved] = await Promise.all([
      this.shown.openFor(viewer, this.clock.now()),
      this.reservations.running(viewer.id),
    ]);
    const kept = reserved
      .map(({ artworkId }) => artworkId)
      .filter((artworkId) => !open.some((each) => each.artworkId === artworkId));
    const ended = kept.length === 0 ? [] : await this.shown.everFor(viewer, kept);
    return lastOfEachWork([...open, ...ended]);
  }
}

/** A work may be shown to a collector and to their level as well: the preview that lasts longest counts. */
function lastOfEachWork(shown: readonly ShownWork[]): ShownWork[] {
  return shown.filter((each) =>
    shown.every((other) => other === each || other.artworkId !== each.artworkId || isBefore(other, each)),
  );
}

const isBefore = (one: ShownWork, other: ShownWork): boolean =>
  one.expiresAt < other.expiresAt || (one.expiresAt <= other.expiresAt && one.id < other.id);
