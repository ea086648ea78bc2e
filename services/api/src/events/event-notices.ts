import { Injectable } from '@nestjs/common';
import { Mail, Settings } from '../platform';
import { placeAvailableEmail, eventReminderEmail } from './events.emails';
import type { EventReminderEntity } from './entities/event-reminder.entity';
import type { EventGuestEntity } from './entities/event-guest.entity';
import type { EventEntity } from './entities/event.entity';

/** Mails about events. Each joins the transaction of its reason and goes out once. */
@Injectable()
export class EventEmails {
  constructor(
    private readonly email: Mail,
    private readonly settings: Settings,
  ) {}

  async sendReminder(event: EventEntity, { id, email }: EventReminderEntity): Promise<void> {
    await this.email.send(
      eventReminderEmail(event, email, this.settings.http.publicOrigin),
      `event-reminder:${id}`,
    );
  }

  async sendPlaceAvailable(event: EventEntity, { id, email }: EventGuestEntity): Promise<void> {
    await this.email.send(
      placeAvailableEmail(event, email, this.settings.http.publicOrigin),
      `event-place:${id}`,
    );
  }
}
