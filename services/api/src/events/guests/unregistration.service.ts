import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, Settings } from '../../platform';
import { EventsStore } from '../events.store';
import { verifyGuestPassLink } from '../guest-passes/guest-pass';
import { EventPhotosStore } from '../photos/event-photos.store';
import { EventGuestsStore } from './event-guests.store';
import { WaitlistService } from './waitlist.service';

/** Guests who no longer want to come, or to be written to. */
@Injectable()
export class UnregistrationService {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly waitlistService: WaitlistService,
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
        await this.waitlistService.promote(event);
        return `You are no longer registered for ${event.title}.`;
      }
      await this.eventGuestsStore.update(link.guestId, { unsubscribedAt: now });
      return `You will receive no more emails about ${event.title}.`;
    });
  }
}
