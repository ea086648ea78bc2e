import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLogService } from '../../identity';
import { Database, DomainEvents, RetentionService } from '../../platform';
import { EventPhotosStore } from '../photos/event-photos.store';
import { GuestDataExpired } from '../domain-events';
import { EventsStore } from '../events.store';
import { EventRemindersStore } from '../reminders/event-reminders.store';
import { EventGuestsStore } from './event-guests.store';

/** Ids of the guests whose name and address nobody has a reason to keep. */
export const guestsToAnonymize = (
  guests: readonly { id: string; email: string }[],
  keptAddresses: ReadonlySet<string>,
): string[] => guests.filter(({ email }) => !keptAddresses.has(email)).map(({ id }) => id);

/**
 * Anonymizes the guests of events that ended long ago, and deletes their reminders. Guests with an account or an order stay.
 */
@Injectable()
export class GuestRetentionWorker implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly eventRemindersStore: EventRemindersStore,
    private readonly domainEvents: DomainEvents,
    private readonly auditLogService: AuditLogService,
    private readonly retentionService: RetentionService,
  ) {}

  onModuleInit(): void {
    this.retentionService.register('event-guests', (until) => this.anonymizeUntil(until));
  }

  /** Each event in its own transaction. */
  private async anonymizeUntil(until: Date): Promise<number> {
    let count = 0;
    for (const id of await this.eventsStore.findIdsWithGuestDataUntil(until))
      count += await this.database.transaction(() => this.anonymizeGuests(id, until));
    return count;
  }

  private async anonymizeGuests(eventId: string, until: Date): Promise<number> {
    // Its end may have changed in the meantime.
    const event = await this.eventsStore.lock(eventId);
    if (!event || event.endsAt > until) return 0;
    const guests = await this.eventGuestsStore.findIdentified(eventId);
    const expired = new GuestDataExpired(guests.map(({ email }) => email));
    await this.domainEvents.publish(expired);
    const expiredIds = guestsToAnonymize(guests, expired.keptAddresses);
    await this.eventPhotosStore.unassignGuests(expiredIds);
    await this.eventGuestsStore.anonymize(expiredIds);
    const reminders = await this.eventRemindersStore.deleteByEvent(eventId);
    if (expiredIds.length + reminders === 0) return 0;
    await this.auditLogService.record({
      action: 'event.guests_forgotten',
      actor: { kind: 'system' },
      subject: { kind: 'event', id: eventId },
      details: { guests: expiredIds.length, kept: expired.keptAddresses.size, reminders },
    });
    return expiredIds.length + reminders;
  }
}
