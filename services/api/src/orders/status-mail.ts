import type { OrderStatus } from '@gallery/domain';
import { letter, type Letter, type MailBlock } from '../platform';
import type { Order } from './order.entity';
import type { MailLinks } from './order-links';
import { promisedDay } from './promised-date';
import { STATUS_TEMPLATES } from './status-templates';

interface StatusMailParts {
  order: Order;
  /** What the owner says about it. */
  note: string | null;
  links: MailLinks;
}

/** To the buyer: where their order stands now. Null for a status of which nobody is told. */
export function statusMail({ order, note, links }: StatusMailParts): Letter | null {
  const template = TEMPLATES[order.status];
  if (!template) return null;
  return letter(template, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    note,
    details: whatFollows(order, links),
    link: [{ link: links.orderLookup }],
  });
}

const TEMPLATES: Partial<Record<OrderStatus, (typeof STATUS_TEMPLATES)[keyof typeof STATUS_TEMPLATES]>> =
  STATUS_TEMPLATES;

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
