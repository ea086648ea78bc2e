import { dollars, frameTypeLabel } from '@gallery/domain';
import type { PrintRow } from '../catalogue';
import type { Picture } from '../media';
import type { PaymentView } from '../payments';
import type { OrderReceipt, ReceiptLine } from './dto/order-receipt.dto';
import type { Order } from './order.entity';
import type { OrderEvent } from './order-event.entity';
import type { OrderLine } from './order-line.entity';
import { milestones } from './order-milestones';
import { promiseOf } from './promised-date';

interface ReceiptParts {
  order: Order;
  lines: readonly OrderLine[];
  events: readonly OrderEvent[];
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
}: ReceiptParts): OrderReceipt {
  return {
    orderNumber: order.number,
    status: order.status,
    payment: payment ? shownState(payment) : stateOf(order),
    customerName: order.customerName,
    email: order.customerEmail,
    createdAt: order.createdAt.toISOString(),
    lines: lines.map((line) => presentLine(line, prints, pictures)),
    subtotal: dollars(order.subtotalCents),
    tax: dollars(order.taxCents),
    cardFee: dollars(order.cardFeeCents),
    extras: dollars(order.extrasCents),
    total: dollars(order.totalCents),
    shipping: {
      minis: dollars(order.shippingMinisCents),
      framed: order.shippingFramed,
      paid: dollars(order.shippingPaidCents),
    },
    promisedBy: promiseOf(order)?.toISOString() ?? null,
    trackingNumber: order.trackingNumber,
    trackingUrl: order.trackingUrl,
    events: milestones(events),
  };
}

const shownState = ({ state }: PaymentView): OrderReceipt['payment'] =>
  state === 'creating' ? 'open' : state;

/** What the order itself tells of its money. */
function stateOf({ status, confirmedAt, refundedCents, totalCents }: Order): OrderReceipt['payment'] {
  if (confirmedAt === null) return status === 'pending' ? 'open' : 'expired';
  return refundedCents < totalCents ? 'paid' : 'refunded';
}

function presentLine(
  line: OrderLine,
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
    price: dollars(line.priceCents),
    quantity: line.quantity,
    numbers: prints.filter(({ orderLineId }) => orderLineId === line.id).map(({ number }) => number),
    total: line.editionTotal,
    picture: pictures.find(({ id }) => id === line.pictureId) ?? null,
  };
}
