import { toDollars, frameTypeLabel } from '@gallery/domain';
import type { PrintRow } from '../../catalog';
import type { Picture } from '../../media';
import type { PaymentView } from '../../payments';
import type { OrderMilestone, OrderReceipt, ReceiptLine } from './dto/order-receipt.dto';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventEntity, OrderEventKind } from '../entities/order-event.entity';
import { editionNumbersOf, type OrderLineEntity } from '../entities/order-line.entity';
import { promisedDate } from '../lifecycle/promised-date';

interface ReceiptData {
  order: OrderEntity;
  lines: readonly OrderLineEntity[];
  events: readonly OrderEventEntity[];
  prints: readonly PrintRow[];
  pictures: readonly Picture[];
  /** Null for an order without a payment of its own: paid offline, or by a payment request. */
  payment: PaymentView | null;
}

/** An order for its buyer. Addresses and the gallery's own notes are left out. */
export function presentReceipt({
  order,
  lines,
  events,
  prints,
  pictures,
  payment,
}: ReceiptData): OrderReceipt {
  return {
    orderNumber: order.number,
    status: order.status,
    payment: payment ? shownPaymentState(payment) : derivedPaymentState(order),
    customerName: order.customerName,
    email: order.customerEmail,
    createdAt: order.createdAt.toISOString(),
    lines: lines.map((line) => presentReceiptLine(line, prints, pictures)),
    subtotal: toDollars(order.subtotalCents),
    tax: toDollars(order.taxCents),
    cardFee: toDollars(order.cardFeeCents),
    extras: toDollars(order.extrasCents),
    total: toDollars(order.totalCents),
    shipping: {
      minis: toDollars(order.shippingMinisCents),
      framed: order.shippingFramed,
      paid: toDollars(order.shippingPaidCents),
    },
    promisedBy: promisedDate(order)?.toISOString() ?? null,
    trackingNumber: order.trackingNumber,
    trackingUrl: order.trackingUrl,
    events: presentMilestones(events),
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
  refunding: () => 'The prints were no longer reserved when the payment arrived. It goes back to you.',
  refunded: () => 'The payment went back to you.',
  'partly-refunded': () => 'Part of the payment went back to you.',
};

/** The history of an order as its buyer sees it, in the order of the events. */
export const presentMilestones = (events: readonly OrderEventEntity[]): OrderMilestone[] =>
  events.flatMap(({ kind, status, createdAt, note }) => {
    const buyerNote = MILESTONE_NOTES[kind];
    return buyerNote ? [{ status, at: createdAt.toISOString(), note: buyerNote(note) }] : [];
  });

/** A line of an order, as it was sold. */
export function presentReceiptLine(
  line: OrderLineEntity,
  prints: readonly PrintRow[],
  pictures: readonly Picture[],
): ReceiptLine {
  return {
    title: line.title,
    series: line.series,
    year: line.year,
    size: line.size,
    frameSize: line.frameSize,
    frameType: frameTypeLabel(line.frameStyle),
    price: toDollars(line.priceCents),
    quantity: line.quantity,
    editionNumbers: editionNumbersOf(line, prints),
    total: line.editionTotal,
    picture: pictures.find(({ id }) => id === line.pictureId) ?? null,
  };
}
