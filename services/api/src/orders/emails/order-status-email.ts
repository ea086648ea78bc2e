import type { OrderStatus } from '@gallery/domain';
import { defineEmailTemplate, templatedEmail, type EmailBlock, type TemplatedEmail } from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import { formatPromisedDate } from '../lifecycle/promised-date';

/** What differs from status to status. */
interface StatusEmailText {
  title: string;
  subject: string;
  sentence: string;
  /** A sample of what is filled in from the order. */
  details: readonly EmailBlock[];
}

const PROMISED_DATE_SAMPLE: readonly EmailBlock[] = ['It will be made by December 26, 2026 at the latest.'];
const REFUND_SAMPLE: readonly EmailBlock[] = [
  'Your payment is on its way back to your card; banks take up to ten days to show it.',
];

const statusEmailTemplate = (status: string, { title, subject, sentence, details }: StatusEmailText) =>
  defineEmailTemplate({
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

/** One email for each status that buyers hear about. */
export const ORDER_STATUS_EMAIL_TEMPLATES = {
  reviewing: statusEmailTemplate('reviewing', {
    title: 'under review',
    subject: 'We are looking at your order {order number}',
    sentence:
      'we are looking at a detail of your order. You need not do anything; we write to you if we have a question.',
    details: PROMISED_DATE_SAMPLE,
  }),
  approved: statusEmailTemplate('approved', {
    title: 'approved',
    subject: 'Your order {order number} is approved',
    sentence: 'we have looked through your order, and all is ready for its making.',
    details: PROMISED_DATE_SAMPLE,
  }),
  processing: statusEmailTemplate('processing', {
    title: 'in the studio',
    subject: 'Your order {order number} is being made',
    sentence: 'your order is in the studio: it is being printed, signed and numbered.',
    details: PROMISED_DATE_SAMPLE,
  }),
  shipped: statusEmailTemplate('shipped', {
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
  delivered: statusEmailTemplate('delivered', {
    title: 'delivered',
    subject: 'Your order {order number} has arrived',
    sentence: 'your order has been delivered. We hope that it looks just as you imagined.',
    details: [
      'A certificate of authenticity belongs to each print. You find it in your account:',
      { link: 'https://gallery.example/collector/portal' },
    ],
  }),
  completed: statusEmailTemplate('completed', {
    title: 'complete',
    subject: 'Your order {order number} is complete',
    sentence: 'with this your order is complete. Thank you for collecting with us.',
    details: PROMISED_DATE_SAMPLE,
  }),
  rejected: statusEmailTemplate('rejected', {
    title: 'rejected',
    subject: 'We could not accept your order {order number}',
    sentence: 'we are sorry: we cannot carry out your order.',
    details: REFUND_SAMPLE,
  }),
  cancelled: statusEmailTemplate('cancelled', {
    title: 'cancelled',
    subject: 'Your order {order number} was cancelled',
    sentence: 'your order has been cancelled.',
    details: REFUND_SAMPLE,
  }),
};

interface StatusEmailLinks {
  /** The page that finds an order by number and email address. */
  orderLookup: string;
  /** The collector's page with the certificates. */
  account: string;
}

/** To the buyer, about the new status. Null for a status that has no email. */
export function orderStatusEmail(
  order: OrderEntity,
  note: string | null,
  links: StatusEmailLinks,
): TemplatedEmail | null {
  const template = TEMPLATES[order.status];
  if (!template) return null;
  return templatedEmail(template, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    note,
    details: statusDetails(order, links),
    link: [{ link: links.orderLookup }],
  });
}

const TEMPLATES: Partial<Record<OrderStatus, ReturnType<typeof statusEmailTemplate>>> =
  ORDER_STATUS_EMAIL_TEMPLATES;

function statusDetails(order: OrderEntity, links: StatusEmailLinks): EmailBlock[] {
  switch (order.status) {
    case 'shipped':
      return trackingDetails(order);
    case 'delivered':
      return certificateDetails(order, links);
    case 'rejected':
    case 'cancelled':
      return order.refundedCents < order.totalCents
        ? ['Your payment is on its way back to your card; banks take up to ten days to show it.']
        : [];
    default:
      return promisedDateDetails(order);
  }
}

function trackingDetails({ carrier, trackingNumber, trackingUrl }: OrderEntity): EmailBlock[] {
  const rows: [label: string, value: string][] = [
    ...(carrier === null ? [] : [['Carrier', carrier] satisfies [string, string]]),
    ...(trackingNumber === null ? [] : [['Tracking number', trackingNumber] satisfies [string, string]]),
  ];
  return [
    ...(rows.length === 0 ? [] : [{ rows }]),
    ...(trackingUrl === null ? [] : ['Follow the parcel here:', { link: trackingUrl }]),
  ];
}

/** Guests find it too, once they have an account with a confirmed address. */
function certificateDetails(
  { collectorId, customerEmail }: OrderEntity,
  { account }: StatusEmailLinks,
): EmailBlock[] {
  return [
    collectorId === null
      ? `A certificate of authenticity belongs to each print. It waits for you: open an account for ${customerEmail}, ` +
        'confirm the address, and you find it there.'
      : 'A certificate of authenticity belongs to each print. You find it in your account:',
    { link: account },
  ];
}

function promisedDateDetails(order: OrderEntity): EmailBlock[] {
  const promised = formatPromisedDate(order);
  return promised === null ? [] : [`It will be made by ${promised} at the latest.`];
}
