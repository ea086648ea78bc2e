import { formatDateTime, formatMoneyWithCents } from '@gallery/domain';
import type { OrderSummary } from '../orders';
import {
  templatedEmail,
  defineEmailTemplate,
  type EmailBlock,
  type TemplatedEmail,
  type EmailTemplate,
} from '../platform';

const fileLink = (title: string, link: string): EmailBlock => ({ link, label: `Download “${title}”` });

const EVENT_PHOTO_FILE_EMAIL = defineEmailTemplate({
  key: 'event-photo-file',
  title: 'Event photo: the file',
  occasion: 'To the buyer of event photos, once they are paid',
  subject: 'Your event photo, order {order number}',
  words: [
    'Dear {name},',
    'Thank you. We have received your payment, and your digital file is ready in full size.',
    '{files}',
    'The link works until {until}; please save the file before then. It comes with a small print, which we will ship to you.',
    '{sums}',
    'Questions? Just reply to this email. We answer within 24 hours.',
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

/** To the buyer: where the files are, and until when. */
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
