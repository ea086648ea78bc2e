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
import { GUEST_PASS_LINK_MS } from './events-policy';
import { guestPassExpiresAt, signGuestPassLink } from './guest-passes/guest-pass';

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
    '“{event}” was full when you came. A place has become free, and it is yours. To enter, open this page:',
    '{link}',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    link: { sample: [{ link: 'https://gallery.example/live-event-gate/…' }], isRequired: true },
  },
});

const PASS_LINK_TEMPLATE = defineEmailTemplate({
  key: 'event-pass-link',
  title: 'Event: the pass of a registered guest',
  occasion: 'To a guest whose address was entered at the gate again, on another device for example',
  subject: 'Your pass for {event}',
  words: [
    'Hello,',
    'somebody, we hope you, has entered this address at “{event}”, where you are registered. To enter, open this page within {minutes} minutes on the device that you want to use:',
    '{link}',
    'If it was not you, you need not do anything: nobody has seen anything of yours.',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    minutes: { sample: String(GUEST_PASS_LINK_MS / 60_000) },
    link: { sample: [{ link: 'https://gallery.example/live-event-gate/…' }], isRequired: true },
  },
});

/** Emails whose text the owner can edit. */
export const EVENT_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  REMINDER_TEMPLATE,
  PLACE_AVAILABLE_TEMPLATE,
  PASS_LINK_TEMPLATE,
];

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
    const link = this.passLink(event.id, id, guestPassExpiresAt(event));
    await this.email.send(
      templatedEmail(PLACE_AVAILABLE_TEMPLATE, email, { event: event.title, link }),
      `event-place:${id}`,
    );
  }

  /** To a registered guest. Repeats nothing that was typed into the form. */
  async sendPassLink(
    event: Pick<EventEntity, 'id' | 'title'>,
    { id, email }: EventGuestEntity,
    expiresAt: Date,
  ): Promise<void> {
    const minutes = String(GUEST_PASS_LINK_MS / 60_000);
    const link = this.passLink(event.id, id, expiresAt);
    await this.email.send(templatedEmail(PASS_LINK_TEMPLATE, email, { event: event.title, minutes, link }));
  }

  private passLink(eventId: string, guestId: string, expiresAt: Date): { link: string }[] {
    const token = signGuestPassLink({ eventId, guestId, expiresAt }, this.settings.guestPasses.key);
    return [{ link: `${this.origin}/live-event-gate/${eventId}?access=${token}` }];
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
