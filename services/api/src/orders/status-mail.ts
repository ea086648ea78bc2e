import type { OrderStatus } from '@gallery/domain';
import { composeMail, type MailBlock, type MailMessage } from '../platform';
import type { Order } from './order.entity';
import type { MailLinks } from './order-links';
import type { Sender } from './order-mail';
import { promisedDay } from './promised-date';

interface StatusMailParts {
  order: Order;
  /** What the owner says about it. */
  note: string | null;
  from: Sender;
  links: MailLinks;
}

/** Subject and first sentence for each status that the owner gives. */
const NEWS: Partial<Record<OrderStatus, { subject: (number: string) => string; sentence: string }>> = {
  approved: {
    subject: (number) => `Your order ${number} is approved`,
    sentence: 'we have looked through your order, and all is ready for its making.',
  },
  processing: {
    subject: (number) => `Your order ${number} is being made`,
    sentence: 'your order is in the studio: it is being printed, signed and numbered.',
  },
  reviewing: {
    subject: (number) => `We are looking at your order ${number}`,
    sentence:
      'we are looking at a detail of your order. You need not do anything; we write to you if we have a question.',
  },
  shipped: {
    subject: (number) => `Your order ${number} is on its way`,
    sentence: 'your order has left the studio and is on its way to you.',
  },
  delivered: {
    subject: (number) => `Your order ${number} has arrived`,
    sentence: 'your order has been delivered. We hope that it looks just as you imagined.',
  },
  completed: {
    subject: (number) => `Your order ${number} is complete`,
    sentence: 'with this your order is complete. Thank you for collecting with us.',
  },
  rejected: {
    subject: (number) => `We could not accept your order ${number}`,
    sentence: 'we are sorry: we cannot carry out your order.',
  },
  cancelled: {
    subject: (number) => `Your order ${number} was cancelled`,
    sentence: 'your order has been cancelled.',
  },
};

/** To the buyer: where their order stands now (G55). Null for a status of which nobody is told. */
export function statusMail({ order, note, from, links }: StatusMailParts): MailMessage | null {
  const news = NEWS[order.status];
  if (!news) return null;
  return composeMail(order.customerEmail, news.subject(order.number), [
    `Dear ${order.customerName},`,
    news.sentence,
    ...(note === null ? [] : [note]),
    ...whatFollows(order, links),
    'Your order with its numbers can be seen here:',
    { link: links.orderLookup },
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}

function whatFollows(order: Order, links: MailLinks): MailBlock[] {
  switch (order.status) {
    case 'shipped':
      return tracking(order);
    case 'delivered':
      return certificate(order, links);
    case 'rejected':
    case 'cancelled':
      return order.refundedCents < order.totalCents
        ? ['Your payment is on its way back to your card; banks take up to ten days to show it.']
        : [];
    default:
      return promise(order);
  }
}

function tracking({ carrier, trackingNumber, trackingUrl }: Order): MailBlock[] {
  const rows: [label: string, value: string][] = [
    ...(carrier === null ? [] : [['Carrier', carrier] satisfies [string, string]]),
    ...(trackingNumber === null ? [] : [['Tracking number', trackingNumber] satisfies [string, string]]),
  ];
  return [
    ...(rows.length === 0 ? [] : [{ rows }]),
    ...(trackingUrl === null ? [] : ['Follow the parcel here:', { link: trackingUrl }]),
  ];
}

/** Guests find it as well, once an account has proved that the address is theirs. */
function certificate({ collectorId, customerEmail }: Order, { account }: MailLinks): MailBlock[] {
  return [
    collectorId === null
      ? `A certificate of authenticity belongs to each print. It waits for you: open an account for ${customerEmail}, ` +
        'confirm the address, and you find it there.'
      : 'A certificate of authenticity belongs to each print. You find it in your account:',
    { link: account },
  ];
}

function promise(order: Order): MailBlock[] {
  const promised = promisedDay(order);
  return promised === null ? [] : [`It will be made by ${promised} at the latest.`];
}
