import { Injectable } from '@nestjs/common';
import { formatDeadline } from '@gallery/domain';
import {
  templatedEmail,
  defineEmailTemplate,
  Mailer,
  Settings,
  type TemplatedEmail,
  type EmailTemplate,
} from '../platform';
import type { EventGuestEntity } from './entities/event-guest.entity';
import type { EventReminderEntity } from './entities/event-reminder.entity';
import type { EventEntity } from './entities/event.entity';
const REMINDER_TEMPLATE = defineEmailTemplate({
  key: 'event-reminder',
  title: 'Event: reminder',
  occasion: 'To who asked to be reminded, shortly before an event begins',
  subject: '{event} begins soon',
  words: [
    'Hello,',
    'you asked us to remind you: “{event}” begins on {begin}.',
    '{place}',
    '{link}',
    'This is the only mail we send about it. If you did not ask for it, somebody has entered your address by mistake.',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    begin: { sample: 'December 5, 2026, 7:00 PM' },
    place: { sample: 'It takes place here: the studio in Dallas.' },
    link: { sample: [{ link: 'https://gallery.example/live-event/…' }], isRequired: true },
  },
});

const PLACE_AVAILABLE_TEMPLATE = defineEmailTemplate({
  key: 'event-place',
  title: 'Event: a place is free',
  occasion: 'To a guest of the waitlist, when a place becomes free',
  subject: 'There is a place for you: {event}',
  words: [
    'Hello,',
    '“{event}” was full when you came. A place has become free, and it is yours: enter with the same e-mail address.',
    '{link}',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    link: { sample: [{ link: 'https://gallery.example/live-event-gate/…' }], isRequired: true },
  },
});

/** Emails whose text the owner can edit. */
export const EVENT_EMAIL_TEMPLATES: readonly EmailTemplate[] = [REMINDER_TEMPLATE, PLACE_AVAILABLE_TEMPLATE];

/** Sends emails about events. Each joins the current transaction and goes out once. */
@Injectable()
export class EventEmails {
  constructor(
    private readonly email: Mailer,
    private readonly settings: Settings,
  ) {}

  async sendReminder(event: EventEntity, { id, email }: EventReminderEntity): Promise<void> {
    await this.email.send(reminderEmail(event, email, this.origin), `event-reminder:${id}`);
  }

  /** To a guest of the waitlist. Repeats nothing that was typed into the form. */
  async sendPlaceAvailable(event: EventEntity, { id, email }: EventGuestEntity): Promise<void> {
    const link = [{ link: `${this.origin}/live-event-gate/${event.id}` }];
    await this.email.send(
      templatedEmail(PLACE_AVAILABLE_TEMPLATE, email, { event: event.title, link }),
      `event-place:${id}`,
    );
  }

  private get origin(): string {
    return this.settings.http.publicOrigin;
  }
}

/** The location of a VIP-only event is not sent by email. */
function reminderEmail(event: EventEntity, to: string, origin: string): TemplatedEmail {
  const { id, title, startsAt, location, isVipOnly } = event;
  return templatedEmail(REMINDER_TEMPLATE, to, {
    event: title,
    begin: formatDeadline(startsAt.toISOString()),
    place: isVipOnly || location === '' ? null : `It takes place here: ${location}.`,
    link: [{ link: `${origin}/live-event/${id}` }],
  });
}
