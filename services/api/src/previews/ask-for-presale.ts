import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock, Database, DomainEvents } from '../platform';
import type { Viewer } from './audience';
import { PresaleRequestsStore } from './presale-requests.store';
import { PresaleAsked } from './previews.events';
import { SeenWorks } from './seen-works';

/** A collector wants to hear first when a work opens. */
@Injectable()
export class AskForPresale {
  constructor(
    private readonly seen: SeenWorks,
    private readonly requests: PresaleRequestsStore,
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Asking again changes nothing.
   * @throws AppError `artwork_not_found`, also for a work that this collector may not see
   */
  async ask(viewer: Viewer, artworkId: string): Promise<void> {
    const artwork = await this.seen.find(viewer, artworkId);
    if (!artwork) throw new AppError('artwork_not_found');
    const createdAt = this.clock.now();
    const request = { id: uuid(), artworkId, collectorId: viewer.id, createdAt, answeredAt: null };
    await this.database.transaction(async () => {
      if (!(await this.requests.add(request))) return;
      await this.events.publish(new PresaleAsked(request.id, viewer.id, artwork, createdAt));
    });
  }
}
