import { Injectable } from '@nestjs/common';
import { Mail, Settings } from '../platform';
import { placeMail, reminderMail } from './event-mail';
import type { EventReminderEntity } from './event-reminder.entity';
import type { EventVisitorEntity } from './event-visitor.entity';
import type { EventEntity } from './event.entity';

/** Mails about events. Each joins the transaction of its reason and goes out once. */
@Injectable()
export class EventNotices {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  async beginsSoon(event: EventEntity, { id, email }: EventReminderEntity): Promise<void> {
    await this.mail.send(reminderMail(event, email, this.settings.http.publicOrigin), `event-reminder:${id}`);
  }

  async placeFree(event: EventEntity, { id, email }: EventVisitorEntity): Promise<void> {
    await this.mail.send(placeMail(event, email, this.settings.http.publicOrigin), `event-place:${id}`);
  }
}
