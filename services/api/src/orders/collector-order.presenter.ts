import { dollars } from '@gallery/domain';
import type { PrintRow } from '../catalogue';
import type { Picture } from '../media';
import { digitalFileOf } from './digital-file';
import type { CollectorOrder, CollectorOrderLine } from './dto/collector-order.dto';
import type { Order } from './order.entity';
import type { OrderEvent } from './order-event.entity';
import type { OrderLine } from './order-line.entity';
import { milestones } from './order-milestones';
import { promiseOf } from './promised-date';

interface CollectorOrderParts {
  order: Order;
  /** Of this order and of any others. */
  lines: readonly OrderLine[];
  events: readonly OrderEvent[];
  prints: readonly PrintRow[];
  pictures: readonly Picture[];
  /** The key that signs links to files, and the time of this answer. */
  files: { key: string; now: Date };
}

/** An order as its collector sees it; addresses and the gallery's own notes stay inside. */
export function presentCollectorOrder({
  order,
  lines,
  events,
  prints,
  pictures,
  files,
}: CollectorOrderParts): CollectorOrder {
  const own = lines.filter(({ orderId }) => orderId === order.id);
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    orderType: order.orderType,
    size: own[0]?.size ?? '',
    totalPrice: dollars(order.totalCents),
    notes: order.notes,
    trackingNumber: order.trackingNumber,
    trackingUrl: order.trackingUrl,
    promisedBy: promiseOf(order)?.toISOString() ?? null,
    lines: own.map((line) => ({
      ...presentLine(line, prints, pictures),
      digitalFile: digitalFileOf(order, line, files),
    })),
    events: milestones(events.filter(({ orderId }) => orderId === order.id)),
  };
}

function presentLine(
  line: OrderLine,
  prints: readonly PrintRow[],
  pictures: readonly Picture[],
): Omit<CollectorOrderLine, 'digitalFile'> {
  return {
    artworkId: line.artworkId,
    title: line.title,
    size: line.size,
    frameSize: line.frameSize,
    frameStyle: line.frameStyle,
    price: dollars(line.priceCents),
    quantity: line.quantity,
    editionTotal: line.editionTotal,
    numbers: prints.filter(({ orderLineId }) => orderLineId === line.id).map(({ number }) => number),
    picture: pictures.find(({ id }) => id === line.pictureId) ?? null,
  };
}
