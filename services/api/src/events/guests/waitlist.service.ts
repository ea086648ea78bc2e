import { Injectable } from '@nestjs/common';
import { EventEmails } from '../events.emails';
import type { EventEntity } from '../entities/event.entity';
import { EventGuestsStore } from './event-guests.store';

/** Guests who came when an event was full. */
@Injectable()
export class WaitlistService {
  constructor(
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventEmails: EventEmails,
  ) {}

  /** Under the event's lock: gives free places to those who have waited longest, and emails them. */
  async promote(event: EventEntity): Promise<void> {
    const { id, maxParticipants } = event;
    const free =
      maxParticipants === null
        ? undefined
        : maxParticipants - (await this.eventGuestsStore.countRegistered(id));
    if (free !== undefined && free <= 0) return;
    for (const guest of await this.eventGuestsStore.findWaitlisted(id, free)) {
      await this.eventGuestsStore.update(guest.id, { isWaitlisted: false });
      await this.eventEmails.sendPlaceAvailable(event, guest);
    }
  }
}
