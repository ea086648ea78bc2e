import type { OrderStatus } from '@gallery/domain';
import { letter, type Letter, type EmailBlock } from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEmailLinks } from './order-email-links';
import { formatPromisedDate } from '../lifecycle/promised-date';
import { ORDER_STATUS_EMAIL_TEMPLATES } from './order-status-email';

interface StatusEmailData {
  order: OrderEntity;
  /** What the owner says about it. */
  note: string | null;
  links: OrderEmailLinks;
}

/** To the buyer: where their order stands now. Null for a status of which nobody is told. */
export function orderStatusEmail({ order, note, links }: StatusEmailData): Letter | null {
  const template = TEMPLATES[order.status];
  if (!template) return null;
  return letter(template, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    note,
    details: statusDetails(order, links),
    link: [{ link: links.orderLookup }],
  });
}

const TEMPLATES: Partial<
  Record<OrderStatus, (typeof ORDER_STATUS_EMAIL_TEMPLATES)[keyof typeof ORDER_STATUS_EMAIL_TEMPLATES]>
> = ORDER_STATUS_EMAIL_TEMPLATES;

function statusDetails(order: OrderEntity, links: OrderEmailLinks): EmailBlock[] {
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

/** Guests find it as well, once an account has proved that the address is theirs. */
function certificateDetails(
  { collectorId, customerEmail }: OrderEntity,
  { account }: OrderEmailLinks,
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
