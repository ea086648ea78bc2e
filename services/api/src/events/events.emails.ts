import { Injectable } from '@nestjs/common';
import { formatDateTime, formatTimeRange } from '@gallery/domain';
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
import { GUEST_PASS_LINK_MS, UNREGISTER_LINK_MS } from './events-policy';
import { guestPassExpiresAt, signGuestPassLink } from './guest-passes/guest-pass';
import { buildCalendarFile } from './listing/calendar-file';

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
    begin: { sample: 'Dec 5, 2026, 7:00 PM CST' },
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
const REGISTERED_TEMPLATE = defineEmailTemplate({
  key: 'event-registration',
  title: 'Event: registration',
  occasion: 'To a guest who registered for an upcoming event',
  subject: 'You are registered for {event}',
  words: [
    'Hello,',
    'you are registered for “{event}”: {time}.',
    '{place}',
    'The attached file adds it to your calendar. On the day, open this page to follow the photographs as they are made; you need not register again:',
    '{link}',
    'If you cannot come, please give your place to somebody else here:',
    '{unregister}',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    time: { sample: 'Dec 5, 2026, 7:00 PM – 10:00 PM CST' },
    place: { sample: 'It takes place here: the studio in Dallas.' },
    link: { sample: [{ link: 'https://gallery.example/live-event-gate/…' }], isRequired: true },
    unregister: { sample: [{ link: 'https://gallery.example/live-event-gate/…' }], isRequired: true },
  },
});

const WAITLISTED_TEMPLATE = defineEmailTemplate({
  key: 'event-waitlist',
  title: 'Event: waitlist',
  occasion: 'To a guest who registered for an upcoming event that is full',
  subject: 'You are on the waitlist: {event}',
  words: [
    'Hello,',
    '“{event}” ({time}) is full, and you are on its waitlist. We write to you as soon as a place is free.',
    'To leave the waitlist, open this page:',
    '{unregister}',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    time: { sample: 'Dec 5, 2026, 7:00 PM – 10:00 PM CST' },
    unregister: { sample: [{ link: 'https://gallery.example/live-event-gate/…' }], isRequired: true },
  },
});

export const EVENT_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  REGISTERED_TEMPLATE,
  WAITLISTED_TEMPLATE,
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

  /** To a new guest of an upcoming event, or of its waitlist. Repeats nothing that was typed into the form. */
  async sendRegistration(event: EventEntity, { id, email, isWaitlisted }: EventGuestEntity): Promise<void> {
    const { title, startsAt, endsAt, timeZone } = event;
    const time = formatTimeRange(startsAt.toISOString(), endsAt.toISOString(), timeZone);
    const unregister = [{ link: this.unregisterUrl(event, id) }];
    const sent = isWaitlisted
      ? templatedEmail(WAITLISTED_TEMPLATE, email, { event: title, time, unregister })
      : templatedEmail(
          REGISTERED_TEMPLATE,
          email,
          { event: title, time, place: placeSentence(event), link: this.passLink(event, id), unregister },
          { attachments: [this.calendarFile(event)] },
        );
    // The links act for the guest, so the text is not kept.
    await this.email.send(sent, `event-registration:${id}`, { isContentRetained: false });
  }

  /** To a guest of the waitlist. Repeats nothing that was typed into the form. */
  async sendPlaceAvailable(event: EventEntity, { id, email }: EventGuestEntity): Promise<void> {
    const link = this.passLink(event, id);
    const attachments = [this.calendarFile(event)];
    await this.email.send(
      templatedEmail(PLACE_AVAILABLE_TEMPLATE, email, { event: event.title, link }, { attachments }),
      `event-place:${id}`,
    );
  }

  /** To a registered guest. Repeats nothing that was typed into the form. */
  async sendPassLink(
    event: Pick<EventEntity, 'id' | 'title' | 'endsAt'>,
    { id, email }: EventGuestEntity,
    expiresAt: Date,
  ): Promise<void> {
    const minutes = String(GUEST_PASS_LINK_MS / 60_000);
    const link = this.passLink(event, id, expiresAt);
    await this.email.send(templatedEmail(PASS_LINK_TEMPLATE, email, { event: event.title, minutes, link }));
  }

  /** Opens the guest's pass: as long as passes of the event work, unless said otherwise. */
  passLink(
    event: Pick<EventEntity, 'id' | 'endsAt'>,
    guestId: string,
    expiresAt = guestPassExpiresAt(event),
  ): { link: string }[] {
    const token = signGuestPassLink({ eventId: event.id, guestId, expiresAt }, this.settings.guestPasses.key);
    return [{ link: `${this.origin}/live-event-gate/${event.id}?access=${token}` }];
  }

  /** The page that unregisters the guest before the event, and unsubscribes them afterwards. */
  unregisterUrl(event: Pick<EventEntity, 'id' | 'endsAt'>, guestId: string): string {
    return `${this.origin}/live-event-gate/${event.id}?leave=${this.unregisterToken(event, guestId)}`;
  }

  /** The same by one POST, for the button of email clients. */
  oneClickUnsubscribeUrl(event: Pick<EventEntity, 'id' | 'endsAt'>, guestId: string): string {
    return `${this.origin}/api/event-unregistrations?token=${this.unregisterToken(event, guestId)}`;
  }

  private unregisterToken({ id, endsAt }: Pick<EventEntity, 'id' | 'endsAt'>, guestId: string): string {
    const expiresAt = new Date(endsAt.getTime() + UNREGISTER_LINK_MS);
    return signGuestPassLink({ eventId: id, guestId, expiresAt }, this.settings.guestPasses.key, 'leave');
  }

  /** The location of a VIP-only event is not sent by email. */
  private calendarFile(event: EventEntity) {
    const known = event.isVipOnly ? Object.assign({}, event, { location: '' }) : event;
    return {
      filename: 'event.ics',
      content: buildCalendarFile(known, this.origin),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    };
  }

  private get origin(): string {
    return this.settings.http.publicOrigin;
  }
}

/** The location of a VIP-only event is not sent by email. */
const placeSentence = ({ location, isVipOnly }: EventEntity): string | null =>
  isVipOnly || location === '' ? null : `It takes place here: ${location}.`;

function reminderEmail(event: EventEntity, to: string, origin: string): TemplatedEmail {
  const { id, title, startsAt, timeZone } = event;
  return templatedEmail(REMINDER_TEMPLATE, to, {
    event: title,
    begin: formatDateTime(startsAt.toISOString(), timeZone),
    place: placeSentence(event),
    link: [{ link: `${origin}/live-event/${id}` }],
  });
}
