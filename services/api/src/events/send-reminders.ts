import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../platform';
import { EventNotices } from './event-notices';
import { EventsStore } from './events.store';
import { RemindersStore } from './reminders.store';

/** How long before its beginning an event is called to mind, in milliseconds. */
const AHEAD_MS = 3_600_000;
const BATCH = 100;

/** One mail before an event begins, to those who asked for it. */
@Injectable()
export class SendReminders {
  constructor(
    private readonly database: Database,
    private readonly events: EventsStore,
    private readonly store: RemindersStore,
    private readonly notices: EventNotices,
    private readonly clock: Clock,
  ) {}

  /** Whoever is due now. Mails and marks commit together, so nobody is written to twice or forgotten. */
  async sendDue(): Promise<void> {
    const now = this.clock.now();
    for (const event of await this.events.beginningBy(new Date(now.getTime() + AHEAD_MS))) {
      let sent: number;
      do {
        sent = await this.database.transaction(async () => {
          const due = await this.store.claim(event.id, BATCH);
          for (const reminder of due) await this.notices.beginsSoon(event, reminder);
          await this.store.markSent(
            due.map(({ id }) => id),
            now,
          );
          return due.length;
        });
      } while (sent === BATCH);
    }
  }
}
