import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedgerService, type PrintRow } from '../../catalog';
import {
  cursorAfter,
  csvFile,
  DEFAULT_PAGE_SIZE,
  inBatches,
  parseCursorTime,
  decodeCursor,
  type CsvValue,
} from '../../platform';
import type { OrderList, OrderListQuery, OrderRow } from './dto/order-list.dto';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import { OrderListStore, type OrderFilterName, type OrderCursor } from './order-list.store';
import { salesChannelOf, attentionReasonsOf, paymentStatusOf } from '../lifecycle/order-derived-state';
import { OrdersStore } from '../orders.store';

const CSV_COLUMNS = [
  'Order',
  'Received (UTC)',
  'Status',
  'Payment',
  'Bought',
  'Name',
  'E-mail',
  'Works',
  'Subtotal',
  'Tax',
  'Card fee',
  'Total',
  'Refunded',
  'Shipping paid',
  'City',
  'State',
  'Country',
  'Referred by',
];

/** The console's list of orders: a page, or everything that matches as CSV. Four queries a page, however long it is, and two more for a search. */
@Injectable()
export class OrderListService {
  constructor(
    private readonly orderListStore: OrderListStore,
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of elsewhere */
  async page({ cursor, limit = DEFAULT_PAGE_SIZE, ...filter }: OrderListQuery): Promise<OrderList> {
    const sought = await this.orderListStore.resolveFilter(filter);
    // One more than asked for tells whether there is another page.
    const [found, total] = await Promise.all([
      this.orderListStore.page(sought, cursor ? decodeOrderCursor(cursor) : null, limit + 1),
      this.orderListStore.count(sought),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    return {
      items: await this.rows(shown),
      total,
      nextCursor: hasMore ? cursorAfter(last.createdAt.getTime(), last.id) : null,
    };
  }

  /** Everything that matches, newest first. */
  csv(filter: OrderFilterName): AsyncGenerator<string> {
    return csvFile(CSV_COLUMNS, this.batches(filter));
  }

  private async *batches(filter: OrderFilterName): AsyncGenerator<CsvValue[][]> {
    const sought = await this.orderListStore.resolveFilter(filter);
    for await (const orders of inBatches<OrderEntity>((last, limit) =>
      this.orderListStore.page(sought, last, limit),
    )) {
      const rows = await this.rows(orders);
      yield orders.flatMap((order, index) => {
        const row = rows[index];
        return row ? [csvValues(order, row)] : [];
      });
    }
  }

  private async rows(orders: readonly OrderEntity[]): Promise<OrderRow[]> {
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    const lines = await this.ordersStore.findLinesOfOrders(ids);
    const prints = await this.printLedgerService.listSold(ids);
    return orders.map((order) =>
      presentRow(
        order,
        lines.filter(({ orderId }) => orderId === order.id),
        prints.filter(({ orderId }) => orderId === order.id),
      ),
    );
  }
}

function decodeOrderCursor(cursor: string): OrderCursor {
  const [createdAt = '', id = ''] = decodeCursor(cursor, 2);
  return { createdAt: parseCursorTime(createdAt), id };
}

function presentRow(
  order: OrderEntity,
  lines: readonly OrderLineEntity[],
  prints: readonly PrintRow[],
): OrderRow {
  return {
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    customerName: order.customerName,
    email: order.customerEmail,
    lines: lines.map(({ id, title, size, quantity, editionTotal }) => ({
      title,
      size,
      quantity,
      numbers: prints.filter(({ orderLineId }) => orderLineId === id).map(({ number }) => number),
      total: editionTotal,
    })),
    total: toDollars(order.totalCents),
    refunded: toDollars(order.refundedCents),
    door: salesChannelOf(
      order,
      lines.some(({ photoId }) => photoId !== null),
    ),
    payment: paymentStatusOf(order),
    status: order.status,
    needs: attentionReasonsOf(order),
  };
}

function csvValues(order: OrderEntity, row: OrderRow): CsvValue[] {
  return [
    row.number,
    order.createdAt,
    row.status,
    row.payment,
    row.door,
    row.customerName,
    row.email,
    row.lines.map(describeLine).join('; '),
    toDollars(order.subtotalCents),
    toDollars(order.taxCents),
    toDollars(order.cardFeeCents),
    row.total,
    row.refunded,
    toDollars(order.shippingPaidCents),
    order.shipping.city,
    order.shipping.state,
    order.shipping.country,
    order.referralPartnerId,
  ];
}

/** `Inside Voice, 20x20, 6 of 9`. */
const describeLine = ({ title, size, quantity, numbers, total }: OrderRow['lines'][number]): string =>
  [
    title,
    size,
    ...(numbers.length > 0 ? [`${numbers.join(', ')} of ${total}`] : quantity > 1 ? [`× ${quantity}`] : []),
  ].join(', ');
