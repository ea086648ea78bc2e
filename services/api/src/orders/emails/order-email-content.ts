import { formatMoneyWithCents } from '@gallery/domain';
import {
  templatedEmail,
  type EmailBlock,
  type EmailWork,
  type TemplatedEmail,
  type Settings,
} from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import { orderLink, workBlocks } from './order-status.email-templates';
import {
  LATE_PAYMENT_REFUND_EMAIL,
  ORDER_ATTENTION_NOTIFICATION,
  ORDER_CONFIRMED_EMAIL,
  ORDER_PICTURE_EMAIL,
  ORDER_REFUNDED_EMAIL,
  ORDER_SOLD_NOTIFICATION,
} from './order.email-templates';
import { isDeliverable } from '../checkout/postal-address';
import { orderPricePanel } from '../order-price-panel';
import { formatPromisedDate } from '../lifecycle/promised-date';

/** Receives the notifications. */
type Owner = Pick<Settings['brand'], 'email'>;

/** To the buyer, once the order is paid. */
export const orderConfirmationEmail = (
  order: OrderEntity,
  works: readonly EmailWork[],
  { lookupUrl, timeZone }: { lookupUrl: string; timeZone: string },
): TemplatedEmail =>
  templatedEmail(ORDER_CONFIRMED_EMAIL, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    'these prints are': countPrints(works) === 1 ? 'this print is' : 'these prints are',
    prints: workBlocks(works),
    sums: [totals(order, [['Order', order.number]])],
    shipping: shippingText(order),
    until: promisedUntil(order, timeZone),
    link: [orderLink(lookupUrl)],
  });

function promisedUntil(order: OrderEntity, timeZone: string): string {
  const promised = formatPromisedDate(order, timeZone);
  return promised === null ? '' : `; yours will be ready by ${promised}`;
}

/** To the buyer: the studio has added a picture. */
export const pictureAddedEmail = (
  order: OrderEntity,
  works: readonly EmailWork[],
  lookupUrl: string,
): TemplatedEmail =>
  templatedEmail(ORDER_PICTURE_EMAIL, order.customerEmail, {
    name: order.customerName,
    prints: workBlocks(works),
    'order number': order.number,
    link: [orderLink(lookupUrl)],
  });

/** To the owner: what was sold, and where it goes. */
export const saleNotification = (
  order: OrderEntity,
  works: readonly EmailWork[],
  owner: Owner,
): TemplatedEmail =>
  templatedEmail(ORDER_SOLD_NOTIFICATION, owner.email, {
    buyer: `${order.customerName} (${order.customerEmail})`,
    'order number': order.number,
    prints: workBlocks(works),
    sums: [totals(order)],
    address: addressOf(order.shipping),
    telephone: order.shipping.phone || 'not given',
    shipping: shippingText(order),
    installation: installationText(order),
    wishes: order.notes ? `Buyer’s note: ${order.notes}` : null,
    referral: order.referralPartnerId ? `Referred by: ${order.referralPartnerId}` : null,
  });

const addressOf = (address: OrderEntity['shipping']): string =>
  isDeliverable(address) ? addressText(address) : 'the buyer has not given an address yet';

const addressText = ({ fullName, street, city, state, zip, country }: OrderEntity['shipping']): string =>
  [fullName, street, city, state, zip, country].filter(Boolean).join(', ');

function installationText({ installation }: OrderEntity): string | null {
  if (!installation) return null;
  const { street, city, zip } = installation;
  return `Installation requested at: ${[street, city, zip].filter(Boolean).join(', ') || 'address not given yet'}.`;
}

/** To the buyer whose payment arrived after the prints had gone. */
export const latePaymentRefundEmail = (order: OrderEntity): TemplatedEmail =>
  templatedEmail(LATE_PAYMENT_REFUND_EMAIL, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    amount: formatMoneyWithCents(order.totalCents),
  });

/** To the buyer, about a full or partial refund by the owner. */
export const refundEmail = (
  order: OrderEntity,
  works: readonly EmailWork[],
  amountCents: number,
): TemplatedEmail =>
  templatedEmail(ORDER_REFUNDED_EMAIL, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    amount: formatMoneyWithCents(amountCents),
    prints: workBlocks(works),
    'to the card':
      order.paymentReference === null
        ? ''
        : ' to the card you paid with; it can take up to ten days to appear',
    sums: [
      {
        rows: [
          ['Order', order.number],
          ['Paid', formatMoneyWithCents(order.totalCents)],
          ['Refunded', formatMoneyWithCents(amountCents)],
        ],
        total: 'Refunded',
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

const countPrints = (works: readonly EmailWork[]): number =>
  works.reduce((total, { editionNumbers = [] }) => total + editionNumbers.length, 0);

/** The price panel in an email; what is known about the delivery follows as a sentence. */
function totals(order: OrderEntity, facts: readonly [string, string][] = []): EmailBlock {
  const { rows, charged, delivery } = orderPricePanel(order, 'Charged today');
  const amounts = [...rows, charged, ...(delivery ? [delivery] : [])];
  return {
    rows: [...facts, ...amounts.map(({ label, amount }) => [label, amount] as const)],
    total: charged.label,
  };
}

function shippingText(order: OrderEntity): string | null {
  const shipping = orderPricePanel(order, '').rows.find(({ amount }) => amount === 'Separate');
  return shipping?.note ? `Shipping is separate. ${shipping.note}.` : null;
}
