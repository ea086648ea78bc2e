import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedgerService, type PrintRow } from '../../catalog';
import { encodeCursor, DEFAULT_PAGE_SIZE, inBatches, parseCursorTime, decodeCursor } from '../../platform';
import type { OrderList, OrderListQuery, OrderRow } from './dto/order-list.dto';
import type { OrderEntity } from '../entities/order.entity';
import { editionNumbersOf, type OrderLineEntity } from '../entities/order-line.entity';
import { OrderListStore, type OrderFilter, type OrderCursor } from './order-list.store';
import { salesChannelOf, attentionReasonsOf, paymentStatusOf } from '../lifecycle/order-derived-state';
import { OrdersStore } from '../orders.store';
import { ordersCsv, type OrderCsvSource } from './orders-csv';

/** The admin's list of orders. Four queries for a page of any length, and two more for a search. */
@Injectable()
export class OrderListService {
  constructor(
    private readonly orderListStore: OrderListStore,
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
  ) {}

  /** @throws AppError `validation_failed` for a cursor that this list did not give out */
  async page({ cursor, limit = DEFAULT_PAGE_SIZE, ...filter }: OrderListQuery): Promise<OrderList> {
    const resolved = await this.orderListStore.resolveFilter(filter);
    // One more than requested tells whether there is another page.
    const [found, total] = await Promise.all([
      this.orderListStore.page(resolved, cursor ? decodeOrderCursor(cursor) : null, limit + 1),
      this.orderListStore.count(resolved),
    ]);
    const orders = found.slice(0, limit);
    const last = orders.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    return {
      items: await this.rows(orders),
      total,
      nextCursor: hasMore ? encodeCursor(last.createdAt.getTime(), last.id) : null,
    };
  }

  /** Everything that matches, newest first. */
  csv(filter: OrderFilter): AsyncGenerator<string> {
    return ordersCsv(this.csvBatches(filter));
  }

  private async *csvBatches(filter: OrderFilter): AsyncGenerator<OrderCsvSource[]> {
    const resolved = await this.orderListStore.resolveFilter(filter);
    for await (const orders of inBatches<OrderEntity>((last, limit) =>
      this.orderListStore.page(resolved, last, limit),
    )) {
      const rows = await this.rows(orders);
      yield orders.flatMap((order, index) => {
        const row = rows[index];
        return row ? [{ order, row }] : [];
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
    lines: lines.map((line) => ({
      title: line.title,
      size: line.size,
      quantity: line.quantity,
      editionNumbers: editionNumbersOf(line, prints),
      total: line.editionTotal,
    })),
    total: toDollars(order.totalCents),
    refunded: toDollars(order.refundedCents),
    salesChannel: salesChannelOf(
      order,
      lines.some(({ photoId }) => photoId !== null),
    ),
    payment: paymentStatusOf(order),
    status: order.status,
    needs: attentionReasonsOf(order),
  };
}
