import { defineEmailTemplate, type EmailTemplate } from '../platform';
import { GUEST_PASS_LINK_MS } from './events-policy';

/** Labels of buttons and links. */
export const EVENT_EMAIL_LABELS = {
  enter: 'Enter the event',
  event: 'View the event',
  unregister: 'Cancel your registration',
  leaveWaitlist: 'Leave the waitlist',
} as const;

const gateLink = (label: string, more: { isSecondary?: true } = {}) =>
  ({
    sample: [{ link: 'https://gallery.example/live-event-gate/…', label, ...more }],
    isRequired: true,
  }) as const;

export const REMINDER_TEMPLATE = defineEmailTemplate({
  key: 'event-reminder',
  title: 'Event: reminder',
  occasion: 'To everyone who asked for a reminder, shortly before an event begins',
  subject: '{event} begins soon',
  words: [
    'Hello,',
    'You asked us to remind you: “{event}” begins on {begin}.',
    '{place}',
    '{link}',
    'This is the only email we will send about it. If you did not ask for it, someone entered your address by mistake.',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    begin: { sample: 'Dec 5, 2026, 7:00 PM CST' },
    place: { sample: 'Location: the studio in Dallas.' },
    link: {
      sample: [{ link: 'https://gallery.example/live-event/…', label: EVENT_EMAIL_LABELS.event }],
      isRequired: true,
    },
  },
});

export const PLACE_AVAILABLE_TEMPLATE = defineEmailTemplate({
  key: 'event-place',
  title: 'Event: a place has opened up',
  occasion: 'To a guest on the waitlist, when a place opens up',
  subject: 'A place has opened up: {event}',
  words: [
    'Hello,',
    '“{event}” was full when you registered. A place has opened up, and it is yours.',
    '{link}',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    link: gateLink(EVENT_EMAIL_LABELS.enter),
  },
});

export const PASS_LINK_TEMPLATE = defineEmailTemplate({
  key: 'event-pass-link',
  title: 'Event: the pass of a registered guest',
  occasion: 'To a guest whose address was entered at the gate again, on another device for example',
  subject: 'Your pass for {event}',
  words: [
    'Hello,',
    'You are registered for “{event}”, and this address was just entered to join it. To join, open the link within {minutes} minutes on the device you want to use.',
    '{link}',
    'If this was not you, you can ignore this email; no one has seen any of your data.',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    minutes: { sample: String(GUEST_PASS_LINK_MS / 60_000) },
    link: gateLink(EVENT_EMAIL_LABELS.enter),
  },
});

export const REGISTERED_TEMPLATE = defineEmailTemplate({
  key: 'event-registration',
  title: 'Event: registration',
  occasion: 'To a guest who registered for an upcoming event',
  subject: 'You are registered for {event}',
  words: [
    'Hello,',
    'You are registered for “{event}”: {time}.',
    '{place}',
    'The attached file adds it to your calendar. On the day, use this link to see the photographs as they are taken; you do not need to register again.',
    '{link}',
    'If you cannot come, please cancel so that someone else can have your place.',
    '{unregister}',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    time: { sample: 'Dec 5, 2026, 7:00 PM – 10:00 PM CST' },
    place: { sample: 'Location: the studio in Dallas.' },
    link: gateLink(EVENT_EMAIL_LABELS.enter),
    unregister: gateLink(EVENT_EMAIL_LABELS.unregister, { isSecondary: true }),
  },
});

export const WAITLISTED_TEMPLATE = defineEmailTemplate({
  key: 'event-waitlist',
  title: 'Event: waitlist',
  occasion: 'To a guest who registered for an upcoming event that is full',
  subject: 'You are on the waitlist: {event}',
  words: [
    'Hello,',
    '“{event}” ({time}) is full, and you are on its waitlist. We will email you as soon as a place opens up.',
    '{unregister}',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    time: { sample: 'Dec 5, 2026, 7:00 PM – 10:00 PM CST' },
    unregister: gateLink(EVENT_EMAIL_LABELS.leaveWaitlist, { isSecondary: true }),
  },
});

/** Emails whose text the owner can edit. */
export const EVENT_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  REGISTERED_TEMPLATE,
  WAITLISTED_TEMPLATE,
  REMINDER_TEMPLATE,
  PLACE_AVAILABLE_TEMPLATE,
  PASS_LINK_TEMPLATE,
];
