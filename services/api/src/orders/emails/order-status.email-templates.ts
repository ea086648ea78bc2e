import { isOrderVoid, type OrderStatus } from '@gallery/domain';
import {
  defineEmailTemplate,
  templatedEmail,
  type EmailBlock,
  type EmailWork,
  type TemplatedEmail,
} from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import { formatPromisedDate } from '../lifecycle/promised-date';

/** The button to the order's page. */
export const orderLink = (link: string): EmailBlock => ({ link, label: 'View your order' });

export const workBlocks = (works: readonly EmailWork[]): EmailBlock[] => works.map((work) => ({ work }));

/** What previews show for the works of an order. */
export const SAMPLE_WORKS: readonly EmailBlock[] = workBlocks([
  {
    title: 'Night Bloom',
    details: '30 × 20 in, framed 42 × 32 in, Gold Frame',
    editionNumbers: [3],
    editionTotal: 9,
  },
]);

export const SAMPLE_ORDER_LINK: readonly EmailBlock[] = [
  orderLink('https://gallery.example/order-lookup?number=TF-7K3M-Q9XD'),
];

/** What differs from status to status. */
interface StatusEmailText {
  title: string;
  subject: string;
  sentence: string;
  /** A sample of what is filled in from the order. */
  details: readonly EmailBlock[];
}

const PROMISED_DATE_SAMPLE: readonly EmailBlock[] = [
  'Your print will be ready by Dec 26, 2026; framing and delivery follow.',
];
const REFUND_DETAILS: readonly EmailBlock[] = [
  'Your payment is being refunded to your card; it can take up to ten days to appear.',
];

/** Labels of buttons. */
const TRACK = 'Track your package';
const CERTIFICATES = 'Open your account';

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
      '{prints}',
      '{details}',
      '{link}',
      'Questions? Just reply to this email.',
      '{gallery}',
    ],
    placeholders: {
      name: { sample: 'Ada Byron' },
      'order number': { sample: 'TF-7K3M-Q9XD' },
      note: { sample: 'We are happy to answer questions by phone, too.' },
      details: { sample: details, isRequired: true },
      prints: { sample: status === 'rejected' || status === 'cancelled' ? [] : SAMPLE_WORKS },
      link: { sample: SAMPLE_ORDER_LINK, isRequired: true },
    },
  });

/** One email for each status that buyers hear about. */
export const ORDER_STATUS_EMAIL_TEMPLATES = {
  reviewing: statusEmailTemplate('reviewing', {
    title: 'under review',
    subject: 'We are reviewing your order {order number}',
    sentence:
      'We are checking a detail of your order. There is nothing you need to do; we will email you if we have a question.',
    details: PROMISED_DATE_SAMPLE,
  }),
  approved: statusEmailTemplate('approved', {
    title: 'approved',
    subject: 'Your order {order number} is approved',
    sentence: 'We have reviewed your order, and it is ready to go into production.',
    details: PROMISED_DATE_SAMPLE,
  }),
  processing: statusEmailTemplate('processing', {
    title: 'in the studio',
    subject: 'Your order {order number} is being made',
    sentence: 'Your order is being printed, signed and numbered in the studio.',
    details: PROMISED_DATE_SAMPLE,
  }),
  shipped: statusEmailTemplate('shipped', {
    title: 'on its way',
    subject: 'Your order {order number} is on its way',
    sentence: 'Your order has left the studio and is on its way to you.',
    details: [
      {
        rows: [
          ['Carrier', 'Fine Art Couriers'],
          ['Tracking number', '1Z 999 AA1'],
        ],
      },
      { link: 'https://couriers.example/1Z999AA1', label: TRACK },
    ],
  }),
  delivered: statusEmailTemplate('delivered', {
    title: 'delivered',
    subject: 'Your order {order number} has arrived',
    sentence: 'Your order has been delivered. We hope it looks just as you imagined.',
    details: [
      'Each print comes with its certificate of authenticity, which you can find in your account.',
      { link: 'https://gallery.example/collector/portal', label: CERTIFICATES },
    ],
  }),
  completed: statusEmailTemplate('completed', {
    title: 'complete',
    subject: 'Your order {order number} is complete',
    sentence: 'Your order is now complete. Thank you for collecting with us.',
    details: [],
  }),
  rejected: statusEmailTemplate('rejected', {
    title: 'rejected',
    subject: 'We could not accept your order {order number}',
    sentence: 'We are sorry, but we cannot fulfill your order.',
    details: REFUND_DETAILS,
  }),
  cancelled: statusEmailTemplate('cancelled', {
    title: 'cancelled',
    subject: 'Your order {order number} was cancelled',
    sentence: 'Your order has been cancelled.',
    details: REFUND_DETAILS,
  }),
};

/** What a status email needs of the gallery. */
interface StatusEmailContext {
  /** The page that finds an order by number and email address. */
  orderLookup: string;
  /** The collector's page with the certificates. */
  account: string;
  /** In which dates are told. */
  timeZone: string;
}

/** To the buyer, about the new status. Null for a status that has no email. */
export function orderStatusEmail(
  order: OrderEntity,
  works: readonly EmailWork[],
  note: string | null,
  context: StatusEmailContext,
): TemplatedEmail | null {
  const template = TEMPLATES[order.status];
  if (!template) return null;
  return templatedEmail(template, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    note,
    details: statusDetails(order, context),
    prints: isOrderVoid(order.status) ? null : workBlocks(works),
    link: [orderLink(context.orderLookup)],
  });
}

const TEMPLATES: Partial<Record<OrderStatus, ReturnType<typeof statusEmailTemplate>>> =
  ORDER_STATUS_EMAIL_TEMPLATES;

function statusDetails(order: OrderEntity, context: StatusEmailContext): readonly EmailBlock[] {
  switch (order.status) {
    case 'shipped':
      return trackingDetails(order);
    case 'delivered':
      return certificateDetails(order, context);
    case 'rejected':
    case 'cancelled':
      return order.refundedCents < order.totalCents ? REFUND_DETAILS : [];
    default:
      return promisedDateDetails(order, context);
  }
}

function trackingDetails({ carrier, trackingNumber, trackingUrl }: OrderEntity): EmailBlock[] {
  const rows: [label: string, value: string][] = [
    ...(carrier === null ? [] : [['Carrier', carrier] satisfies [string, string]]),
    ...(trackingNumber === null ? [] : [['Tracking number', trackingNumber] satisfies [string, string]]),
  ];
  return [
    ...(rows.length === 0 ? [] : [{ rows }]),
    ...(trackingUrl === null ? [] : [{ link: trackingUrl, label: TRACK }]),
  ];
}

/** Guests find it too, once they have an account with a confirmed address. */
function certificateDetails(
  { collectorId, customerEmail }: OrderEntity,
  { account }: StatusEmailContext,
): EmailBlock[] {
  return [
    collectorId === null
      ? 'Each print comes with its certificate of authenticity. To see yours, create an account with ' +
        `${customerEmail} and confirm the address.`
      : 'Each print comes with its certificate of authenticity, which you can find in your account.',
    { link: account, label: CERTIFICATES },
  ];
}

function promisedDateDetails(order: OrderEntity, { timeZone }: StatusEmailContext): EmailBlock[] {
  const promised = formatPromisedDate(order, timeZone);
  return promised === null ? [] : [`Your print will be ready by ${promised}; framing and delivery follow.`];
}
