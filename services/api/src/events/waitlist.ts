import { Injectable } from '@nestjs/common';
import { EventNotices } from './event-notices';
import type { EventEntity } from './event.entity';
import { VisitorsStore } from './visitors.store';

/** Guests who found an event full and wait for a place. */
@Injectable()
export class Waitlist {
  constructor(
    private readonly visitors: VisitorsStore,
    private readonly notices: EventNotices,
  ) {}

  /** Gives free places to those who have waited longest, and writes to them. Under the event's lock. */
  async moveUp(event: EventEntity): Promise<void> {
    const { id, maxParticipants } = event;
    const free =
      maxParticipants === null ? undefined : maxParticipants - (await this.visitors.countRegistered(id));
    if (free !== undefined && free <= 0) return;
    for (const visitor of await this.visitors.waitlist(id, free)) {
      await this.visitors.change(visitor.id, { isWaitlisted: false });
      await this.notices.placeFree(event, visitor);
    }
  }
}
