import { toDollars, frameTypeLabel } from '@gallery/domain';
import type { PrintRow } from '../../catalog';
import type { Picture } from '../../media';
import type { PaymentView } from '../../payments';
import type { OrderReceipt, ReceiptLine } from './dto/order-receipt.dto';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventEntity } from '../entities/order-event.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import { presentMilestones } from './order-milestones';
import { promisedDate } from '../lifecycle/promised-date';

interface ReceiptData {
  order: OrderEntity;
  lines: readonly OrderLineEntity[];
  events: readonly OrderEventEntity[];
  prints: readonly PrintRow[];
  pictures: readonly Picture[];
  /** Null for an order that has no payment of its own: paid at the gallery, or by a payment request. */
  payment: PaymentView | null;
}

/** What the buyer may see of an order; addresses and the gallery's own notes stay inside. */
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
    lines: lines.map((line) => presentLine(line, prints, pictures)),
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

/** What the order itself tells of its money. */
function derivedPaymentState({
  status,
  confirmedAt,
  refundedCents,
  totalCents,
}: OrderEntity): OrderReceipt['payment'] {
  if (confirmedAt === null) return status === 'pending' ? 'open' : 'expired';
  return refundedCents < totalCents ? 'paid' : 'refunded';
}

function presentLine(
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
    numbers: prints.filter(({ orderLineId }) => orderLineId === line.id).map(({ number }) => number),
    total: line.editionTotal,
    picture: pictures.find(({ id }) => id === line.pictureId) ?? null,
  };
}
