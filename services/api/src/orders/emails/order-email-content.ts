import { formatSize, formatMoneyWithCents, frameTypeLabel } from '@gallery/domain';
import { templatedEmail, type TemplatedEmail, type Settings } from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import {
  LATE_PAYMENT_REFUND_EMAIL,
  ORDER_ATTENTION_NOTIFICATION,
  ORDER_CONFIRMED_EMAIL,
  ORDER_PICTURE_EMAIL,
  ORDER_REFUNDED_EMAIL,
  ORDER_SOLD_NOTIFICATION,
} from './order-email-templates';
import { isDeliverable } from '../checkout/postal-address';
import { orderPrice } from '../documents/order-price';
import type { SoldOrderPrint } from '../domain-events';
import { formatPromisedDate } from '../lifecycle/promised-date';

/** Receives the notifications. */
type Owner = Pick<Settings['brand'], 'email'>;

/** To the buyer, once the order is paid. */
export const orderConfirmationEmail = (
  order: OrderEntity,
  lines: readonly OrderLineEntity[],
  prints: readonly SoldOrderPrint[],
  lookupUrl: string,
): TemplatedEmail =>
  templatedEmail(ORDER_CONFIRMED_EMAIL, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    'these prints are': prints.length === 1 ? 'this print is' : 'these prints are',
    prints: [{ rows: printRows(lines, prints) }],
    sums: [{ rows: [['Order', order.number], ...totalRows(order)] }],
    shipping: shippingText(order),
    until: promisedUntil(order),
    link: [{ link: lookupUrl }],
  });

function promisedUntil(order: OrderEntity): string {
  const promised = formatPromisedDate(order);
  return promised === null ? '' : `, until ${promised} at the latest`;
}

/** To the buyer: the studio has added a picture. */
export const pictureAddedEmail = (order: OrderEntity, lookupUrl: string): TemplatedEmail =>
  templatedEmail(ORDER_PICTURE_EMAIL, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    link: [{ link: lookupUrl }],
  });

/** To the owner: what was sold, and where it goes. */
export const saleNotification = (
  order: OrderEntity,
  lines: readonly OrderLineEntity[],
  prints: readonly SoldOrderPrint[],
  owner: Owner,
): TemplatedEmail =>
  templatedEmail(ORDER_SOLD_NOTIFICATION, owner.email, {
    buyer: `${order.customerName} (${order.customerEmail})`,
    'order number': order.number,
    prints: [{ rows: printRows(lines, prints) }],
    sums: [{ rows: totalRows(order) }],
    address: addressOf(order.shipping),
    telephone: order.shipping.phone || 'not given',
    shipping: shippingText(order),
    installation: installationText(order),
    wishes: order.notes ? `The buyer writes: ${order.notes}` : null,
    referral: order.referralPartnerId ? `Referred by: ${order.referralPartnerId}` : null,
  });

const addressOf = (address: OrderEntity['shipping']): string =>
  isDeliverable(address) ? addressText(address) : 'the buyer has not given an address yet';

const addressText = ({ fullName, street, city, state, zip, country }: OrderEntity['shipping']): string =>
  [fullName, street, city, state, zip, country].filter(Boolean).join(', ');

function installationText({ installation }: OrderEntity): string | null {
  if (!installation) return null;
  const { street, city, zip } = installation;
  return `Installation wished at: ${[street, city, zip].filter(Boolean).join(', ') || 'address to be asked'}.`;
}

/** To the buyer whose payment arrived after the prints had gone. */
export const latePaymentRefundEmail = (order: OrderEntity): TemplatedEmail =>
  templatedEmail(LATE_PAYMENT_REFUND_EMAIL, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    amount: formatMoneyWithCents(order.totalCents),
  });

/** To the buyer, about a full or partial refund by the owner. */
export const refundEmail = (order: OrderEntity, amountCents: number): TemplatedEmail =>
  templatedEmail(ORDER_REFUNDED_EMAIL, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    amount: formatMoneyWithCents(amountCents),
    'to the card':
      order.paymentReference === null
        ? ''
        : ' to the card you paid with; banks take up to ten days to show it',
    sums: [
      {
        rows: [
          ['Order', order.number],
          ['Paid', formatMoneyWithCents(order.totalCents)],
          ['Given back', formatMoneyWithCents(amountCents)],
        ],
      },
    ],
  });

/** What the owner reads about an order that needs a person. */
export type AlertedOrder = Readonly<
  Pick<OrderEntity, 'id' | 'number' | 'status' | 'customerName' | 'customerEmail' | 'totalCents'>
>;

/** To the owner: something about an order needs a person. */
export const alertNotification = (order: AlertedOrder, reason: string, owner: Owner): TemplatedEmail =>
  templatedEmail(ORDER_ATTENTION_NOTIFICATION, owner.email, {
    'order number': order.number,
    reason,
    facts: [
      {
        rows: [
          ['Order', order.number],
          ['Status', order.status],
          ['Buyer', `${order.customerName} (${order.customerEmail})`],
          ['Total', formatMoneyWithCents(order.totalCents)],
        ],
      },
    ],
  });

/** A line as pages describe it: `Inside Voice, 20 × 20 in, framed 32.5 × 32.5 in, Black Frame`. */
const describe = ({ title, size, frameSize, frameStyle }: OrderLineEntity): string =>
  [
    title,
    formatSize(size),
    ...(frameSize === null ? [] : [`framed ${formatSize(frameSize)}`]),
    frameTypeLabel(frameStyle),
  ].join(', ');

/** The lines with their numbers: `3 of 9, 4 of 9`. */
const printRows = (
  lines: readonly OrderLineEntity[],
  prints: readonly SoldOrderPrint[],
): [description: string, numbers: string][] =>
  lines.map((line) => [
    describe(line),
    prints
      .filter((print) => print.line.id === line.id)
      .map(({ editionNumber }) => `${editionNumber} of ${line.editionTotal}`)
      .join(', '),
  ]);

/** The price panel in an email; what is known about the delivery follows as a sentence. */
function totalRows(order: OrderEntity): [string, string][] {
  const { rows, charged, delivery } = orderPrice(order, 'Charged today');
  return [...rows, charged, ...(delivery ? [delivery] : [])].map(({ label, amount }) => [label, amount]);
}

function shippingText(order: OrderEntity): string | null {
  const shipping = orderPrice(order, '').rows.find(({ amount }) => amount === 'Separate');
  return shipping?.note ? `Shipping is separate: ${shipping.note}.` : null;
}
