import { formatDate, formatMoneyWithCents } from '@gallery/domain';
import type { OrderSummary } from '../orders';
import {
  templatedEmail,
  defineEmailTemplate,
  type TemplatedEmail,
  type EmailBlock,
  type EmailWork,
  type EmailTemplate,
} from '../platform';
import type { PaymentRequestEntity, PaymentRequestLineEntity } from './entities/payment-request.entity';

/** What emails about a payment request need. */
export interface PaymentRequestEmailData {
  request: PaymentRequestEntity;
  lines: readonly PaymentRequestLineEntity[];
  order: OrderSummary;
  /** What the order contains; left out of emails to the gallery. */
  works?: readonly EmailWork[];
}

const BUYER_PLACEHOLDERS = {
  name: { sample: 'Ada Byron' },
  'order number': { sample: 'TF-7K3M-Q9XD' },
} as const;
const TOTALS_PLACEHOLDER = {
  sums: {
    sample: [
      {
        rows: [
          ['Crate and delivery', '$280.00'],
          ['Total', '$280.00'],
        ],
        total: 'Total',
      },
    ],
    isRequired: true,
  },
} as const;

const PRINTS_PLACEHOLDER = {
  prints: {
    sample: [
      {
        work: {
          title: 'Night Bloom',
          details: '30 × 20 in, framed 42 × 32 in, Gold Frame',
          editionNumbers: [3],
          editionTotal: 9,
        },
      },
    ],
  },
} as const;

const payLink = (link: string): EmailBlock => ({ link, label: 'Pay by card' });

const PAYMENT_LINK_EMAIL = defineEmailTemplate({
  key: 'payment-requested',
  title: 'Payment link',
  occasion: 'To a buyer who has something more to pay for their order',
  subject: 'Payment due for your order {order number}',
  words: [
    'Dear {name},',
    'A payment is due for your order {order number}.',
    '{prints}',
    '{sums}',
    '{link}',
    'This link is for you alone and can be used until {until}.',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: {
    ...BUYER_PLACEHOLDERS,
    ...TOTALS_PLACEHOLDER,
    ...PRINTS_PLACEHOLDER,
    until: { sample: 'Dec 5, 2026' },
    link: { sample: [payLink('https://gallery.example/pay/…')], isRequired: true },
  },
});

const ORDER_LINK_EMAIL = defineEmailTemplate({
  key: 'order-put-aside',
  title: 'Order by link',
  occasion: 'To a buyer for whom the gallery holds prints, with the link to pay for them',
  subject: 'Your order {order number}: held for you until {until}',
  words: [
    'Dear {name},',
    '{words}',
    'We are holding this for you until {until}, under the order number {order number}.',
    '{prints}',
    '{sums}',
    '{link}',
    'This link is for you alone. Until {until}, no one else can buy what we are holding for you.',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: {
    ...BUYER_PLACEHOLDERS,
    ...TOTALS_PLACEHOLDER,
    words: { sample: ['As discussed by phone, this is your quote.'] },
    ...PRINTS_PLACEHOLDER,
    until: { sample: 'Dec 5, 2026' },
    link: { sample: [payLink('https://gallery.example/pay/…')], isRequired: true },
  },
});

const PAYMENT_RECEIVED_EMAIL = defineEmailTemplate({
  key: 'payment-received',
  title: 'Payment link: paid',
  occasion: 'To the buyer, once it is paid',
  subject: 'Payment received for your order {order number}',
  words: [
    'Dear {name},',
    'Thank you. We have received your payment for order {order number}.',
    '{sums}',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: { ...BUYER_PLACEHOLDERS, ...TOTALS_PLACEHOLDER },
});

const LATE_PAYMENT_REQUEST_REFUND_EMAIL = defineEmailTemplate({
  key: 'payment-returning',
  title: 'Payment link: paid too late',
  occasion: 'To a buyer whose payment arrived after the request was closed',
  subject: 'Your payment for order {order number} is being refunded',
  words: [
    'Dear {name},',
    'Your payment of {amount} arrived after the payment link was closed. We are refunding the full amount to your card; it can take up to ten days to appear.',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: { ...BUYER_PLACEHOLDERS, amount: { sample: '$280.00' } },
});

const PAYMENT_RECEIVED_NOTIFICATION = defineEmailTemplate({
  key: 'notice-payment-received',
  title: 'Notice: payment link paid',
  occasion: 'To the gallery, once a payment link is paid',
  subject: 'Paid: payment link for order {order number}',
  words: ['{buyer} paid:', '{sums}'],
  placeholders: {
    buyer: { sample: 'Ada Byron (ada@mail.example)' },
    'order number': BUYER_PLACEHOLDERS['order number'],
    ...TOTALS_PLACEHOLDER,
  },
});

/** Emails to the gallery. */
export const PAYMENT_REQUEST_NOTIFICATION_TEMPLATES: readonly EmailTemplate[] = [
  PAYMENT_RECEIVED_NOTIFICATION,
];

/** Emails to buyers, which the owner can edit. */
export const PAYMENT_REQUEST_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  PAYMENT_LINK_EMAIL,
  ORDER_LINK_EMAIL,
  PAYMENT_RECEIVED_EMAIL,
  LATE_PAYMENT_REQUEST_REFUND_EMAIL,
];

/** To the buyer: what to pay, and where. */
export const paymentLinkEmail = (
  { request, lines, order, works = [] }: PaymentRequestEmailData,
  { link, timeZone }: { link: string; timeZone: string },
): TemplatedEmail =>
  templatedEmail(PAYMENT_LINK_EMAIL, order.customerEmail, {
    ...buyerOf(order),
    sums: [totalsTable(lines, 'Total', request.amountCents)],
    prints: works.map((work) => ({ work })),
    until: formatDate(request.expiresAt, timeZone),
    link: [payLink(link)],
  });

/** To the buyer of a draft order: what is held for them, and where to pay for it. */
export const orderLinkEmail = (
  { request, lines, order, works = [] }: PaymentRequestEmailData,
  { link, words, timeZone }: { link: string; words: string; timeZone: string },
): TemplatedEmail =>
  templatedEmail(ORDER_LINK_EMAIL, order.customerEmail, {
    ...buyerOf(order),
    words: paragraphsOf(words),
    sums: [totalsTable(lines, 'Total', request.amountCents)],
    prints: works.map((work) => ({ work })),
    until: formatDate(request.expiresAt, timeZone),
    link: [payLink(link)],
  });

/** To the buyer, once it is paid. */
export const paymentReceivedEmail = ({ request, lines, order }: PaymentRequestEmailData): TemplatedEmail =>
  templatedEmail(PAYMENT_RECEIVED_EMAIL, order.customerEmail, {
    ...buyerOf(order),
    sums: [totalsTable(lines, 'Total paid', request.amountCents)],
  });

/** To the owner: what was paid, and by whom. */
export const paymentReceivedNotification = (
  { request, lines, order }: PaymentRequestEmailData,
  owner: { email: string },
): TemplatedEmail =>
  templatedEmail(PAYMENT_RECEIVED_NOTIFICATION, owner.email, {
    buyer: `${order.customerName} (${order.customerEmail})`,
    'order number': order.number,
    sums: [totalsTable(lines, 'Total paid', request.amountCents)],
  });

/** To the buyer whose payment arrived after the request was closed. */
export const latePaymentRequestRefundEmail = (
  request: PaymentRequestEntity,
  order: OrderSummary,
): TemplatedEmail =>
  templatedEmail(LATE_PAYMENT_REQUEST_REFUND_EMAIL, order.customerEmail, {
    ...buyerOf(order),
    amount: formatMoneyWithCents(request.amountCents),
  });

const buyerOf = ({ customerName, number }: OrderSummary) => ({ name: customerName, 'order number': number });

function totalsTable(
  lines: readonly PaymentRequestLineEntity[],
  label: string,
  totalCents: number,
): EmailBlock {
  const rows = lines.map(({ description, amountCents }): [string, string] => [
    description,
    formatMoneyWithCents(amountCents),
  ]);
  return { rows: [...rows, [label, formatMoneyWithCents(totalCents)]], total: label };
}

const paragraphsOf = (words: string): string[] => words.split(/\r?\n/).filter((line) => line.trim() !== '');
