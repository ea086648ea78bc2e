import { formatSize, formatSum, frameTypeLabel } from '@gallery/domain';
import { composeMail, type MailMessage } from '../platform';
import type { MailLinks } from './order-links';
import type { Order } from './order.entity';
import type { OrderLine } from './order-line.entity';
import type { SoldNumber } from './orders.events';
import { promisedDay } from './promised-date';

/** Who signs the mails. */
export interface Sender {
  name: string;
  email: string;
}

/** To the buyer, once the prints are theirs. */
export function confirmationMail(
  order: Order,
  lines: readonly OrderLine[],
  prints: readonly SoldNumber[],
  from: Sender,
  links: MailLinks,
): MailMessage {
  return composeMail(order.customerEmail, `Your order ${order.number}`, [
    `Dear ${order.customerName},`,
    `thank you for your purchase. Your payment has arrived and ${prints.length === 1 ? 'this print is' : 'these prints are'} now yours:`,
    { rows: lines.map((line) => [describe(line), numbersOf(line, prints)]) },
    { rows: [['Order', order.number], ...sums(order)] },
    ...shippingWords(order),
    `What happens next: every print is made for you, signed and numbered, which takes about 3–5 weeks${until(order)}. A ` +
      'certificate of authenticity belongs to each. We contact you within 48 hours about delivery.',
    'You can see how far it is at any time:',
    { link: links.orderLookup },
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}

/** When the promise ends (G90). */
function until(order: Order): string {
  const promised = promisedDay(order);
  return promised === null ? '' : `, until ${promised} at the latest`;
}

/** To the owner: what was sold, and where it goes. */
export function saleNotice(
  order: Order,
  lines: readonly OrderLine[],
  prints: readonly SoldNumber[],
  owner: Sender,
): MailMessage {
  const { shipping } = order;
  return composeMail(owner.email, `Sold: order ${order.number}`, [
    `${order.customerName} (${order.customerEmail}) has bought:`,
    { rows: lines.map((line) => [describe(line), numbersOf(line, prints)]) },
    { rows: sums(order) },
    `Ship to: ${[shipping.fullName, shipping.street, shipping.city, shipping.state, shipping.zip, shipping.country].filter(Boolean).join(', ')}. Telephone: ${shipping.phone || 'not given'}.`,
    ...shippingWords(order),
    ...(order.installation
      ? [
          `Installation wished at: ${[order.installation.street, order.installation.city, order.installation.zip].filter(Boolean).join(', ') || 'address to be asked'}.`,
        ]
      : []),
    ...(order.notes ? [`The buyer writes: ${order.notes}`] : []),
    ...(order.referralPartnerId ? [`Referred by: ${order.referralPartnerId}`] : []),
  ]);
}

/** To the buyer whose payment arrived after the prints had gone. */
export function refundMail(order: Order, from: Sender): MailMessage {
  return composeMail(order.customerEmail, `Your payment for order ${order.number} is on its way back`, [
    `Dear ${order.customerName},`,
    `your payment of ${formatSum(order.totalCents)} arrived when the prints were no longer reserved for you, and we ` +
      'could not let you have them. We are sorry. The whole amount is on its way back to your card; banks take up to ten days to show it.',
    `Please write to ${from.email} if we can help you find another print.`,
    from.name,
  ]);
}

/** To the buyer, when the owner has given back what they paid, or a part of it. */
export function givenBackMail(order: Order, amountCents: number, from: Sender): MailMessage {
  const isCard = order.paymentReference !== null;
  return composeMail(order.customerEmail, `A refund for your order ${order.number}`, [
    `Dear ${order.customerName},`,
    `we have given back ${formatSum(amountCents)} of what you paid for this order${isCard ? ' to the card you paid with; banks take up to ten days to show it' : ''}.`,
    {
      rows: [
        ['Order', order.number],
        ['Paid', formatSum(order.totalCents)],
        ['Given back', formatSum(amountCents)],
      ],
    },
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}

/** What the owner is told of an order that needs a person. */
export type AlarmingOrder = Readonly<
  Pick<Order, 'id' | 'number' | 'status' | 'customerName' | 'customerEmail' | 'totalCents'>
>;

/** To the owner: something about an order needs a person. */
export function alertNotice(order: AlarmingOrder, sentence: string, owner: Sender): MailMessage {
  return composeMail(owner.email, `Please look at order ${order.number}`, [
    sentence,
    {
      rows: [
        ['Order', order.number],
        ['Status', order.status],
        ['Buyer', `${order.customerName} (${order.customerEmail})`],
        ['Total', formatSum(order.totalCents)],
      ],
    },
  ]);
}

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
  ];
  const shown = rows.filter(([, amount], index) => index === 0 || amount > 0);
  return [...shown, ['Total paid', order.totalCents] as const].map(([label, amount]) => [
    label,
    formatSum(amount),
  ]);
}

function shippingWords({ shippingMinisCents, shippingFramed }: Order): string[] {
  const parts = [
    ...(shippingMinisCents > 0 ? [`${formatSum(shippingMinisCents)} for minis`] : []),
    ...(shippingFramed === 'free-local' ? ['free delivery of framed works in the Dallas area'] : []),
    ...(shippingFramed === 'quoted' ? ['a quote for framed works follows'] : []),
  ];
  return parts.length > 0 ? [`Shipping is separate: ${parts.join('; ')}.`] : [];
}
