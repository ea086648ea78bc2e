import { defineEmailTemplate, templatedEmail, type EmailTemplate, type TemplatedEmail } from '../../platform';
import type { GuestToFollowUp } from '../../events';

const FOLLOW_UP_TEMPLATE = defineEmailTemplate({
  key: 'event-follow-up',
  title: 'Event: the morning after',
  occasion: 'To every registered guest, at 9:00 on the morning after an event',
  subject: 'Your photographs from {event}',
  words: [
    'Good morning,',
    'the photographs of “{event}” are ready.',
    '{photographs}',
    'What is left of each edition this morning:',
    '{editions}',
    'All photographs are on this page until {until}:',
    '{link}',
    'You get this one email because you registered for the event. To get no more about it, open this page:',
    '{unsubscribe}',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    photographs: { sample: ['These are yours: “The first dance” and “At the window”.'] },
    editions: {
      sample: [{ rows: [['The first dance', '5×7: 97 of 100 left; 30×20: 8 of 9 left']] }],
    },
    until: { sample: 'Dec 6, 2026, 10:00 PM CST' },
    link: { sample: [{ link: 'https://gallery.example/live-event-gate/…' }], isRequired: true },
    unsubscribe: { sample: [{ link: 'https://gallery.example/live-event-gate/…' }], isRequired: true },
  },
});

/** Emails to guests, which the owner can edit. */
export const EVENT_FOLLOW_UP_TEMPLATES: readonly EmailTemplate[] = [FOLLOW_UP_TEMPLATE];

/** A photo with what is left of its editions. */
export interface FollowUpPhoto {
  title: string;
  /** `5×7: 97 of 100 left; 30×20: 8 of 9 left` */
  editions: string;
}

export interface FollowUpContent {
  event: string;
  /** Whether the photos show the guest or were bought by them; others are the event's that sell. */
  isOwn: boolean;
  photos: readonly FollowUpPhoto[];
  until: string;
}

/** To a guest: their photographs, and what is left of each edition. */
export const eventFollowUpEmail = (
  { email, feedLink, unregisterUrl, unsubscribeUrl }: Omit<GuestToFollowUp, 'id' | 'photoIds'>,
  { event, isOwn, photos, until }: FollowUpContent,
): TemplatedEmail =>
  templatedEmail(
    FOLLOW_UP_TEMPLATE,
    email,
    {
      event,
      photographs: isOwn
        ? [`These are yours: ${titles.format(photos.map(({ title }) => `“${title}”`))}.`]
        : null,
      editions:
        photos.length === 0
          ? ['No edition has begun: every print is still available.']
          : [{ rows: photos.map(({ title, editions }) => [title, editions] as const) }],
      until,
      link: feedLink,
      unsubscribe: [{ link: unregisterUrl }],
    },
    { unsubscribeUrl },
  );

const titles = new Intl.ListFormat('en-US', { type: 'conjunction' });
