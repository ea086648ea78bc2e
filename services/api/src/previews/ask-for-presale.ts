import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock } from '../platform';
import type { Viewer } from './audience';
import { PresaleRequestsStore } from './presale-requests.store';
import { SeenWorks } from './seen-works';

/** A collector wants to hear first when a work opens (C51). */
@Injectable()
export class AskForPresale {
  constructor(
    private readonly seen: SeenWorks,
    private readonly requests: PresaleRequestsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Asking again changes nothing.
   * @throws AppError `artwork_not_found`, also for a work that this collector may not see
   */
  async ask(viewer: Viewer, artworkId: string): Promise<void> {
    if (!(await this.seen.find(viewer, artworkId))) throw new AppError('artwork_not_found');
    await this.requests.add({
      id: uuid(),
      artworkId,
      collectorId: viewer.id,
      createdAt: this.clock.now(),
      answeredAt: null,
    });
  }
}
