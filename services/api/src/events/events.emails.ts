import { Injectable } from '@nestjs/common';
import { formatDateTime, formatTimeRange } from '@gallery/domain';
import { templatedEmail, Mailer, Settings, type EmailBlock, type TemplatedEmail } from '../platform';
import type { EventGuestEntity } from './entities/event-guest.entity';
import type { EventReminderEntity } from './reminders/event-reminders.store';
import type { EventEntity } from './entities/event.entity';
import {
  EVENT_EMAIL_LABELS,
  PASS_LINK_TEMPLATE,
  PLACE_AVAILABLE_TEMPLATE,
  REGISTERED_TEMPLATE,
  REMINDER_TEMPLATE,
  WAITLISTED_TEMPLATE,
} from './events.email-templates';
import { GUEST_PASS_LINK_MS, UNREGISTER_LINK_MS } from './events-policy';
import { guestPassExpiresAt, signGuestPassLink } from './guest-passes/guest-pass';
import { buildCalendarFile } from './listing/calendar-file';

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

  /** To a new guest of an upcoming event, or one on its waitlist. Repeats nothing that was typed into the form. */
  async sendRegistration(event: EventEntity, { id, email, isWaitlisted }: EventGuestEntity): Promise<void> {
    const { title, startsAt, endsAt, timeZone } = event;
    const time = formatTimeRange(startsAt.toISOString(), endsAt.toISOString(), timeZone);
    const label = isWaitlisted ? EVENT_EMAIL_LABELS.leaveWaitlist : EVENT_EMAIL_LABELS.unregister;
    const unregister: EmailBlock[] = [{ link: this.unregisterUrl(event, id), label, isSecondary: true }];
    const sent = isWaitlisted
      ? templatedEmail(WAITLISTED_TEMPLATE, email, { event: title, time, unregister })
      : templatedEmail(
          REGISTERED_TEMPLATE,
          email,
          {
            event: title,
            time,
            place: placeSentence(event),
            link: [{ link: this.passLink(event, id), label: EVENT_EMAIL_LABELS.enter }],
            unregister,
          },
          { attachments: [this.calendarFile(event)] },
        );
    // The links act for the guest, so the text is not kept.
    await this.email.send(sent, `event-registration:${id}`, { isContentRetained: false });
  }

  /** To a guest on the waitlist. Repeats nothing that was typed into the form. */
  async sendPlaceAvailable(event: EventEntity, { id, email }: EventGuestEntity): Promise<void> {
    const link = [{ link: this.passLink(event, id), label: EVENT_EMAIL_LABELS.enter }];
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
    const link = [{ link: this.passLink(event, id, expiresAt), label: EVENT_EMAIL_LABELS.enter }];
    await this.email.send(templatedEmail(PASS_LINK_TEMPLATE, email, { event: event.title, minutes, link }));
  }

  /** A link that opens the guest's pass. It works as long as the event's passes do, unless specified otherwise. */
  passLink(
    event: Pick<EventEntity, 'id' | 'endsAt'>,
    guestId: string,
    expiresAt = guestPassExpiresAt(event),
  ): string {
    const token = signGuestPassLink({ eventId: event.id, guestId, expiresAt }, this.settings.guestPasses.key);
    return `${this.origin}/live-event-gate/${event.id}?access=${token}`;
  }

  /** The page that unregisters the guest before the event, and unsubscribes them afterwards. */
  unregisterUrl(event: Pick<EventEntity, 'id' | 'endsAt'>, guestId: string): string {
    return `${this.origin}/live-event-gate/${event.id}?leave=${this.unregisterToken(event, guestId)}`;
  }

  /** The same through one POST, for the button of email clients. */
  oneClickUnsubscribeUrl(event: Pick<EventEntity, 'id' | 'endsAt'>, guestId: string): string {
    return `${this.origin}/api/event-unregistrations?token=${this.unregisterToken(event, guestId)}`;
  }

  private unregisterToken({ id, endsAt }: Pick<EventEntity, 'id' | 'endsAt'>, guestId: string): string {
    const expiresAt = new Date(endsAt.getTime() + UNREGISTER_LINK_MS);
    return signGuestPassLink({ eventId: id, guestId, expiresAt }, this.settings.guestPasses.key, 'leave');
  }

  /** The location of a VIP-only event is not sent by email. */
  private calendarFile(event: EventEntity) {
    const { name, email } = this.settings.brand;
    const known = event.isVipOnly ? Object.assign({}, event, { location: '' }) : event;
    return {
      filename: 'event.ics',
      content: buildCalendarFile(known, { origin: this.origin, name, email }),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    };
  }

  private get origin(): string {
    return this.settings.http.publicOrigin;
  }
}

/** The location of a VIP-only event is not sent by email. */
const placeSentence = ({ location, isVipOnly }: EventEntity): string | null =>
  isVipOnly || location === '' ? null : `Location: ${location}.`;

function reminderEmail(event: EventEntity, to: string, origin: string): TemplatedEmail {
  const { id, title, startsAt, timeZone } = event;
  return templatedEmail(REMINDER_TEMPLATE, to, {
    event: title,
    begin: formatDateTime(startsAt.toISOString(), timeZone),
    place: placeSentence(event),
    link: [{ link: `${origin}/live-event/${id}`, label: EVENT_EMAIL_LABELS.event }],
  });
}
