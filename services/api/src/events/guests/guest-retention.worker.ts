import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AuditLogService } from '../../identity';
import { Clock, Database, DomainEvents, Settings } from '../../platform';
import { EventPhotosStore } from '../photos/event-photos.store';
import { GuestDataExpired } from '../domain-events';
import { EventsStore } from '../events.store';
import { guestRetentionCutoff, guestsToAnonymize } from './guest-retention';
import { EventRemindersStore } from '../reminders/event-reminders.store';
import { EventGuestsStore } from './event-guests.store';

const INTERVAL_MS = 3_600_000;

/**
 * Takes guests' names and addresses off events that were over long ago, and removes their wishes to be reminded. Visits of
 * a collector's account stay theirs, and a guest stays who has an order. Any number of instances may run it.
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

  /** Everything that is due now, each event in a transaction of its own. */
  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    const until = guestRetentionCutoff(this.clock.now(), this.settings.events.guestDays);
    for (const id of await this.eventsStore.findIdsWithGuestDataUntil(until))
      await this.database.transaction(() => this.anonymizeGuests(id, until));
  }

  private async anonymizeGuests(eventId: string, until: Date): Promise<void> {
    // Its end may have been moved meanwhile.
    const event = await this.eventsStore.lock(eventId);
    if (!event || event.endsAt > until) return;
    const named = await this.eventGuestsStore.findIdentified(eventId);
    const due = new GuestDataExpired(named.map(({ email }) => email));
    await this.domainEvents.publish(due);
    const guests = guestsToAnonymize(named, due.keptAddresses);
    await this.eventPhotosStore.unassignGuests(guests);
    await this.eventGuestsStore.anonymize(guests);
    const reminders = await this.eventRemindersStore.deleteByEvent(eventId);
    if (guests.length + reminders === 0) return;
    await this.auditLogService.record({
      action: 'event.guests_forgotten',
      actor: { kind: 'system' },
      subject: { kind: 'event', id: eventId },
      details: { guests: guests.length, kept: due.keptAddresses.size, reminders },
    });
  }
}
