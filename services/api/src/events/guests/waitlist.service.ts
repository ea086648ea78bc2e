import { Injectable } from '@nestjs/common';
import { EventEmails } from '../event-notices';
import type { EventEntity } from '../entities/event.entity';
import { EventGuestsStore } from './event-guests.store';

/** Guests who found an event full and wait for a place. */
@Injectable()
export class WaitlistService {
  constructor(
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventEmails: EventEmails,
  ) {}

  /** Gives free places to those who have waited longest, and writes to them. Under the event's lock. */
  async promote(event: EventEntity): Promise<void> {
    const { id, maxParticipants } = event;
    const free =
      maxParticipants === null
        ? undefined
        : maxParticipants - (await this.eventGuestsStore.countRegistered(id));
    if (free !== undefined && free <= 0) return;
    for (const visitor of await this.eventGuestsStore.findWaitlisted(id, free)) {
      await this.eventGuestsStore.update(visitor.id, { isWaitlisted: false });
      await this.eventEmails.sendPlaceAvailable(event, visitor);
    }
  }
}
