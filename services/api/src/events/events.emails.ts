import { formatDeadline } from '@gallery/domain';
import { letter, defineEmailTemplate, type Letter, type EmailTemplate } from '../platform';
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

/** Mails about events whose words the owner may change. */
export const EVENT_EMAIL_TEMPLATES: readonly EmailTemplate[] = [REMINDER_TEMPLATE, PLACE_AVAILABLE_TEMPLATE];

/** Who asked to be reminded: the event begins soon. Of a VIP-only event the place is not told by mail. */
export function eventReminderEmail(event: EventEntity, to: string, origin: string): Letter {
  const { id, title, startsAt, location, isVipOnly } = event;
  return letter(REMINDER_TEMPLATE, to, {
    event: title,
    begin: formatDeadline(startsAt.toISOString()),
    place: isVipOnly || location === '' ? null : `It takes place here: ${location}.`,
    link: [{ link: `${origin}/live-event/${id}` }],
  });
}

/** To a guest of the waitlist: there is a place now. Repeats nothing that was typed into the form. */
export const placeAvailableEmail = ({ id, title }: EventEntity, to: string, origin: string): Letter =>
  letter(PLACE_AVAILABLE_TEMPLATE, to, { event: title, link: [{ link: `${origin}/live-event-gate/${id}` }] });
