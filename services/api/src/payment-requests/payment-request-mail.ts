import { formatSum } from '@gallery/domain';
import type { KnownOrder } from '../orders';
import { letter, mailTemplate, type Letter, type MailBlock, type MailTemplate } from '../platform';
import type { PaymentRequest } from './payment-request.entity';
import type { PaymentRequestLine } from './payment-request-line.entity';

/** What mails about a payment request are made of. */
export interface MailParts {
  request: PaymentRequest;
  lines: readonly PaymentRequestLine[];
  order: KnownOrder;
}

const BUYER = {
  name: { sample: 'Ada Byron' },
  'order number': { sample: 'TF-7K3M-Q9XD' },
} as const;
const SUMS = {
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

const LINK = mailTemplate({
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
    ...BUYER,
    ...SUMS,
    until: { sample: 'December 5, 2026' },
    link: { sample: [{ link: 'https://gallery.example/pay/…' }], isRequired: true },
  },
});

const PUT_ASIDE = mailTemplate({
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
    ...BUYER,
    ...SUMS,
    words: { sample: ['As we said on the telephone:'] },
    until: { sample: 'December 5, 2026' },
    link: { sample: [{ link: 'https://gallery.example/pay/…' }], isRequired: true },
  },
});

const PAID = mailTemplate({
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
  placeholders: { ...BUYER, ...SUMS },
});

const RETURNING = mailTemplate({
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
  placeholders: { ...BUYER, amount: { sample: '$280.00' } },
});

const NOTICE = mailTemplate({
  key: 'notice-payment-received',
  title: 'Notice: payment link paid',
  occasion: 'To the gallery, once what it asked for by link is paid',
  subject: 'Paid: payment request on order {order number}',
  words: ['{buyer} has paid:', '{sums}'],
  placeholders: {
    buyer: { sample: 'Ada Byron (ada@mail.example)' },
    'order number': BUYER['order number'],
    ...SUMS,
  },
});

/** What the gallery is told of its payment requests. */
export const PAYMENT_REQUEST_NOTICES: readonly MailTemplate[] = [NOTICE];

/** Mails about payment requests whose words the owner may change. */
export const PAYMENT_REQUEST_MAILS: readonly MailTemplate[] = [LINK, PUT_ASIDE, PAID, RETURNING];

/** To the buyer: what is asked for, and where to pay it. */
export const linkMail = ({ request, lines, order }: MailParts, link: string): Letter =>
  letter(LINK, order.customerEmail, {
    ...buyerOf(order),
    sums: [sums(lines, 'Total', request.amountCents)],
    until: day.format(request.expiresAt),
    link: [{ link }],
  });

/** To the buyer of an order that was agreed upon by mail: what is put aside, and where to pay for it. */
export const orderLinkMail = (
  { request, lines, order }: MailParts,
  { link, words }: { link: string; words: string },
): Letter =>
  letter(PUT_ASIDE, order.customerEmail, {
    ...buyerOf(order),
    words: paragraphsOf(words),
    sums: [sums(lines, 'Total', request.amountCents)],
    until: day.format(request.expiresAt),
    link: [{ link }],
  });

/** To the buyer, once it is paid. */
export const paidMail = ({ request, lines, order }: MailParts): Letter =>
  letter(PAID, order.customerEmail, {
    ...buyerOf(order),
    sums: [sums(lines, 'Total paid', request.amountCents)],
  });

/** To the owner: what was paid, and by whom. */
export const paidNotice = ({ request, lines, order }: MailParts, owner: { email: string }): Letter =>
  letter(NOTICE, owner.email, {
    buyer: `${order.customerName} (${order.customerEmail})`,
    'order number': order.number,
    sums: [sums(lines, 'Total paid', request.amountCents)],
  });

/** To the buyer whose payment arrived after the request was closed. */
export const returnMail = (request: PaymentRequest, order: KnownOrder): Letter =>
  letter(RETURNING, order.customerEmail, { ...buyerOf(order), amount: formatSum(request.amountCents) });

const buyerOf = ({ customerName, number }: KnownOrder) => ({ name: customerName, 'order number': number });

function sums(lines: readonly PaymentRequestLine[], label: string, totalCents: number): MailBlock {
  const rows = lines.map(({ description, amountCents }): [string, string] => [
    description,
    formatSum(amountCents),
  ]);
  return { rows: [...rows, [label, formatSum(totalCents)]] };
}

const paragraphsOf = (words: string): string[] => words.split(/\r?\n/).filter((line) => line.trim() !== '');

/** `December 5, 2026`, in UTC like every time of the gallery. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
