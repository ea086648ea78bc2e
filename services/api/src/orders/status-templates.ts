import { mailTemplate, type MailBlock } from '../platform';

/** What differs from status to status. */
interface News {
  title: string;
  subject: string;
  sentence: string;
  /** A preview of what follows from the order itself. */
  details: readonly MailBlock[];
}

const PROMISE: readonly MailBlock[] = ['It will be made by December 26, 2026 at the latest.'];
const BACK: readonly MailBlock[] = [
  'Your payment is on its way back to your card; banks take up to ten days to show it.',
];

const statusTemplate = (status: string, { title, subject, sentence, details }: News) =>
  mailTemplate({
    key: `order-${status}`,
    title: `Order: ${title}`,
    occasion: 'To the buyer, when the gallery gives the order this status',
    subject,
    words: [
      'Dear {name},',
      sentence,
      '{note}',
      '{details}',
      'Your order with its numbers can be seen here:',
      '{link}',
      'If anything is on your mind, answer this mail or write to {gallery email}.',
      '{gallery}',
    ],
    placeholders: {
      name: { sample: 'Ada Byron' },
      'order number': { sample: 'TF-7K3M-Q9XD' },
      note: { sample: 'The frame maker has sent word: everything is ready.' },
      details: { sample: details, isRequired: true },
      link: {
        sample: [{ link: 'https://gallery.example/order-lookup?number=TF-7K3M-Q9XD' }],
        isRequired: true,
      },
    },
  });

/** A mail for each status that buyers are told about. */
export const STATUS_TEMPLATES = {
  reviewing: statusTemplate('reviewing', {
    title: 'under review',
    subject: 'We are looking at your order {order number}',
    sentence:
      'we are looking at a detail of your order. You need not do anything; we write to you if we have a question.',
    details: PROMISE,
  }),
  approved: statusTemplate('approved', {
    title: 'approved',
    subject: 'Your order {order number} is approved',
    sentence: 'we have looked through your order, and all is ready for its making.',
    details: PROMISE,
  }),
  processing: statusTemplate('processing', {
    title: 'in the studio',
    subject: 'Your order {order number} is being made',
    sentence: 'your order is in the studio: it is being printed, signed and numbered.',
    details: PROMISE,
  }),
  shipped: statusTemplate('shipped', {
    title: 'on its way',
    subject: 'Your order {order number} is on its way',
    sentence: 'your order has left the studio and is on its way to you.',
    details: [
      {
        rows: [
          ['Carrier', 'Fine Art Couriers'],
          ['Tracking number', '1Z 999 AA1'],
        ],
      },
      'Follow the parcel here:',
      { link: 'https://couriers.example/1Z999AA1' },
    ],
  }),
  delivered: statusTemplate('delivered', {
    title: 'delivered',
    subject: 'Your order {order number} has arrived',
    sentence: 'your order has been delivered. We hope that it looks just as you imagined.',
    details: [
      'A certificate of authenticity belongs to each print. You find it in your account:',
      { link: 'https://gallery.example/collector/portal' },
    ],
  }),
  completed: statusTemplate('completed', {
    title: 'complete',
    subject: 'Your order {order number} is complete',
    sentence: 'with this your order is complete. Thank you for collecting with us.',
    details: PROMISE,
  }),
  rejected: statusTemplate('rejected', {
    title: 'rejected',
    subject: 'We could not accept your order {order number}',
    sentence: 'we are sorry: we cannot carry out your order.',
    details: BACK,
  }),
  cancelled: statusTemplate('cancelled', {
    title: 'cancelled',
    subject: 'Your order {order number} was cancelled',
    sentence: 'your order has been cancelled.',
    details: BACK,
  }),
};
