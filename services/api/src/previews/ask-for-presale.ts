import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Catalogue } from '../catalogue';
import { AppError, Clock } from '../platform';
import type { Viewer } from './audience';
import { PresaleRequestsStore } from './presale-requests.store';
import { PrivatePreviewsStore } from './private-previews.store';

/** A collector wants to hear first when a work opens (C51). */
@Injectable()
export class AskForPresale {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly previews: PrivatePreviewsStore,
    private readonly requests: PresaleRequestsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Asking again changes nothing.
   * @throws AppError `artwork_not_found`, also for a work that this collector may not see
   */
  async ask(viewer: Viewer, artworkId: string): Promise<void> {
    const now = this.clock.now();
    const artwork = await this.catalogue.find(artworkId);
    const isSeen = artwork && (artwork.isLive || (await this.previews.isOpenFor(viewer, artworkId, now)));
    if (!isSeen) throw new AppError('artwork_not_found');
    await this.requests.add({
      id: uuid(),
      artworkId,
      collectorId: viewer.id,
      createdAt: now,
      answeredAt: null,
    });
  }
}
