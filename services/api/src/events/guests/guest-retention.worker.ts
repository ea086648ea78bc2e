import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AuditLogService } from '../../identity';
import { Clock, Database, DomainEvents, Settings } from '../../platform';
import { EventPhotosStore } from '../photos/event-photos.store';
import { GuestDataExpired } from '../domain-events';
import { GUEST_RETENTION_INTERVAL_MS } from '../events-policy';
import { EventsStore } from '../events.store';
import { guestRetentionCutoff, guestsToAnonymize } from './guest-retention';
import { EventRemindersStore } from '../reminders/event-reminders.store';
import { EventGuestsStore } from './event-guests.store';

/**
 * Anonymizes the guests of events that ended long ago, and deletes their reminders. Guests with an account or an order stay.
 * Any number of instances may run it.
 */
@Injectable()
export class GuestRetentionWorker {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly eventRemindersStore: EventRemindersStore,
    private readonly domainEvents: DomainEvents,
    private readonly auditLogService: AuditLogService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Each event in its own transaction. */
  @Interval(GUEST_RETENTION_INTERVAL_MS)
  async run(): Promise<void> {
    const until = guestRetentionCutoff(this.clock.now(), this.settings.events.guestDays);
    for (const id of await this.eventsStore.findIdsWithGuestDataUntil(until))
      await this.database.transaction(() => this.anonymizeGuests(id, until));
  }

  private async anonymizeGuests(eventId: string, until: Date): Promise<void> {
    // Its end may have changed meanwhile.
    const event = await this.eventsStore.lock(eventId);
    if (!event || event.endsAt > until) return;
    const guests = await this.eventGuestsStore.findIdentified(eventId);
    const expired = new GuestDataExpired(guests.map(({ email }) => email));
    await this.domainEvents.publish(expired);
    const expiredIds = guestsToAnonymize(guests, expired.keptAddresses);
    await this.eventPhotosStore.unassignGuests(expiredIds);
    await this.eventGuestsStore.anonymize(expiredIds);
    const reminders = await this.eventRemindersStore.deleteByEvent(eventId);
    if (expiredIds.length + reminders === 0) return;
    await this.auditLogService.record({
      action: 'event.guests_forgotten',
      actor: { kind: 'system' },
      subject: { kind: 'event', id: eventId },
      details: { guests: expiredIds.length, kept: expired.keptAddresses.size, reminders },
    });
  }
}
