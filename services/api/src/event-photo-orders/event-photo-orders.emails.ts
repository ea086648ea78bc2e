import { REPLY_WITHIN, formatDateTime, formatMoneyWithCents } from '@gallery/domain';
import type { OrderSummary } from '../orders';
import {
  templatedEmail,
  defineEmailTemplate,
  type EmailBlock,
  type TemplatedEmail,
  type EmailTemplate,
  type EmailPicture,
} from '../platform';
import type { GuestToFollowUp } from '../events';

const fileLink = (title: string, link: string): EmailBlock => ({ link, label: `Download “${title}”` });

const EVENT_PHOTO_FILE_EMAIL = defineEmailTemplate({
  key: 'event-photo-file',
  title: 'Event photo: the file',
  occasion: 'To the buyer of event photos, once they are paid',
  subject: 'Your event photo, order {order number}',
  words: [
    'Dear {name},',
    'Thank you. We have received your payment, and your full-size digital file is ready.',
    '{files}',
    'The link works until {until}; please save the file before then. It comes with a small print, which we will ship to you.',
    '{sums}',
    `Questions? Just reply to this email. You will hear from us within ${REPLY_WITHIN}.`,
    '{gallery}',
  ],
  placeholders: {
    name: { sample: 'Ada Byron' },
    'order number': { sample: 'TF-7K3M-Q9XD' },
    until: { sample: 'Dec 5, 2026, 7:00 PM CST' },
    files: {
      sample: [fileLink('The first dance', 'https://gallery.example/api/event-photo-files/…')],
      isRequired: true,
    },
    sums: {
      sample: [
        {
          rows: [
            ['Order', 'TF-7K3M-Q9XD'],
            ['Total paid', '$162.38'],
          ],
          total: 'Total paid',
        },
      ],
      isRequired: true,
    },
  },
});

/** Emails to buyers, which the owner can edit. */
export const EVENT_PHOTO_ORDER_EMAIL_TEMPLATES: readonly EmailTemplate[] = [EVENT_PHOTO_FILE_EMAIL];

/** To the buyer: where the files are, and when their links expire. */
export const eventPhotoFileEmail = (
  order: OrderSummary,
  files: readonly { title: string; url: string }[],
  expiresAt: Date,
  timeZone: string,
): TemplatedEmail =>
  templatedEmail(EVENT_PHOTO_FILE_EMAIL, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    until: formatDateTime(expiresAt.toISOString(), timeZone),
    files: files.map(({ title, url }) => fileLink(title, url)),
    sums: [
      {
        rows: [
          ['Order', order.number],
          ['Total paid', formatMoneyWithCents(order.totalCents)],
        ],
        total: 'Total paid',
      },
    ],
  });

const FEED_LABEL = 'See all photographs';
const UNSUBSCRIBE_LABEL = 'Unsubscribe from emails about this event';

const FOLLOW_UP_TEMPLATE = defineEmailTemplate({
  key: 'event-follow-up',
  title: 'Event: the morning after',
  occasion: 'To every registered guest, at 9:00 on the morning after an event',
  subject: 'Your photographs from {event}',
  words: [
    'Good morning,',
    'The photographs from “{event}” are ready.',
    '{photographs}',
    'Available this morning in each edition:',
    '{editions}',
    'You can see all photographs until {until}.',
    '{link}',
    'You are receiving this one email because you registered for the event.',
    '{unsubscribe}',
    '{gallery}',
  ],
  placeholders: {
    event: { sample: 'An Evening of Light' },
    photographs: { sample: ['These are yours: “The first dance” and “At the window”.'] },
    editions: {
      sample: [
        { work: { title: 'The first dance', details: '5 × 7 in: 97 of 100 left; 30 × 20 in: 8 of 9 left' } },
      ],
    },
    until: { sample: 'Dec 6, 2026, 10:00 PM CST' },
    link: {
      sample: [{ link: 'https://gallery.example/live-event-gate/…', label: FEED_LABEL }],
      isRequired: true,
    },
    unsubscribe: {
      sample: [
        { link: 'https://gallery.example/live-event-gate/…', label: UNSUBSCRIBE_LABEL, isSecondary: true },
      ],
      isRequired: true,
    },
  },
});

/** Emails to guests, which the owner can edit. */
export const EVENT_FOLLOW_UP_TEMPLATES: readonly EmailTemplate[] = [FOLLOW_UP_TEMPLATE];

/** A photo with what is left of its editions. */
export interface FollowUpPhoto {
  title: string;
  /** `5×7: 97 of 100 left; 30×20: 8 of 9 left` */
  editions: string;
  picture: EmailPicture | null;
}

export interface FollowUpContent {
  event: string;
  /**
   * Whether the photos show the guest or were bought by them; the others are photos of the event that have begun to
   * sell.
   */
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
          ? ['No print has been sold yet. Every number is available.']
          : photos.map(({ title, editions, picture }) => ({ work: { title, details: editions, picture } })),
      until,
      link: [{ link: feedLink, label: FEED_LABEL }],
      unsubscribe: [{ link: unregisterUrl, label: UNSUBSCRIBE_LABEL, isSecondary: true }],
    },
    { unsubscribeUrl },
  );

const titles = new Intl.ListFormat('en-US', { type: 'conjunction' });
