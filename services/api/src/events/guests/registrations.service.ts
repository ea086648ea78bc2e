import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, Settings } from '../../platform';
import type { EventEntity } from '../entities/event.entity';
import { EventEmails } from '../events.emails';
import { EventsStore } from '../events.store';
import { verifyGuestPassLink } from '../guest-passes/guest-pass';
import { EventPhotosStore } from '../photos/event-photos.store';
import { EventGuestsStore } from './event-guests.store';

/** How a registration ends, and who of the waitlist gets a place. It begins in `GuestAdmissionService`. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly eventEmails: EventEmails,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Before the event the guest is removed, and the place goes to the waitlist; afterwards no more emails about it are sent.
   * Repeating it is no error. Returns what the page says.
   * @throws AppError `guest_link_unknown`
   */
  async unregister(token: string): Promise<string> {
    const link = verifyGuestPassLink(token, this.settings.guestPasses.key, 'leave');
    const now = this.clock.now();
    if (!link || now >= link.expiresAt) throw new AppError('guest_link_unknown');
    return this.database.transaction(async () => {
      const event = await this.eventsStore.lock(link.eventId);
      if (!event) throw new AppError('guest_link_unknown');
      if (event.status === 'scheduled' && now < event.startsAt) {
        await this.eventPhotosStore.unassignGuests([link.guestId]);
        await this.eventGuestsStore.delete(link.guestId);
        await this.promoteWaitlist(event);
        return `You are no longer registered for ${event.title}.`;
      }
      await this.eventGuestsStore.update(link.guestId, { unsubscribedAt: now });
      return `You will receive no more emails about ${event.title}.`;
    });
  }

  /** Under the event's lock: gives free places to those who have waited longest, and emails them. */
  async promoteWaitlist(event: EventEntity): Promise<void> {
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
