import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { normalizeEmail } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import type { EventEntity } from '../entities/event.entity';
import type { CachedEvent } from '../event-cache.service';
import { REMINDER_LEAD_TIME_MS } from '../events-policy';
import { EventEmails } from '../events.emails';
import { EventsStore } from '../events.store';
import { EventRemindersStore } from './event-reminders.store';

const BATCH_SIZE = 100;

/** One email before an event begins, to those who asked for it. */
@Injectable()
export class EventRemindersService {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventRemindersStore: EventRemindersStore,
    private readonly eventEmails: EventEmails,
    private readonly clock: Clock,
  ) {}

  /**
   * A repeated request changes nothing and gets the same answer, so that it does not reveal who has asked.
   * @throws AppError `event_over` once it has begun
   */
  async create({ id, status, startsAt }: CachedEvent, email: string): Promise<void> {
    if (status === 'live') throw new AppError('event_over', { message: 'This event has already started.' });
    const now = this.clock.now();
    if (status !== 'scheduled' || startsAt <= now) throw new AppError('event_over');
    await this.eventRemindersStore.insertIfNew({
      id: uuid(),
      eventId: id,
      email: normalizeEmail(email),
      sentAt: null,
      createdAt: now,
    });
  }

  async sendDue(): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + REMINDER_LEAD_TIME_MS);
    for (const event of await this.eventsStore.findWithRemindersDue(until))
      while ((await this.sendBatch(event, now)) === BATCH_SIZE);
  }

  /** Emails and marks commit together, so everyone gets exactly one email. Returns how many were sent. */
  private async sendBatch(event: EventEntity, now: Date): Promise<number> {
    return this.database.transaction(async () => {
      const due = await this.eventRemindersStore.lockUnsent(event.id, BATCH_SIZE);
      for (const reminder of due) await this.eventEmails.sendReminder(event, reminder);
      const ids = due.map(({ id }) => id);
      await this.eventRemindersStore.markSent(ids, now);
      return due.length;
    });
  }
}
