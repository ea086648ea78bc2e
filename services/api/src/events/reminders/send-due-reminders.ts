import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../platform';
import { EventEmails } from '../event-notices';
import { EventsStore } from '../events.store';
import { EventRemindersStore } from './event-reminders.store';

/** How long before its beginning an event is called to mind, in milliseconds. */
const REMINDER_LEAD_TIME_MS = 3_600_000;
const BATCH_SIZE = 100;

/** One mail before an event begins, to those who asked for it. */
@Injectable()
export class EventReminderSender {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventRemindersStore: EventRemindersStore,
    private readonly eventEmails: EventEmails,
    private readonly clock: Clock,
  ) {}

  /** Whoever is due now. Mails and marks commit together, so nobody is written to twice or forgotten. */
  async sendDue(): Promise<void> {
    const now = this.clock.now();
    for (const event of await this.eventsStore.findWithRemindersDue(
      new Date(now.getTime() + REMINDER_LEAD_TIME_MS),
    )) {
      let sent: number;
      do {
        sent = await this.database.transaction(async () => {
          const due = await this.eventRemindersStore.lockUnsent(event.id, BATCH_SIZE);
          for (const reminder of due) await this.eventEmails.sendReminder(event, reminder);
          await this.eventRemindersStore.markSent(
            due.map(({ id }) => id),
            now,
          );
          return due.length;
        });
      } while (sent === BATCH_SIZE);
    }
  }
}
