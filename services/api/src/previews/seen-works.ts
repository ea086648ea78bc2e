import { Injectable } from '@nestjs/common';
import { Catalogue, Reservations, type KnownArtwork } from '../catalogue';
import { Clock } from '../platform';
import type { Viewer } from './audience';
import { ShownWorksStore } from './shown-works.store';

/** Which works a collector may see: the public's, those in an open preview of theirs, and what they have reserved. */
@Injectable()
export class SeenWorks {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly shown: ShownWorksStore,
    private readonly reservations: Reservations,
    private readonly clock: Clock,
  ) {}

  /** Null for a work that this collector may not see, as for one that does not exist. */
  async find(viewer: Viewer, artworkId: string): Promise<KnownArtwork | null> {
    const artwork = await this.catalogue.find(artworkId);
    return artwork && (artwork.isLive || (await this.isShown(viewer, artworkId))) ? artwork : null;
  }

  private async isShown(viewer: Viewer, artworkId: string): Promise<boolean> {
    if (await this.shown.isOpenFor(viewer, artworkId, this.clock.now())) return true;
    const reserved = await this.reservations.running(viewer.id);
    return reserved.some((print) => print.artworkId === artworkId);
  }
}
