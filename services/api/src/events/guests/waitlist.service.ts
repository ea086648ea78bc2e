import { Injectable } from '@nestjs/common';
import type { EventEntity } from '../entities/event.entity';
import { EventEmails } from '../events.emails';
import { EventGuestsStore } from './event-guests.store';

/**
 * Decides who gets a place among those who came after the guest limit was reached. Joins a transaction that has locked
 * the event.
 */
@Injectable()
export class WaitlistService {
  constructor(
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventEmails: EventEmails,
  ) {}

  /** Whether one more guest can register. */
  async hasPlace({ id, maxParticipants }: EventEntity): Promise<boolean> {
    return maxParticipants === null || (await this.eventGuestsStore.countRegistered(id)) < maxParticipants;
  }

  /** Gives free places to the guests who have waited longest, and emails them. */
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
