import { toDollars } from '@gallery/domain';
import type { PrintRow } from '../../catalog';
import type { Picture } from '../../media';
import { presentDigitalFile } from './digital-file-link';
import type { CollectorOrder, CollectorOrderLine } from './dto/collector-order.dto';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventEntity } from '../entities/order-event.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import { presentMilestones } from '../receipts/order-milestones';
import { promisedDate } from '../lifecycle/promised-date';

interface CollectorOrderData {
  order: OrderEntity;
  /** Of this order and of any others. */
  lines: readonly OrderLineEntity[];
  events: readonly OrderEventEntity[];
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
}: CollectorOrderData): CollectorOrder {
  const own = lines.filter(({ orderId }) => orderId === order.id);
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    orderType: order.orderType,
    size: own[0]?.size ?? '',
    totalPrice: toDollars(order.totalCents),
    notes: order.notes,
    trackingNumber: order.trackingNumber,
    trackingUrl: order.trackingUrl,
    promisedBy: promisedDate(order)?.toISOString() ?? null,
    lines: own.map((line) => ({
      ...presentLine(line, prints, pictures),
      digitalFile: presentDigitalFile(order, line, files),
    })),
    events: presentMilestones(events.filter(({ orderId }) => orderId === order.id)),
  };
}

function presentLine(
  line: OrderLineEntity,
  prints: readonly PrintRow[],
  pictures: readonly Picture[],
): Omit<CollectorOrderLine, 'digitalFile'> {
  return {
    artworkId: line.artworkId,
    title: line.title,
    size: line.size,
    frameSize: line.frameSize,
    frameStyle: line.frameStyle,
    price: toDollars(line.priceCents),
    quantity: line.quantity,
    editionTotal: line.editionTotal,
    numbers: prints.filter(({ orderLineId }) => orderLineId === line.id).map(({ number }) => number),
    picture: pictures.find(({ id }) => id === line.pictureId) ?? null,
  };
}
