import { formatSum } from '@gallery/domain';
import type { KnownOrder } from '../orders';
import { composeMail, type MailBlock, type MailMessage } from '../platform';
import type { PaymentRequest } from './payment-request.entity';
import type { PaymentRequestLine } from './payment-request-line.entity';

/** What mails about a payment request are made of, and who signs them. */
export interface MailParts {
  request: PaymentRequest;
  lines: readonly PaymentRequestLine[];
  order: KnownOrder;
  from: { name: string; email: string };
}

/** To the buyer: what is asked for, and where to pay it. */
export function linkMail({ request, lines, order, from }: MailParts, link: string): MailMessage {
  return composeMail(order.customerEmail, `A payment for your order ${order.number}`, [
    `Dear ${order.customerName},`,
    `for your order ${order.number} we ask you to pay:`,
    sums(lines, 'Total', request.amountCents),
    'You pay by card on this page:',
    { link },
    `This link is yours alone and can be used until ${day.format(request.expiresAt)}.`,
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}

/** To the buyer, once it is paid. */
export function paidMail({ request, lines, order, from }: MailParts): MailMessage {
  return composeMail(order.customerEmail, `Payment received for your order ${order.number}`, [
    `Dear ${order.customerName},`,
    `thank you: your payment for order ${order.number} has arrived.`,
    sums(lines, 'Total paid', request.amountCents),
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}

/** To the owner: what was paid, and by whom. */
export function paidNotice({ request, lines, order, from }: MailParts): MailMessage {
  return composeMail(from.email, `Paid: payment request on order ${order.number}`, [
    `${order.customerName} (${order.customerEmail}) has paid:`,
    sums(lines, 'Total paid', request.amountCents),
  ]);
}

/** To the buyer whose payment arrived after the request was closed. */
export function returnMail(request: PaymentRequest, order: KnownOrder, from: MailParts['from']): MailMessage {
  return composeMail(order.customerEmail, `Your payment for order ${order.number} is on its way back`, [
    `Dear ${order.customerName},`,
    `your payment of ${formatSum(request.amountCents)} arrived when it was no longer asked for. The whole amount is on ` +
      'its way back to your card; banks take up to ten days to show it.',
    `Please write to ${from.email} with any question.`,
    from.name,
  ]);
}

function sums(lines: readonly PaymentRequestLine[], label: string, totalCents: number): MailBlock {
  const rows = lines.map(({ description, amountCents }): [string, string] => [
    description,
    formatSum(amountCents),
  ]);
  return { rows: [...rows, [label, formatSum(totalCents)]] };
}

/** `December 5, 2026`, in UTC like every time of the gallery. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
