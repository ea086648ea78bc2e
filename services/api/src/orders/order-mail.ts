import { formatSize, formatSum, frameTypeLabel } from '@gallery/domain';
import { letter, type Letter, type Settings } from '../platform';
import type { MailLinks } from './order-links';
import type { Order } from './order.entity';
import type { OrderLine } from './order-line.entity';
import { ATTENTION, SOLD } from './order-notice-templates';
import { CONFIRMATION, GIVEN_BACK, REFUND } from './order-templates';
import type { SoldNumber } from './orders.events';
import { promisedDay } from './promised-date';

/** Who is told by the notices. */
type Owner = Pick<Settings['brand'], 'email'>;

/** To the buyer, once the prints are theirs. */
export const confirmationMail = (
  order: Order,
  lines: readonly OrderLine[],
  prints: readonly SoldNumber[],
  links: MailLinks,
): Letter =>
  letter(CONFIRMATION, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    'these prints are': prints.length === 1 ? 'this print is' : 'these prints are',
    prints: [{ rows: lines.map((line) => [describe(line), numbersOf(line, prints)] as const) }],
    sums: [{ rows: [['Order', order.number], ...sums(order)] }],
    shipping: shippingWords(order),
    until: until(order),
    link: [{ link: links.orderLookup }],
  });

/** When the promise ends. */
function until(order: Order): string {
  const promised = promisedDay(order);
  return promised === null ? '' : `, until ${promised} at the latest`;
}

/** To the owner: what was sold, and where it goes. */
export const saleNotice = (
  order: Order,
  lines: readonly OrderLine[],
  prints: readonly SoldNumber[],
  owner: Owner,
): Letter =>
  letter(SOLD, owner.email, {
    buyer: `${order.customerName} (${order.customerEmail})`,
    'order number': order.number,
    prints: [{ rows: lines.map((line) => [describe(line), numbersOf(line, prints)] as const) }],
    sums: [{ rows: sums(order) }],
    address: addressOf(order.shipping),
    telephone: order.shipping.phone || 'not given',
    shipping: shippingWords(order),
    installation: installationWords(order),
    wishes: order.notes ? `The buyer writes: ${order.notes}` : null,
    referral: order.referralPartnerId ? `Referred by: ${order.referralPartnerId}` : null,
  });

const addressOf = ({ fullName, street, city, state, zip, country }: Order['shipping']): string =>
  [fullName, street, city, state, zip, country].filter(Boolean).join(', ');

function installationWords({ installation }: Order): string | null {
  if (!installation) return null;
  const { street, city, zip } = installation;
  return `Installation wished at: ${[street, city, zip].filter(Boolean).join(', ') || 'address to be asked'}.`;
}

/** To the buyer whose payment arrived after the prints had gone. */
export const refundMail = (order: Order): Letter =>
  letter(REFUND, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    amount: formatSum(order.totalCents),
  });

/** To the buyer, when the owner has given back what they paid, or a part of it. */
export const givenBackMail = (order: Order, amountCents: number): Letter =>
  letter(GIVEN_BACK, order.customerEmail, {
    name: order.customerName,
    'order number': order.number,
    amount: formatSum(amountCents),
    'to the card':
      order.paymentReference === null
        ? ''
        : ' to the card you paid with; banks take up to ten days to show it',
    sums: [
      {
        rows: [
          ['Order', order.number],
          ['Paid', formatSum(order.totalCents)],
          ['Given back', formatSum(amountCents)],
        ],
      },
    ],
  });

/** What the owner is told of an order that needs a person. */
export type AlarmingOrder = Readonly<
  Pick<Order, 'id' | 'number' | 'status' | 'customerName' | 'customerEmail' | 'totalCents'>
>;

/** To the owner: something about an order needs a person. */
export const alertNotice = (order: AlarmingOrder, reason: string, owner: Owner): Letter =>
  letter(ATTENTION, owner.email, {
    'order number': order.number,
    reason,
    facts: [
      {
        rows: [
          ['Order', order.number],
          ['Status', order.status],
          ['Buyer', `${order.customerName} (${order.customerEmail})`],
          ['Total', formatSum(order.totalCents)],
        ],
      },
    ],
  });

/** A line in the words of the pages: `Inside Voice, 20 × 20 in, framed 32.5 × 32.5 in, Black Frame`. */
const describe = ({ title, size, frameSize, frameStyle }: OrderLine): string =>
  [
    title,
    formatSize(size),
    ...(frameSize === null ? [] : [`framed ${formatSize(frameSize)}`]),
    frameTypeLabel(frameStyle),
  ].join(', ');

function numbersOf(line: OrderLine, prints: readonly SoldNumber[]): string {
  const numbers = prints.filter((print) => print.line.id === line.id).map(({ number }) => number);
  return numbers.map((number) => `${number} of ${line.editionTotal}`).join(', ');
}

function sums(order: Order): [string, string][] {
  const rows: [string, number][] = [
    ['Subtotal', order.subtotalCents],
    ['Sales tax', order.taxCents],
    ['Credit card fee', order.cardFeeCents],
    ['Shipping and framing', order.extrasCents],
  ];
  const shown = rows.filter(([, amount], index) => index === 0 || amount > 0);
  return [...shown, ['Total paid', order.totalCents] as const].map(([label, amount]) => [
    label,
    formatSum(amount),
  ]);
}

function shippingWords({ shippingMinisCents, shippingFramed }: Order): string | null {
  const parts = [
    ...(shippingMinisCents > 0 ? [`${formatSum(shippingMinisCents)} for minis`] : []),
    ...(shippingFramed === 'free-local' ? ['free delivery of framed works in the Dallas area'] : []),
    ...(shippingFramed === 'quoted' ? ['a quote for framed works follows'] : []),
  ];
  return parts.length > 0 ? `Shipping is separate: ${parts.join('; ')}.` : null;
}
