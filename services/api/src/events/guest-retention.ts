import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Audit } from '../identity';
import { Clock, Database, DomainEvents, Settings } from '../platform';
import { EventPhotosStore } from './event-photos.store';
import { GuestDataDue } from './events.events';
import { EventsStore } from './events.store';
import { guestsKeptUntil, guestsToForget } from './guest-data-time';
import { RemindersStore } from './reminders.store';
import { VisitorsStore } from './visitors.store';

const EVERY_MS = 3_600_000;

/**
 * Takes guests' names and addresses off events that were over long ago, and removes their wishes to be reminded. Visits of
 * a collector's account stay theirs, and a guest stays who has an order. Any number of instances may run it.
 */
@Injectable()
export class GuestRetention {
  constructor(
    private readonly database: Database,
    private readonly events: EventsStore,
    private readonly visitors: VisitorsStore,
    private readonly photos: EventPhotosStore,
    private readonly reminders: RemindersStore,
    private readonly news: DomainEvents,
    private readonly audit: Audit,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Everything that is due now, each event in a transaction of its own. */
  @Interval(EVERY_MS)
  async run(): Promise<void> {
    const until = guestsKeptUntil(this.clock.now(), this.settings.events.guestDays);
    for (const id of await this.events.withGuestDataUntil(until))
      await this.database.transaction(() => this.forgetGuests(id, until));
  }

  private async forgetGuests(eventId: string, until: Date): Promise<void> {
    // Its end may have been moved meanwhile.
    const event = await this.events.lock(eventId);
    if (!event || event.endsAt > until) return;
    const named = await this.visitors.named(eventId);
    const due = new GuestDataDue(named.map(({ email }) => email));
    await this.news.publish(due);
    const guests = guestsToForget(named, due.kept);
    await this.photos.unassign(guests);
    await this.visitors.makeNameless(guests);
    const reminders = await this.reminders.removeOf(eventId);
    if (guests.length + reminders === 0) return;
    await this.audit.record({
      action: 'event.guests_forgotten',
      actor: { kind: 'system' },
      subject: { kind: 'event', id: eventId },
      details: { guests: guests.length, kept: due.kept.size, reminders },
    });
  }
}
