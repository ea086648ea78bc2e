import { formatMoneyWithCents } from '@gallery/domain';
import type { OrderSummary } from '../orders';
import {
  templatedEmail,
  defineEmailTemplate,
  type TemplatedEmail,
  type EmailBlock,
  type EmailTemplate,
} from '../platform';
import type { PaymentRequestEntity, PaymentRequestLineEntity } from './entities/payment-request.entity';

/** What emails about a payment request need. */
export interface PaymentRequestEmailData {
  request: PaymentRequestEntity;
  lines: readonly PaymentRequestLineEntity[];
  order: OrderSummary;
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
      },
    ],
    isRequired: true,
  },
} as const;

const PAYMENT_LINK_EMAIL = defineEmailTemplate({
  key: 'payment-requested',
  title: 'Payment link',
  occasion: 'To a buyer who is asked to pay something more for their order',
  subject: 'A payment for your order {order number}',
  words: [
    'Dear {name},',
    'for your order {order number} we ask you to pay:',
    '{sums}',
    'You pay by card on this page:',
    '{link}',
    'This link is yours alone and can be used until {until}.',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    ...BUYER_PLACEHOLDERS,
    ...TOTALS_PLACEHOLDER,
    until: { sample: 'December 5, 2026' },
    link: { sample: [{ link: 'https://gallery.example/pay/…' }], isRequired: true },
  },
});

const ORDER_LINK_EMAIL = defineEmailTemplate({
  key: 'order-put-aside',
  title: 'Order by link',
  occasion: 'To a buyer for whom the gallery put something aside, with the link to pay for it',
  subject: 'Your order {order number}: put aside until {until}',
  words: [
    'Dear {name},',
    '{words}',
    'this is put aside for you under the order number {order number}:',
    '{sums}',
    'You pay by card on this page:',
    '{link}',
    'This link is yours alone and can be used until {until}; until then nobody else can buy what is put aside.',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    ...BUYER_PLACEHOLDERS,
    ...TOTALS_PLACEHOLDER,
    words: { sample: ['As we said on the telephone:'] },
    until: { sample: 'December 5, 2026' },
    link: { sample: [{ link: 'https://gallery.example/pay/…' }], isRequired: true },
  },
});

const PAYMENT_RECEIVED_EMAIL = defineEmailTemplate({
  key: 'payment-received',
  title: 'Payment link: paid',
  occasion: 'To the buyer, once it is paid',
  subject: 'Payment received for your order {order number}',
  words: [
    'Dear {name},',
    'thank you: your payment for order {order number} has arrived.',
    '{sums}',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: { ...BUYER_PLACEHOLDERS, ...TOTALS_PLACEHOLDER },
});

const LATE_PAYMENT_REQUEST_REFUND_EMAIL = defineEmailTemplate({
  key: 'payment-returning',
  title: 'Payment link: paid too late',
  occasion: 'To a buyer whose payment arrived after it was asked for',
  subject: 'Your payment for order {order number} is on its way back',
  words: [
    'Dear {name},',
    'your payment of {amount} arrived when it was no longer asked for. The whole amount is on its way back to your card; banks take up to ten days to show it.',
    'Please write to {gallery email} with any question.',
    '{gallery}',
  ],
  placeholders: { ...BUYER_PLACEHOLDERS, amount: { sample: '$280.00' } },
});

const PAYMENT_RECEIVED_NOTIFICATION = defineEmailTemplate({
  key: 'notice-payment-received',
  title: 'Notice: payment link paid',
  occasion: 'To the gallery, once what it asked for by link is paid',
  subject: 'Paid: payment request on order {order number}',
  words: ['{buyer} has paid:', '{sums}'],
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
  { request, lines, order }: PaymentRequestEmailData,
  link: string,
): TemplatedEmail =>
  templatedEmail(PAYMENT_LINK_EMAIL, order.customerEmail, {
    ...buyerOf(order),
    sums: [totalsTable(lines, 'Total', request.amountCents)],
    until: day.format(request.expiresAt),
    link: [{ link }],
  });

/** To the buyer of a draft order: what is held for them, and where to pay for it. */
export const orderLinkEmail = (
  { request, lines, order }: PaymentRequestEmailData,
  { link, words }: { link: string; words: string },
): TemplatedEmail =>
  templatedEmail(ORDER_LINK_EMAIL, order.customerEmail, {
    ...buyerOf(order),
    words: paragraphsOf(words),
    sums: [totalsTable(lines, 'Total', request.amountCents)],
    until: day.format(request.expiresAt),
    link: [{ link }],
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
  return { rows: [...rows, [label, formatMoneyWithCents(totalCents)]] };
}

const paragraphsOf = (words: string): string[] => words.split(/\r?\n/).filter((line) => line.trim() !== '');

/** `December 5, 2026`, in UTC like all times of the gallery. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
