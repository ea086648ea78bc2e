import { toDollars, frameTypeLabel, orderSteps, withoutUndoneMoves } from '@gallery/domain';
import type { PrintRow } from '../../catalog';
import type { Picture } from '../../media';
import type { PaymentView } from '../../payments';
import type {
  OrderMilestone,
  OrderPrice,
  OrderReceipt,
  OrderStepRecord,
  ReceiptLine,
} from './dto/order-receipt.dto';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventEntity, OrderEventKind } from '../entities/order-event.entity';
import { editionNumbersOf, type OrderLineEntity } from '../entities/order-line.entity';
import { isAddressOpen, isDeliverable } from '../checkout/postal-address';
import { presentDigitalFile, type FileLinkSigner } from '../collector/digital-file-link';
import type { OpenBalance } from '../domain-events';
import type { OrderPicture } from '../studio/order-pictures.service';
import { promisedDate } from '../lifecycle/promised-date';
import { isMadeAndSent } from '../orders-policy';

interface ReceiptData {
  order: OrderEntity;
  lines: readonly OrderLineEntity[];
  events: readonly OrderEventEntity[];
  prints: readonly PrintRow[];
  pictures: readonly Picture[];
  /** From the studio. */
  studioPictures: OrderPicture[];
  /** Null for an order without its own payment: paid offline, or by a payment request. */
  payment: PaymentView | null;
  /** Open payments on the order. */
  balances: readonly OpenBalance[];
  /** Null leaves the links to files out. */
  fileLinks: FileLinkSigner | null;
}

/** An order for its buyer. The gallery's own notes are left out. */
export function presentReceipt({
  order,
  lines,
  events,
  prints,
  pictures,
  studioPictures,
  payment,
  balances,
  fileLinks,
}: ReceiptData): OrderReceipt {
  return {
    orderNumber: order.number,
    status: order.status,
    payment: payment ? shownPaymentState(payment) : derivedPaymentState(order),
    customerName: order.customerName,
    email: order.customerEmail,
    createdAt: order.createdAt.toISOString(),
    lines: lines.map((line) => ({
      ...presentReceiptLine(line, prints, pictures),
      digitalFile: fileLinks && presentDigitalFile(order, line, fileLinks),
    })),
    ...presentDelivery(order, balances),
    promisedBy: promisedDate(order)?.toISOString() ?? null,
    trackingNumber: order.trackingNumber,
    trackingUrl: order.trackingUrl,
    events: presentMilestones(events),
    steps: presentSteps(order, lines, events),
    pictures: studioPictures,
  };
}

/** The price of an order, how the prints reach the buyer, and what can be paid. Amounts in dollars. */
export function presentDelivery(
  order: OrderEntity,
  balances: readonly OpenBalance[],
): Pick<OrderReceipt, keyof OrderPrice | 'balances' | 'shippingAddress' | 'canEditAddress'> {
  const own = balances.filter(({ orderId }) => orderId === order.id);
  const delivery = own.find(({ isDelivery }) => isDelivery);
  return {
    subtotal: toDollars(order.subtotalCents),
    tax: toDollars(order.taxCents),
    cardFee: toDollars(order.cardFeeCents),
    extras: toDollars(order.extrasCents),
    total: toDollars(order.totalCents),
    paidAt: order.confirmedAt?.toISOString() ?? null,
    shipping: {
      minis: toDollars(order.shippingMinisCents),
      framed: order.shippingFramed,
      paid: toDollars(order.shippingPaidCents),
      quoted: order.shippingQuotedCents === null ? null : toDollars(order.shippingQuotedCents),
      due: toDollars(delivery?.amountCents ?? 0),
      payUrl: delivery?.payPath || null,
    },
    balances: own.map(({ id, description, amountCents, since, payPath }) => ({
      id,
      description,
      amount: toDollars(amountCents),
      since: since.toISOString(),
      payUrl: payPath,
    })),
    shippingAddress: isDeliverable(order.shipping) ? order.shipping : null,
    canEditAddress: isAddressOpen(order),
  };
}

const shownPaymentState = ({ state }: PaymentView): OrderReceipt['payment'] =>
  state === 'creating' ? 'open' : state;

/** What the order itself says about its payment. */
function derivedPaymentState({
  status,
  confirmedAt,
  refundedCents,
  totalCents,
}: OrderEntity): OrderReceipt['payment'] {
  if (confirmedAt === null) return status === 'pending' ? 'open' : 'expired';
  return refundedCents < totalCents ? 'paid' : 'refunded';
}

/** The part of an order's history that its buyer sees, and how. The rest is between the gallery and Stripe. */
const MILESTONE_NOTES: Partial<Record<OrderEventKind, (note: string | null) => string | null>> = {
  placed: () => null,
  confirmed: () => null,
  released: () => 'The payment was not made.',
  moved: (note) => note,
  'delivery-quoted': (note) => note,
  'address-changed': () => 'The shipping address was changed.',
  refunding: () =>
    'The prints were no longer on hold when the payment arrived. Your payment is being refunded.',
  refunded: () => 'Your payment was refunded.',
  'partly-refunded': () => 'Part of your payment was refunded.',
};

/** The history of an order as its buyer sees it, in the order of the events. */
export const presentMilestones = (events: readonly OrderEventEntity[]): OrderMilestone[] =>
  withoutUndoneMoves(events).flatMap(({ kind, status, createdAt, note }) => {
    const buyerNote = MILESTONE_NOTES[kind];
    return buyerNote ? [{ status, at: createdAt.toISOString(), note: buyerNote(note) }] : [];
  });

/** How far the order is. */
export const presentSteps = (
  { createdAt, status, orderType }: OrderEntity,
  lines: readonly OrderLineEntity[],
  events: readonly OrderEventEntity[],
): OrderStepRecord[] =>
  orderSteps(
    {
      createdAt,
      status,
      isFramed: lines.some(({ frameSize }) => frameSize !== null),
      isMade: isMadeAndSent({ orderType }),
    },
    events,
  ).map(({ step, at, isDone }) => ({ step, at: at?.toISOString() ?? null, isDone }));

/** A line of an order, as it was sold. */
export function presentReceiptLine(
  line: OrderLineEntity,
  prints: readonly PrintRow[],
  pictures: readonly Picture[],
): Omit<ReceiptLine, 'digitalFile'> {
  return {
    title: line.title,
    series: line.series,
    year: line.year,
    size: line.size,
    frameSize: line.frameSize,
    frameType: frameTypeLabel(line.frameStyle, line.customFrame),
    price: toDollars(line.priceCents),
    quantity: line.quantity,
    editionNumbers: editionNumbersOf(line, prints),
    total: line.editionTotal,
    picture: pictures.find(({ id }) => id === line.pictureId) ?? null,
  };
}
